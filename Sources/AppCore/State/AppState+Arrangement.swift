import MusicModel

extension AppState {
  /// Changes how the shown list is arranged: its columns, its order, tiles or rows.
  mutating func arrange(_ command: Command, at now: Int) -> [Effect] {
    guard canArrange(command) else { return refuse(at: now) }
    switch command {
    case .columns(let more): changeColumns(by: more ? 1 : -1, at: now)
    case .columnCount(let count): setColumns(.fixed(count), at: now)
    case .defaultColumns: setColumns(configuredSettings.columns, at: now)
    case .sort(let key): sort(by: key, at: now)
    case .reverseOrder: reverse(at: now)
    case .toggleTiles: toggleTiles()
    default: break
    }
    return []
  }

  /// Whether the shown list has what a command changes.
  private func canArrange(_ command: Command) -> Bool {
    switch command {
    case .columns, .columnCount, .defaultColumns: showsGrid
    case .toggleTiles: screen.albumList != nil && screen.kind != .destination(.madeForYou)
    default: true
    }
  }

  private var showsGrid: Bool {
    context.showsTiles(screen.options.mode) && screen.albumList != nil
  }

  private mutating func changeColumns(by step: Int, at now: Int) {
    let count = settings.columns.count(in: size)
    setColumns(.fixed(min(max(1, count + step), GridColumns.maximumCount)), at: now)
  }

  private mutating func setColumns(_ columns: GridColumns, at now: Int) {
    settings.columns = columns
    screen.relayout(in: context)
    show(catalogue(.columns, columns.count(in: size)), at: now)
  }

  private mutating func sort(by key: SortKey?, at now: Int) {
    let keys = screen.description.sortKeys
    guard let current = screen.sortKey, let index = keys.firstIndex(of: current) else {
      return show(orders, at: now)
    }
    let next = key ?? keys[(index + 1) % keys.count]
    guard keys.contains(next) else { return show(orders, at: now) }
    screen.options.sort = next
    showOrder(at: now)
  }

  /// The orders that the shown list can have, by their names as commands take them.
  var orders: String {
    let keys = screen.description.sortKeys
    return keys.isEmpty
      ? catalogue[.oneOrder]
      : catalogue(.cannotSort, keys.map(\.rawValue).joined(separator: ", "))
  }

  /// Sorts by a column whose name was clicked; by the one that sorts already, the other way round.
  mutating func sort(byHeading column: TrackColumn, at now: Int) {
    guard let key = column.sortKey, screen.description.sortKeys.contains(key) else { return }
    guard key != screen.sortKey else { return reverse(at: now) }
    screen.options.isReversed = false
    sort(by: key, at: now)
  }

  private mutating func reverse(at now: Int) {
    guard screen.sortKey != nil else { return show(orders, at: now) }
    screen.options.isReversed.toggle()
    showOrder(at: now)
  }

  private mutating func showOrder(at now: Int) {
    settings.keep(screen.options, of: screen.kind)
    screen.rebuild(in: context)
    guard let key = screen.sortKey else { return }
    let phrase: Phrase = screen.options.isReversed ? .sortedByReversed : .sortedBy
    show(catalogue(phrase, key.text(catalogue)), at: now)
  }

  private mutating func toggleTiles() {
    screen.options.mode = screen.options.mode == .tiles ? .rows : .tiles
    settings.albumMode = screen.options.mode
    screen.relayout(in: context)
  }
}
