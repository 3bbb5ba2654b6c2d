public import Geometry

/// A width and a height, each described by a dimension.
public struct LayoutSize: Hashable, Sendable {
  /// Describes the columns.
  public var width: Dimension
  /// Describes the rows.
  public var height: Dimension

  /// Makes a size from its two dimensions.
  public init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// All of the parent: the full width and the full height.
  public static let full = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

  /// The dimension along an axis.
  public subscript(axis: Axis) -> Dimension {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
