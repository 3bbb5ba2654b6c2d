public import Geometry

/// A direction in which the focus moves over the screen.
public enum Direction: Hashable, Sendable, CaseIterable {
  /// Toward the top row.
  case up
  /// Toward the bottom row.
  case down
  /// Toward the first column.
  case left
  /// Toward the last column.
  case right

  /// The axis it runs along.
  public var axis: Axis {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }

  /// Whether coordinates grow along it.
  public var isForward: Bool { self == .down || self == .right }
}
