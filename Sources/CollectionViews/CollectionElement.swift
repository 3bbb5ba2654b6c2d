public import Geometry

/// An element that can be seen now, in the coordinates of the collection's viewport.
public struct CollectionElement<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Which element it is.
  public var identity: ElementIdentity<SectionID, ItemID>
  /// Where it is shown; cells relative to the viewport's top left, may reach outside.
  public var rect: Rect
  /// The part of the viewport it may draw in; cells relative to the viewport's top left.
  public var clip: Rect
  /// Higher is nearer to the person.
  public var zIndex: Int

  @usableFromInline
  init(
    identity: ElementIdentity<SectionID, ItemID>, rect: Rect, clip: Rect, zIndex: Int
  ) {
    self.identity = identity
    self.rect = rect
    self.clip = clip
    self.zIndex = zIndex
  }
}
