/// A position in whole cells; x grows to the right, y downward.
public struct Point: Hashable, Sendable {
  /// Columns from the left edge.
  public var x: Int
  /// Rows from the top edge.
  public var y: Int

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a position from its two coordinates in cells.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis, in cells.
  public subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// The position moved by `dx` columns and `dy` rows.
  public func moved(x dx: Int = 0, y dy: Int = 0) -> Point { Point(x: x + dx, y: y + dy) }
}
