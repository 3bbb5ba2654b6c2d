internal import Geometry

/// Room between or beside elements, in whole cells.
public enum Spacing: Hashable, Sendable {
  /// Exactly this many cells; negative values overlap.
  case fixed(Int)
  /// At least this many cells; what is left over on the axis is shared evenly among all of these.
  case flexible(Int)

  /// The least number of cells.
  public var minimum: Int {
    switch self {
    case .fixed(let cells), .flexible(let cells):
      max(-Limits.length, min(Limits.length, cells))
    }
  }

  /// Whether it grows into free room.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Room outside the four edges of an item or group; unlike insets it moves the neighbours.
public struct EdgeSpacing: Hashable, Sendable {
  /// Room before the leading edge, if any.
  public var leading: Spacing?
  /// Room above, if any.
  public var top: Spacing?
  /// Room after the trailing edge, if any.
  public var trailing: Spacing?
  /// Room below, if any.
  public var bottom: Spacing?

  /// No room at any edge.
  public static let none = EdgeSpacing()

  /// Makes edge spacing; what is left out takes no room.
  public init(
    leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing before an element along an axis: leading or top.
  func start(_ axis: Axis) -> Spacing { (axis == .horizontal ? leading : top) ?? .fixed(0) }

  /// The spacing after an element along an axis: trailing or bottom.
  func end(_ axis: Axis) -> Spacing { (axis == .horizontal ? trailing : bottom) ?? .fixed(0) }
}
