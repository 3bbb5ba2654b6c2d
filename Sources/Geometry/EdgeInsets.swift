/// Distances from the four edges of a rectangle, in whole cells.
///
/// Leading and trailing follow the reading direction: leading is left in a left-to-right layout.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows from the top edge.
  public var top: Int
  /// Columns from the leading edge.
  public var leading: Int
  /// Rows from the bottom edge.
  public var bottom: Int
  /// Columns from the trailing edge.
  public var trailing: Int

  /// No insets.
  public static let zero = EdgeInsets()

  /// Makes insets; what is left out is zero.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset on all four edges, in cells.
  public init(all inset: Int) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// The inset before the content along an axis: leading or top.
  public func start(_ axis: Axis) -> Int { axis == .horizontal ? leading : top }

  /// The inset after the content along an axis: trailing or bottom.
  public func end(_ axis: Axis) -> Int { axis == .horizontal ? trailing : bottom }

  /// Both insets of an axis together, in cells.
  public func total(_ axis: Axis) -> Int { start(axis) + end(axis) }
}
