import CollectionViews
import DiffableSnapshot
import Geometry
import MusicModel

extension AppState {
  /// Moves the focus.
  mutating func move(_ command: Command, count: Int?, at now: Int) -> [Effect] {
    switch command {
    case .move(let direction): screen.view.move(direction, times: count ?? 1)
    case .first: screen.view.moveToFirst()
    case .last: screen.view.moveToLast()
    case .halfPage(let forward): page(by: 2, forward: forward, times: count)
    case .page(let forward): page(by: 1, forward: forward, times: count)
    case .section(let forward):
      for _ in 0..<min(count ?? 1, screen.view.snapshot.numberOfSections) {
        screen.view.moveToSection(forward: forward)
      }
    case .letter(let letter): return jump(to: letter, at: now)
    case .findNext(let forward):
      for _ in 0..<min(count ?? 1, 1_000) { moveToFinding(forward: forward, at: now) }
    default: break
    }
    return []
  }

  private mutating func page(by parts: Int, forward: Bool, times: Int?) {
    let rows = max(1, screen.view.size.height / parts - (parts == 1 ? 1 : 0))
    for _ in 0..<min(times ?? 1, 1_000) { screen.view.page(by: forward ? rows : -rows) }
  }
}
