import CollectionViews
import CompositionalLayout
import Geometry
import Playback
import Terminal

extension AppState {
  /// Rows one notch of the wheel scrolls, as in most programs.
  private static let wheelRows = 3

  /// Takes what was done with the mouse: a click focuses, a second one opens, the wheel scrolls
  /// what is under the pointer, a click on the bar of what plays goes there, one on the name of a
  /// column sorts by it.
  mutating func take(_ mouse: MouseEvent, at now: Int) -> [Effect] {
    guard isLargeEnough else { return [] }
    switch mouse.action {
    case .press(.primary): return click(at: mouse.position, at: now)
    case .wheel(let direction): turn(direction, at: mouse.position)
    case .press, .release, .drag, .move: break
    }
    return []
  }

  private mutating func click(at point: Point, at now: Int) -> [Effect] {
    if let bar = progressBars().first(where: { $0.contains(point) }) {
      return seek(to: point.x, of: bar)
    }
    if prompt == nil, let column = heading(at: point) {
      sort(byHeading: column, at: now)
      return []
    }
    guard let item = screen.view.item(at: point.moved(y: -1)), isInCollection(point) else {
      return []
    }
    if prompt?.purpose == .search { prompt = nil }
    guard prompt == nil else { return [] }
    if item == screen.view.focusedItem { return perform(.open, at: now) }
    screen.view.focus(on: item)
    return []
  }

  private func isInCollection(_ point: Point) -> Bool {
    point.y >= 1 && point.y < size.height - 2
  }

  /// The column whose name is at a point.
  private func heading(at point: Point) -> TrackColumn? {
    guard screen.description.hasTrackTable, isInCollection(point) else { return nil }
    let place = point.moved(y: -1)
    let header = screen.view.visibleElements().first { element in
      element.identity == .boundary(.header, .tracks) && element.rect.contains(place)
    }
    return header.flatMap { header in
      trackTableHeader().column(at: place.x - header.rect.minX, in: header.rect.width)
    }
  }

  private mutating func turn(_ direction: WheelDirection, at point: Point) {
    guard isInCollection(point) else { return }
    switch direction {
    case .up: screen.view.scroll(by: -Self.wheelRows)
    case .down: screen.view.scroll(by: Self.wheelRows)
    case .left: screen.view.stepStrip(at: point.moved(y: -1), forward: false)
    case .right: screen.view.stepStrip(at: point.moved(y: -1), forward: true)
    }
  }

  /// The bars of what plays that are shown: that of the footer, and that of Now Playing.
  private func progressBars() -> [Rect] {
    guard prompt == nil else { return [] }
    var bars: [Rect] = []
    if message == nil, let bar = playingLine()?.bar(in: size.width, ambiguousWidth) {
      bars.append(Rect(x: bar.x, y: size.height - 2, width: bar.width, height: 1))
    }
    for element in screen.view.visibleElements() where element.identity == .item(.nowPlaying) {
      let card = playingCard(size: element.rect.size, ItemState())
      guard let bar = card.bar(in: element.rect.size) else { continue }
      let shown = bar.moved(x: element.rect.minX, y: element.rect.minY).moved(y: 1)
      if isInCollection(shown.origin) { bars.append(shown) }
    }
    return bars
  }

  /// Goes to the place in what plays that a column of its bar stands for.
  private mutating func seek(to column: Int, of bar: Rect) -> [Effect] {
    guard let duration = player.status.duration else { return [] }
    return play(.seekTo((column - bar.minX) * duration / bar.width))
  }
}
