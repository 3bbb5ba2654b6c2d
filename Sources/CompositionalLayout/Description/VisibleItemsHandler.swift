public import Geometry

/// An element in view, as a handler may change it.
public struct VisibleItem: Hashable, Sendable {
  /// Which element it is.
  public let path: ElementPath
  /// Where it is shown; may be moved or resized.
  public var rect: Rect
  /// The depth.
  public var zIndex: Int
  /// Whether it is left out.
  public var isHidden = false
}

/// A function over the visible elements of a section, comparable by identity.
///
/// It runs after the layout, on what is in view only, so it works with self-sizing items as well;
/// it can move, raise or hide elements but never changes where others lie.
public final class VisibleItemsHandler: Hashable, Sendable {
  /// Changes the elements; the point is the section's sideways offset and the viewport's start.
  public let body: @Sendable (inout [VisibleItem], Point, Environment) -> Void

  /// Wraps a function.
  public init(_ body: @escaping @Sendable (inout [VisibleItem], Point, Environment) -> Void) {
    self.body = body
  }

  /// Whether both are the same wrapped function.
  public static func == (first: VisibleItemsHandler, second: VisibleItemsHandler) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
