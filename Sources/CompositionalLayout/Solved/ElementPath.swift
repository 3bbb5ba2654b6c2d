/// The position of an element in a layout: which one it is by counting, not by identity.
public enum ElementPath: Hashable, Sendable {
  /// A data item.
  case item(section: Int, item: Int)
  /// A header, footer or other boundary item; a section of nil means the layout's own.
  case boundary(kind: ElementKind, section: Int?)
  /// An element attached to an item, or to the group that starts with it.
  case supplementary(kind: ElementKind, section: Int, item: Int)
  /// A background.
  case decoration(kind: ElementKind, section: Int)
}
