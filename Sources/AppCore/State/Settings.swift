/// What a person may choose about the look of lists and grids.
public struct Settings: Hashable, Sendable {
  /// How many columns album grids have.
  public var columns: GridColumns

  /// Makes settings; what is left out is the default.
  public init(columns: GridColumns = .automatic) { self.columns = columns }
}
