import MusicModel

/// What a person may choose about the look of lists and grids.
public struct Settings: Hashable, Sendable {
  /// How many columns album grids have.
  public var columns: GridColumns
  /// The order of the Albums screen, as it was chosen last.
  var albumOrder = AlbumOrder.title
  /// Whether albums are tiles or rows, as it was chosen last.
  var albumMode = AlbumMode.tiles

  /// Makes settings; what is left out is the default.
  public init(columns: GridColumns = .automatic) { self.columns = columns }
}
