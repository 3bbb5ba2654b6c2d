public import CollectionViews
public import Geometry
public import Terminal

/// Keeps the picture of the state on the screen: what changed is drawn, nothing else.
public struct Presenter: Sendable {
  private var renderer = Renderer<ElementID, CellContent>()
  private let registrations = CellRegistrations<Look>.standard
  private var lastScreen: ScreenKind?
  private var lastLook: Look?
  /// Whether every frame is drawn whole, to measure what planning saves.
  private let drawsEverything: Bool

  /// A frame and where the cursor goes in it.
  public struct Picture: Sendable {
    /// All cells.
    public var frame: Frame
    /// The pictures of its picture cells.
    public var pictures: PictureSet
    /// The cursor's cell; `nil` hides it.
    public var cursor: Point?
    /// What was drawn to get there.
    public var report: RenderReport
    /// Types of content that nothing is registered for; they were not drawn.
    public var missing: Set<MissingRegistration>
  }

  /// Makes a presenter that has shown nothing yet.
  public init(drawsEverything: Bool = false) { self.drawsEverything = drawsEverything }

  /// The picture of a state; only elements whose rectangle or content changed are drawn.
  public mutating func present(_ state: borrowing AppState) -> Picture {
    var scene = state.present()
    if state.screen.kind != lastScreen { scene.scrollRegion = nil }
    lastScreen = state.screen.kind
    if drawsEverything || state.look != lastLook { renderer.invalidate() }
    lastLook = state.look
    var missing: Set<MissingRegistration> = []
    let report = renderer.render(scene) { content, canvas in
      if let finding = registrations.draw(content, on: &canvas, context: state.look) {
        missing.insert(finding)
      }
    }
    return Picture(
      frame: renderer.frame, pictures: state.pictures, cursor: scene.cursor, report: report,
      missing: missing)
  }
}
