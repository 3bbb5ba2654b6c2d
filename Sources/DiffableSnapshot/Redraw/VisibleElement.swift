public import Geometry

/// One element of a screen as it is to be drawn: where, over what, and with which content.
///
/// Identity and content are separate: the `id` says which element this is, `content` is everything
/// that its drawing depends on besides the extent of `rect`. Equal contents in equal extents must
/// draw equal cells.
public struct VisibleElement<ID: Hashable & Sendable, Content: Equatable & Sendable>: Sendable,
  Equatable
{
  /// Which element it is; unique among the elements of one screen.
  public var id: ID
  /// Where it lies, in cells of the screen; may reach outside of the screen and of `clip`.
  public var rect: Rect
  /// The part of the screen it may draw in, such as the viewport of a strip.
  public var clip: Rect
  /// What lies over what: higher ones are drawn later, equal ones in the order of the list.
  public var zIndex: Int
  /// What is drawn.
  public var content: Content

  /// Makes an element; without a clip it may draw in all of its rectangle.
  public init(id: ID, rect: Rect, clip: Rect? = nil, zIndex: Int = 0, content: Content) {
    self.id = id
    self.rect = rect
    self.clip = clip ?? rect
    self.zIndex = zIndex
    self.content = content
  }
}
