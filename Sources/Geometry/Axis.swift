/// A direction of the screen.
///
/// Layout code is written once over a main and a cross axis; `Size`, `Point` and `Rect` answer
/// for an axis through subscripts, so no rule is written twice.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along a row of cells.
  case horizontal
  /// Along a column of cells.
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
