import CollectionViews
import DiffableSnapshot
import MusicModel

/// What was looked for in a list, and which of its albums and tracks it is.
struct FindState: Sendable {
  var text = ""
  var albums: Set<AlbumID> = []
  var tracks: Set<TrackID> = []
}

extension AppState {
  /// Looks for a text in the shown list; albums and tracks, of which only the visible ones are at
  /// hand, are found by the library.
  mutating func find(_ text: String, at now: Int) -> [Effect] {
    if screen.kind == .help {
      filter(text)
      return []
    }
    guard !text.isEmpty else { return [] }
    finding = FindState(text: text)
    let items = screen.view.snapshot
    let hasRows = items.sections.contains { section in
      items.items(in: section).first.map { $0.album != nil || $0.track != nil } ?? false
    }
    guard hasRows else {
      moveToFinding(forward: true, at: now)
      return []
    }
    return [.findMatches(text)]
  }

  /// Shows what of the list has a text.
  mutating func filter(_ text: String) {
    guard text != screen.options.text else { return }
    screen.options.text = text
    screen.rebuild(in: context)
  }

  /// Takes what the library found, and goes to the next of it.
  mutating func takeMatches(of text: String, _ albums: [AlbumID], _ tracks: [TrackID], at now: Int)
  {
    guard finding.text == text else { return }
    finding.albums = Set(albums)
    finding.tracks = Set(tracks)
    moveToFinding(forward: true, at: now)
  }

  /// Moves the focus to the next finding; after the last one the first comes again.
  mutating func moveToFinding(forward: Bool, at now: Int) {
    guard !finding.text.isEmpty else { return }
    let items = Array(screen.view.snapshot.items)
    let start = screen.view.focusedItem.flatMap { items.firstIndex(of: $0) } ?? 0
    let folded = finding.text.lowercased()
    for step in 1...max(1, items.count) {
      let offset = forward ? step : items.count - step
      guard !items.isEmpty else { break }
      let item = items[(start + offset) % items.count]
      if isFinding(item, folded) {
        screen.view.focus(on: item)
        return
      }
    }
    show(catalogue(.notFound, finding.text), at: now)
  }

  private func isFinding(_ item: ItemID, _ folded: String) -> Bool {
    if let album = item.album { return finding.albums.contains(album) }
    if let track = item.track { return finding.tracks.contains(track) }
    return name(of: item).lowercased().contains(folded)
  }

  /// The name of an item that is at hand whole.
  private func name(of item: ItemID) -> String {
    switch item {
    case .destination(let destination): catalogue[destination.phrase]
    case .artist(let id): model.artistsByID[id].map(catalogue.name) ?? ""
    case .playlist(let id): model.playlists?.first { $0.id == id }?.name ?? ""
    case .faulty(let index): faultyPath(index)
    case .infoField(let index): infoText(index)
    default: ""
    }
  }
}
