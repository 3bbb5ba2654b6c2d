import CollectionViews
import DiffableSnapshot
import Geometry
import MusicModel
import Terminal

extension AppState {
  /// Takes a key: as text while something is typed, else as a command.
  mutating func take(_ key: Key, at now: Int) -> [Effect] {
    if folderPrompt != nil { return type(key) }
    let isLibrary = screen.kind == .library
    guard case .command(let command, let count) = interpreter.take(key, isLibrary: isLibrary)
    else { return [] }
    if command != .interrupt { interruptDeadline = nil }
    message = nil
    retryFailedRequests()
    return perform(command, count: count, at: now)
  }

  private mutating func perform(_ command: Command, count: Int?, at now: Int) -> [Effect] {
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
    case .letter(let letter): jump(to: letter)
    case .open: return openFocused()
    case .back: pop()
    case .destination(let destination): go(to: .destination(destination))
    case .library: go(to: .library)
    case .columns(let more): changeColumns(by: more ? 1 : -1, at: now)
    case .defaultColumns:
      if context.showsTiles(screen.mode), screen.albumList != nil {
        setColumns(configuredSettings.columns, at: now)
      }
    case .sort: sort(at: now)
    case .toggleTiles: toggleTiles()
    case .rescan:
      guard !model.isSample else { return [] }
      show(catalogue[.rescanning], at: now)
      return [.scan]
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .inspect: isInspecting.toggle()
    case .help: push(.help)
    case .quit: return [.quit]
    case .interrupt: return interrupt(at: now)
    }
    return []
  }

  // MARK: - Movement

  private mutating func page(by parts: Int, forward: Bool, times: Int?) {
    let rows = max(1, screen.view.size.height / parts - (parts == 1 ? 1 : 0))
    for _ in 0..<min(times ?? 1, 1_000) { screen.view.page(by: forward ? rows : -rows) }
  }

  private mutating func jump(to letter: Character) {
    let wanted = letter.uppercased()
    for section in screen.view.snapshot.sections {
      guard section == .letter(wanted), let first = screen.view.snapshot.items(in: section).first
      else { continue }
      screen.view.focus(on: first)
    }
  }

  // MARK: - Looks

  private mutating func changeColumns(by step: Int, at now: Int) {
    guard context.showsTiles(screen.mode), screen.albumList != nil else { return }
    let count = settings.columns.count(in: size)
    setColumns(.fixed(min(max(1, count + step), GridColumns.maximumCount)), at: now)
  }

  private mutating func setColumns(_ columns: GridColumns, at now: Int) {
    settings.columns = columns
    screen.relayout(in: context)
    show(catalogue(.columns, columns.count(in: size)), at: now)
  }

  private mutating func sort(at now: Int) {
    guard screen.kind == .destination(.albums) else { return }
    let orders = AlbumOrder.allCases
    let index = orders.firstIndex(of: screen.order) ?? 0
    screen.order = orders[(index + 1) % orders.count]
    settings.albumOrder = screen.order
    screen.rebuild(in: context)
    show(catalogue(.sortedBy, screen.order.text(catalogue)), at: now)
  }

  private mutating func toggleTiles() {
    guard screen.albumList != nil, screen.kind != .destination(.madeForYou) else { return }
    screen.mode = screen.mode == .tiles ? .rows : .tiles
    settings.albumMode = screen.mode
    screen.relayout(in: context)
  }

  // MARK: - Leaving

  /// How long a second Ctrl-c counts as a repetition, in milliseconds.
  private static let interruptPeriod = 1_000

  private mutating func interrupt(at now: Int) -> [Effect] {
    if interruptDeadline != nil { return [.quit] }
    interruptDeadline = now + Self.interruptPeriod
    message = FooterMessage(
      text: catalogue[.pressAgainToQuit], until: now + Self.interruptPeriod)
    return []
  }
}

extension AlbumOrder {
  /// The order in words.
  func text(_ catalogue: Catalogue) -> String {
    switch self {
    case .added: catalogue[.orderAdded]
    case .title: catalogue[.orderTitle]
    case .artist: catalogue[.orderArtist]
    case .year: catalogue[.orderYear]
    }
  }
}
