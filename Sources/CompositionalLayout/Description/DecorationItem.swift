public import Geometry

/// An element behind a section that has no data.
public struct DecorationItem: Hashable, Sendable {
  /// The part of a section that a decoration covers.
  public enum Scope: String, Hashable, Sendable {
    /// Everything: boundary items and insets included.
    case section
    /// The content and its insets, without the boundary items.
    case content
  }

  /// The element's name.
  public var kind: ElementKind
  /// The covered part of the section.
  public var scope: Scope
  /// Room between the covered part and the element.
  public var contentInsets: EdgeInsets
  /// The depth; at 0 and above, the section's items are lifted to one more.
  public var zIndex: Int

  /// Makes a background.
  public static func background(
    kind: ElementKind = .background, contentInsets: EdgeInsets = .zero, scope: Scope = .section,
    zIndex: Int = 0
  ) -> DecorationItem {
    DecorationItem(kind: kind, scope: scope, contentInsets: contentInsets, zIndex: zIndex)
  }
}
