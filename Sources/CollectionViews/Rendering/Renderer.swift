public import DiffableSnapshot
public import Geometry
public import Terminal

/// Draws scenes into a frame that it keeps, running drawing code only where something changed.
///
/// Drawing code gets the content of an element and a canvas of the element's extent. It must draw
/// equal cells for equal contents and extents, whatever the canvas shows of it at the moment; it
/// may leave cells alone or restyle what lies below.
///
///     var renderer = Renderer<AlbumID, AlbumTile>()
///     let report = renderer.render(scene) { tile, canvas in tile.draw(on: &canvas) }
///     screen.flush(renderer.frame, cursor: scene.cursor)
///     report.drawnElements     // nothing when the scene is the one before
///
/// After every call `frame` is cell by cell what `Renderer.full` gives for the scene.
public struct Renderer<ID: Hashable & Sendable, Content: Equatable & Sendable>: Sendable {
  /// The cells of the scene rendered last.
  public var frame: Frame { cells }
  @usableFromInline var cells = Frame.empty
  /// The scene rendered last; nil when there is none or it must not be built upon.
  @usableFromInline var scene: Scene<ID, Content>?

  /// Makes a renderer with an empty frame.
  public init() {}

  /// Makes the frame show a scene.
  ///
  /// - Parameters:
  ///   - scene: What to show.
  ///   - draw: Draws the content of an element.
  /// - Returns: What had to be done.
  /// - Complexity: O(*v* log *v*) for *v* elements in view, plus the cells that changed.
  @discardableResult
  @inlinable
  public mutating func render(
    _ scene: Scene<ID, Content>, draw: (Content, inout Canvas) -> Void
  ) -> RenderReport {
    let known = self.scene
    self.scene = scene
    guard let known, known.size == scene.size, known.background == scene.background,
      known.ambiguousWidth == scene.ambiguousWidth
    else {
      let plan = RedrawPlan(drawing: scene.elements, size: scene.size)
      cells = Frame(size: scene.size, ambiguousWidth: scene.ambiguousWidth)
      return perform(plan, of: scene, isFull: true, draw: draw)
    }
    var scrolledBy: Int?
    if let region = scene.scrollRegion, region == known.scrollRegion {
      scrolledBy = known.scrollOffset - scene.scrollOffset
    }
    let plan = RedrawPlan(
      from: known.elements, to: scene.elements, size: scene.size,
      scrollRegion: scene.scrollRegion, scrolledBy: scrolledBy,
      isContinuation: { cells[$0].isContinuation })
    return perform(plan, of: scene, isFull: false, draw: draw)
  }

  /// Draws all elements of a scene on a cleared frame: what every rendering must look like.
  @inlinable
  public static func full(
    _ scene: Scene<ID, Content>, draw: (Content, inout Canvas) -> Void
  ) -> Frame {
    var renderer = Renderer()
    renderer.render(scene, draw: draw)
    return renderer.frame
  }

  /// Forgets what is shown, so that the next scene is drawn whole.
  public mutating func invalidate() { scene = nil }

  @inlinable
  mutating func perform(
    _ plan: RedrawPlan<ID>, of scene: Scene<ID, Content>, isFull: Bool,
    draw: (Content, inout Canvas) -> Void
  ) -> RenderReport {
    for scroll in plan.scrolls { cells.scroll(scroll.band, by: scroll.dy) }
    for rect in plan.clears {
      cells.draw(in: rect) { $0.fill($0.visible, style: scene.background) }
    }
    var drawn: Set<Int> = []
    for step in plan.draws {
      let element = scene.elements[step.element]
      cells.draw(in: element.rect, clippedTo: step.clip) { draw(element.content, &$0) }
      drawn.insert(step.element)
    }
    return RenderReport(
      isFull: isFull, drawnElements: drawn.sorted(), drawCount: plan.draws.count,
      scrolls: plan.scrolls,
      clearedCells: plan.clears.reduce(0) { $0 + $1.width * $1.height })
  }
}
