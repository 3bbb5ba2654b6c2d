/// What an element shows, of whatever type.
///
/// The redraw compares contents: an element whose rectangle and content did not change is not
/// drawn again. Contents of different types are never equal.
public struct CellContent: Hashable, Sendable {
  /// The content itself.
  public let value: any Hashable & Sendable

  /// Wraps a content.
  public init(_ value: some Hashable & Sendable) { self.value = value }

  /// Whether two contents are of one type and equal.
  public static func == (left: CellContent, right: CellContent) -> Bool {
    isEqual(left.value, right.value)
  }

  /// Feeds the content into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }

  private static func isEqual<Value: Hashable & Sendable>(
    _ left: Value, _ right: any Hashable & Sendable
  ) -> Bool {
    (right as? Value) == left
  }
}
