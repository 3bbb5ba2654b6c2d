import CollectionViews
import Geometry
import Playback
import Terminal

extension AppState {
  /// Rows one notch of the wheel scrolls, as in most programs.
  private static let wheelRows = 3

  /// Takes what was done with the mouse: a click focuses, a second one opens, the wheel scrolls what
  /// is under the pointer, a click on the bar of what plays goes there.
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
    if point.y == size.height - 2 { return seek(to: point.x) }
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

  private mutating func turn(_ direction: WheelDirection, at point: Point) {
    guard isInCollection(point) else { return }
    switch direction {
    case .up: screen.view.scroll(by: -Self.wheelRows)
    case .down: screen.view.scroll(by: Self.wheelRows)
    case .left: screen.view.stepStrip(at: point.moved(y: -1), forward: false)
    case .right: screen.view.stepStrip(at: point.moved(y: -1), forward: true)
    }
  }

  /// Goes to the place in what plays that a column of its bar stands for.
  private mutating func seek(to column: Int) -> [Effect] {
    guard prompt == nil, message == nil, let playing = playingLine(),
      let bar = playing.bar(in: size.width), let duration = player.status.duration,
      column >= bar.x, column < bar.x + bar.width
    else { return [] }
    return play(.seekTo((column - bar.x) * duration / bar.width))
  }
}
