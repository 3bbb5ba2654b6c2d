public import Geometry

/// One hand-placed element of a custom group.
public struct CustomItem: Hashable, Sendable {
  /// Where it lies, in cells from the group's top leading corner.
  public var rect: Rect
  /// Its depth relative to the section's items.
  public var zIndex: Int

  /// Makes a hand-placed element.
  public init(rect: Rect, zIndex: Int = 0) {
    self.rect = rect
    self.zIndex = zIndex
  }
}

/// The function of a custom group, comparable by identity so that descriptions stay values.
public final class CustomItemProvider: Hashable, Sendable {
  /// Gives the rectangles for a group's container.
  public let items: @Sendable (Environment) -> [CustomItem]

  /// Wraps a function.
  public init(_ items: @escaping @Sendable (Environment) -> [CustomItem]) { self.items = items }

  /// Whether both are the same wrapped function.
  public static func == (first: CustomItemProvider, second: CustomItemProvider) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
