/// An extent in whole cells.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Makes an extent from columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis, in cells.
  public subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// Whether no cell lies inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
