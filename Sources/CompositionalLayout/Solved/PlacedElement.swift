public import Geometry

/// An element where it is shown.
public struct PlacedElement: Hashable, Sendable {
  /// Which element it is.
  public var path: ElementPath
  /// Where it is shown, in content coordinates: pins and sideways offsets are applied.
  public var rect: Rect
  /// The depth; larger is nearer.
  public var zIndex: Int
  /// The part of the content outside which it must not be drawn: its strip's viewport.
  public var clip: Rect?
  /// Whether it is shown elsewhere than it lies, to stay in view.
  public var isPinned: Bool

  /// Makes a placed element.
  public init(
    path: ElementPath, rect: Rect, zIndex: Int = 0, clip: Rect? = nil, isPinned: Bool = false
  ) {
    self.path = path
    self.rect = rect
    self.zIndex = zIndex
    self.clip = clip
    self.isPinned = isPinned
  }
}

/// The visible part of the content, and how far each strip is scrolled sideways.
public struct Viewport: Hashable, Sendable {
  /// The visible cells, in content coordinates.
  public var rect: Rect
  /// Cells a section is scrolled in reading direction (or down, in a horizontal layout).
  public var stripOffsets: [Int: Int]

  /// Makes a viewport.
  public init(rect: Rect, stripOffsets: [Int: Int] = [:]) {
    self.rect = rect
    self.stripOffsets = stripOffsets
  }
}
