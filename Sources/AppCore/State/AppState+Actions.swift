import CollectionViews
import DiffableSnapshot
import MusicModel
import Playback

extension AppState {
  /// The items an action acts on: the marked ones in their order, else the focused one.
  private var targets: [ItemID] {
    let marked = screen.view.selectedInOrder()
    return marked.isEmpty ? screen.view.focusedItem.map { [$0] } ?? [] : marked
  }

  /// Does something with the marked items, or with the focused one.
  mutating func act(_ action: Action, at now: Int) -> [Effect] {
    let targets = targets
    let sources = targets.compactMap(source)
    guard !sources.isEmpty else { return refuse(at: now) }
    switch action {
    case .play: return refusesOffline(targets, at: now) ? [] : play(sources, targets: targets)
    case .playNext: return [.collectTracks(sources, for: .playNext)]
    case .addToQueue: return [.collectTracks(sources, for: .addToQueue)]
    case .addToPlaylist: push(.playlistChoice(sources))
    case .favourite: return favour(targets, at: now)
    case .rate(let stars): return rate(targets, stars, at: now)
    case .delete: return delete(targets, at: now)
    }
    screens[screens.count - 1 - (action == .addToPlaylist ? 1 : 0)].view.clearSelection()
    return []
  }

  /// The tracks an item stands for; `nil` where it stands for none.
  private func source(_ item: ItemID) -> TrackSource? {
    guard case .mix(let reason) = item else { return item.trackSource }
    return mix(reason).map { .tracks($0.tracks) }
  }

  private func mix(_ reason: Mix.Reason) -> Mix? {
    model.recommendations?.mixes.first { $0.reason == reason }
  }

  /// Plays what is chosen: a track that stands in a list with those before and after it; an entry
  /// of the queue where it stands.
  private mutating func play(_ sources: [TrackSource], targets: [ItemID]) -> [Effect] {
    screen.view.clearSelection()
    guard targets.count == 1, let target = targets.first, let track = target.track else {
      return [.collectTracks(sources, for: .play(from: .beginning))]
    }
    if let entry = target.queueEntry { return play(.jump(entry)) }
    guard let list = listAround(target) else {
      return [.collectTracks(sources, for: .play(from: .beginning))]
    }
    guard case .entry(let position, _) = target else {
      return [.collectTracks([list], for: .play(from: .track(track)))]
    }
    return [.collectTracks([list], for: .play(from: .entry(position: position, track)))]
  }

  /// The list on the shown screen in which an item is a track; `nil` where it is one by itself.
  private func listAround(_ item: ItemID) -> TrackSource? {
    switch screen.kind {
    case .album(let album): return .album(album)
    case .playlist(let list): return .playlist(list)
    case .destination(.songs): return (model.tracksInOrder?.sort).map(TrackSource.all)
    case .mix(let reason): return mix(reason).map { .tracks($0.tracks) }
    case .artist(let id):
      return (model.artistDetails[id]?.topTracks.map(\.id)).map(TrackSource.tracks)
    default: return nil
    }
  }

  /// Favourites: when all of them are, none of them is afterwards.
  private mutating func favour(_ targets: [ItemID], at now: Int) -> [Effect] {
    let tracks = targets.compactMap(\.track)
    let albums = targets.compactMap(\.album)
    let isFavourite =
      !(tracks.allSatisfy { model.tracks[$0]?.isFavourite ?? false }
      && albums.allSatisfy { model.albums[$0]?.isFavourite ?? false })
    screen.view.clearSelection()
    return edit(
      tracks, albums, { .favouriteTracks($0) }, { .favouriteAlbums($0) }, value: isFavourite,
      at: now)
  }

  private mutating func rate(_ targets: [ItemID], _ stars: Int, at now: Int) -> [Effect] {
    screen.view.clearSelection()
    return edit(
      targets.compactMap(\.track), targets.compactMap(\.album), { .rateTracks($0) },
      { .rateAlbums($0) }, value: stars, at: now)
  }

  private mutating func edit<Value>(
    _ tracks: [TrackID], _ albums: [AlbumID], _ ofTracks: ([TrackID: Value]) -> UserDataEdit,
    _ ofAlbums: ([AlbumID: Value]) -> UserDataEdit, value: Value, at now: Int
  ) -> [Effect] {
    var edits: [UserDataEdit] = []
    if !tracks.isEmpty {
      edits.append(ofTracks(Dictionary(tracks.map { ($0, value) }) { first, _ in first }))
    }
    if !albums.isEmpty {
      edits.append(ofAlbums(Dictionary(albums.map { ($0, value) }) { first, _ in first }))
    }
    return edits.isEmpty ? refuse(at: now) : edits.map { .edit(.userData($0), .person) }
  }

  /// Has the files of the focused album, or of the one that is shown, read in a charset.
  mutating func chooseCharset(_ charset: Charset?, at now: Int) -> [Effect] {
    guard let album = chosenAlbum else {
      show(catalogue[.noAlbumChosen], at: now)
      return []
    }
    return [.edit(.chooseCharset(charset, of: album), .person)]
  }

  /// The focused album, that of the focused track, or the one that is shown.
  private var chosenAlbum: AlbumID? {
    switch screen.kind {
    case .album(let album), .info(.album(let album)): return album
    case .info(.track(let track)): return summary(of: track)?.album
    default:
      guard let item = screen.view.focusedItem else { return nil }
      return item.album ?? item.track.flatMap { summary(of: $0)?.album }
    }
  }

  /// Deletes a playlist, or takes entries from the one that is shown.
  private mutating func delete(_ targets: [ItemID], at now: Int) -> [Effect] {
    screen.view.clearSelection()
    switch screen.kind {
    case .queue: return deleteQueued(targets, at: now)
    case .destination(.playlists):
      return targets.compactMap(\.playlist).map { .edit(.deletePlaylist($0), .person) }
    case .playlist(let playlist):
      let positions = targets.compactMap { item -> Int? in
        guard case .entry(let position, _) = item else { return nil }
        return position
      }
      return positions.isEmpty
        ? refuse(at: now) : [.edit(.removeEntries(positions, from: playlist), .person)]
    default: return refuse(at: now)
    }
  }

  /// Moves the focused entry of a playlist, or the marked ones of the queue.
  mutating func moveEntry(forward: Bool, times: Int, at now: Int) -> [Effect] {
    if screen.kind == .queue {
      return moveQueued(targets, forward: forward, times: times, at: now)
    }
    guard case .playlist(let playlist) = screen.kind,
      case .entry(let position, let track)? = screen.view.focusedItem,
      var tracks = model.playlistTracks[playlist], tracks.indices.contains(position)
    else { return refuse(at: now) }
    let target = min(max(0, position + (forward ? times : -times)), tracks.count - 1)
    guard target != position else { return [] }
    // The list follows at once, so that the next key is about the entry where it is by then.
    tracks.insert(tracks.remove(at: position), at: target)
    model.playlistTracks[playlist] = tracks
    screen.rebuild(in: context)
    screen.view.focus(on: .entry(position: target, track))
    return [.edit(.moveEntry(from: position, to: target, in: playlist), .person)]
  }

  /// Marks the focused item, or no longer, and goes on to the next.
  mutating func toggleMark(times: Int, at now: Int) -> [Effect] {
    guard screen.view.focusedItem?.trackSource != nil else { return refuse(at: now) }
    for _ in 0..<min(times, 1_000) {
      guard let item = screen.view.focusedItem, item.trackSource != nil else { return [] }
      screen.view.toggleSelection(of: item)
      screen.view.move(.down)
    }
    return []
  }

  // MARK: - Undo

  /// The number of a change that is made now.
  mutating func nextChange() -> Int {
    changeCount += 1
    return changeCount
  }

  /// Takes back the last change of the person's own data; where the queue is shown, that of the
  /// queue if it came later.
  mutating func undo(at now: Int) -> [Effect] {
    if screen.kind == .queue, queueHistory.nextUndo > history.nextUndo {
      return undoQueue(at: now)
    }
    guard let edit = history.undo() else {
      show(catalogue[.nothingToUndo], at: now)
      return []
    }
    return [.edit(edit, .undo)]
  }

  /// Makes the last change again that was taken back, of the same kind as `undo`.
  mutating func redo(at now: Int) -> [Effect] {
    if screen.kind == .queue, queueHistory.nextRedo > history.nextRedo {
      return redoQueue(at: now)
    }
    guard let edit = history.redo() else {
      show(catalogue[.nothingToRedo], at: now)
      return []
    }
    return [.edit(edit, .redo)]
  }

  /// Takes the fact that a change was made.
  mutating func takeEdit(
    _ edit: LibraryEdit, inverse: LibraryEdit, _ origin: UndoHistory.Origin, at now: Int
  ) {
    history.take(UndoHistory.Step(done: edit, inverse: inverse, number: nextChange()), origin)
    if case .deletePlaylist(let playlist) = inverse { awaitPlaylist(playlist) }
    let phrase: Phrase =
      switch origin {
      case .undo: .undone
      case .redo: .redone
      case .person: edit.phrase
      }
    show(catalogue(phrase, keys.shown("undo")), at: now)
  }

  /// Takes tracks that were collected for something.
  mutating func takeCollected(_ tracks: [TrackID], for use: TrackUse, at now: Int) -> [Effect] {
    if tracks.isEmpty, use.wantsTracks { show(catalogue[.noTracksInIt], at: now) }
    switch use {
    case .play(let from): return playNow(tracks, from: from)
    case .playFor(let request): return play(tracks, for: request)
    case .playNext: return enqueue(tracks, next: true, at: now)
    case .addToQueue: return enqueue(tracks, next: false, at: now)
    case .append(let playlist):
      return tracks.isEmpty ? [] : [.edit(.append(tracks, to: playlist), .person)]
    case .newPlaylist(let name):
      return [.edit(.createPlaylist(name: name, tracks: tracks), .person)]
    }
  }
}

extension LibraryEdit {
  /// What was done, in words.
  var phrase: Phrase {
    switch self {
    case .createPlaylist, .restorePlaylist: .playlistMade
    case .deletePlaylist: .playlistDeleted
    case .renamePlaylist: .playlistRenamed
    case .append: .entriesAdded
    case .removeEntries: .entriesRemoved
    case .moveEntry, .restoreEntries: .entriesMoved
    case .chooseCharset, .restoreCharsets: .charsetChosen
    case .userData(.favouriteTracks(let values)):
      values.values.contains(true) ? .favoured : .unfavoured
    case .userData(.favouriteAlbums(let values)):
      values.values.contains(true) ? .favoured : .unfavoured
    case .userData: .rated
    }
  }
}
