/// What an element shows, of whatever type.
///
/// The redraw compares contents: an element whose rectangle and content did not change is not
/// drawn again. Contents of different types are never equal.
public struct CellContent: Hashable, Sendable {
  /// The content itself.
  public var value: any Hashable & Sendable { box.value }

  /// One reference: lists of contents are passed on and compared without copying what they show.
  private let box: any ContentBox

  /// Wraps a content.
  public init(_ value: some Hashable & Sendable) { box = TypedBox(value) }

  /// Whether two contents are of one type and equal.
  public static func == (left: CellContent, right: CellContent) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  /// Feeds the content into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }

  /// The content, if it is of a type.
  func content<Content: Hashable & Sendable>(as _: Content.Type) -> Content? {
    (box as? TypedBox<Content>)?.content
  }

  /// The type of the content.
  var type: any (Hashable & Sendable).Type { box.type }
}

/// A content whose type is not known.
private protocol ContentBox: AnyObject, Sendable {
  var value: any Hashable & Sendable { get }
  var type: any (Hashable & Sendable).Type { get }
  func isEqual(to other: any ContentBox) -> Bool
}

private final class TypedBox<Content: Hashable & Sendable>: ContentBox {
  let content: Content

  init(_ content: Content) { self.content = content }

  var value: any Hashable & Sendable { content }

  var type: any (Hashable & Sendable).Type { Content.self }

  func isEqual(to other: any ContentBox) -> Bool {
    guard let other = other as? Self else { return false }
    return other.content == content
  }
}
