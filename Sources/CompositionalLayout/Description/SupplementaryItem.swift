public import Geometry

/// An element attached to an item or a group, such as a badge; it moves nothing.
///
/// Without an item anchor the element lies inside the host's anchored corner. Fractions of its
/// size refer to the host's rectangle after insets.
public struct SupplementaryItem: Hashable, Sendable {
  /// The element's own size.
  public var size: LayoutSize
  /// The element's name.
  public var kind: ElementKind
  /// The point of the host.
  public var containerAnchor: Anchor
  /// The point of the element itself that meets the host's; nil takes the same edges.
  public var itemAnchor: Anchor?
  /// Room between the element's place and its rectangle.
  public var contentInsets: EdgeInsets = .zero
  /// The depth; nil means above the items.
  public var zIndex: Int?

  /// Makes an attached element.
  public init(
    size: LayoutSize, kind: ElementKind, containerAnchor: Anchor, itemAnchor: Anchor? = nil,
    zIndex: Int? = nil
  ) {
    self.size = size
    self.kind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}
