public import Geometry

/// What leads from the frame on screen to the next one: bands to scroll, rectangles to clear,
/// elements to draw.
///
/// Starting from the cells of the old frame, perform the scrolls, then the clears, then the draws
/// in the order given, each clipped. The result is cell by cell the frame that drawing all new
/// elements on a cleared screen would give. Drawn are only elements that appeared, whose rectangle,
/// clip, order or content changed, or that share a cell with what was cleared; an element that a
/// scroll has moved to its place is not drawn.
///
///     let plan = RedrawPlan(from: old, to: new, size: Size(width: 80, height: 24))
///     for scroll in plan.scrolls { frame.scroll(scroll.band, by: scroll.dy) }
///     for rect in plan.clears { frame.clear(rect) }
///     for draw in plan.draws {
///       let element = new[draw.element]
///       frame.draw(in: element.rect, clippedTo: draw.clip) { paint(element.content, on: &$0) }
///     }
public struct RedrawPlan<ID: Hashable & Sendable>: Sendable, Equatable {
  /// Bands whose cells move up or down, to be moved first; at most one for now.
  public var scrolls: [BandScroll]
  /// Disjoint rectangles of the screen to be made blank.
  public var clears: [Rect]
  /// What is drawn, the lowest first.
  public var draws: [Draw]

  /// An element to be drawn in a part of the screen.
  public struct Draw: Hashable, Sendable {
    /// The identity of the element.
    public var id: ID
    /// Its index in the list of new elements.
    public var element: Int
    /// The only part of the screen to draw in, inside of the element's rectangle and clip.
    public var clip: Rect

    /// Makes a step of a plan.
    public init(id: ID, element: Int, clip: Rect) {
      self.id = id
      self.element = element
      self.clip = clip
    }
  }

  /// Makes a plan from its steps.
  public init(scrolls: [BandScroll] = [], clears: [Rect] = [], draws: [Draw] = []) {
    self.scrolls = scrolls
    self.clears = clears
    self.draws = draws
  }

  /// Whether the frame stays as it is.
  public var isEmpty: Bool { scrolls.isEmpty && clears.isEmpty && draws.isEmpty }
}

/// A part of the screen whose cells move up or down.
public struct BandScroll: Hashable, Sendable {
  /// The cells that move; what would leave the rectangle is lost, the rows left behind are blank.
  public var band: Rect
  /// Rows to move by, down when positive.
  public var dy: Int

  /// Makes a scroll.
  public init(band: Rect, dy: Int) {
    self.band = band
    self.dy = dy
  }
}
