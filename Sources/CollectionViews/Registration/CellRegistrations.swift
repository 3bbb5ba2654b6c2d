public import Terminal

/// The registrations of a screen, by the type of what they draw.
public struct CellRegistrations<Context: Sendable>: Sendable {
  private typealias Drawing = @Sendable (CellContent, inout Canvas, Context) -> Void
  private var drawings: [ObjectIdentifier: Drawing] = [:]

  /// Makes an empty set of registrations.
  public init() {}

  /// Adds a registration; a later one for the same type takes its place.
  public mutating func register<Content>(_ registration: CellRegistration<Content, Context>) {
    drawings[ObjectIdentifier(Content.self)] = { content, canvas, context in
      guard let value = content.content(as: Content.self) else { return }
      registration.draw(value, &canvas, context)
    }
  }

  /// Draws a content by the registration for its type.
  ///
  /// - Parameters:
  ///   - content: What is to be shown.
  ///   - canvas: The element's rectangle, cleared.
  ///   - context: What every drawing may know, such as a theme.
  /// - Returns: A finding when there is no registration; nothing is drawn then.
  /// - Complexity: O(1) besides the drawing itself.
  public func draw(
    _ content: CellContent, on canvas: inout Canvas, context: Context
  ) -> MissingRegistration? {
    guard let drawing = drawings[ObjectIdentifier(content.type)] else {
      return MissingRegistration(type: "\(content.type)")
    }
    drawing(content, &canvas, context)
    return nil
  }
}

/// The finding that nothing is registered for a type of content.
public struct MissingRegistration: Hashable, Sendable {
  /// The name of the type.
  public let type: String
}
