public import DiffableSnapshot
public import Geometry
public import Terminal

/// Everything a screen shows at one moment: the elements in view, and what is known of scrolling.
public struct Scene<ID: Hashable & Sendable, Content: Equatable & Sendable>: Sendable {
  /// The screen.
  public var size: Size
  /// The elements in view, in any number of layers; identities are unique.
  public var elements: [VisibleElement<ID, Content>]
  /// The part of the screen whose content scrolls, if any.
  public var scrollRegion: Rect?
  /// How many rows that content is scrolled by: it stands that many rows higher than at the start.
  public var scrollOffset: Int
  /// Where the terminal's cursor is shown; nil hides it.
  public var cursor: Point?
  /// The style of cells that no element paints.
  public var background: Style
  /// The rule by which text is measured.
  public var ambiguousWidth: AmbiguousWidth

  /// Makes a scene.
  public init(
    size: Size, elements: [VisibleElement<ID, Content>] = [], scrollRegion: Rect? = nil,
    scrollOffset: Int = 0, cursor: Point? = nil, background: Style = .plain,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.size = size
    self.elements = elements
    self.scrollRegion = scrollRegion
    self.scrollOffset = scrollOffset
    self.cursor = cursor
    self.background = background
    self.ambiguousWidth = ambiguousWidth
  }
}
