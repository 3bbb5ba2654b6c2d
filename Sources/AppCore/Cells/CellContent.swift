import Terminal

/// What an element of the screen shows.
///
/// The redraw compares contents: an element whose rectangle and content did not change is not
/// drawn again.
enum CellContent: Hashable, Sendable {
  case titleBar(TitleBar)
  case footer(FooterLine)
  case navigation(NavigationRow)
  case header(SectionHeader)
  case tile(AlbumTile)
  case lines(AlbumLines)
  case row(ListRow)
  case track(TrackRow)
  case album(AlbumHeader)
  case label(ColorLabel)
  case notice(Notice)
  case focusBar(FocusBar)
  case inspectorRegion(InspectorRegion)
  case inspectorLine(InspectorLine)

  private var drawing: any CellDrawing {
    switch self {
    case .titleBar(let cell): cell
    case .footer(let cell): cell
    case .navigation(let cell): cell
    case .header(let cell): cell
    case .tile(let cell): cell
    case .lines(let cell): cell
    case .row(let cell): cell
    case .track(let cell): cell
    case .album(let cell): cell
    case .label(let cell): cell
    case .notice(let cell): cell
    case .focusBar(let cell): cell
    case .inspectorRegion(let cell): cell
    case .inspectorLine(let cell): cell
    }
  }

  /// Draws the content into the whole of a canvas that was cleared before.
  func draw(on canvas: inout Canvas, look: Look) { drawing.draw(on: &canvas, look: look) }
}
