import CollectionViews
import DiffableSnapshot
import MusicModel

/// A section of a screen with its items in order.
private typealias SectionItems = (id: SectionID, items: [ItemID])

extension Screen {
  /// What the screen shows of the model, by identity.
  func makeSnapshot(in context: ScreenContext) -> ScreenSnapshot {
    var snapshot = ScreenSnapshot()
    for (id, items) in sectionItems(in: context.model) {
      do {
        try snapshot.append(section: id, uniqueItems: items)
      } catch {
        // A section that comes up again (a disc, a letter) goes on where it began.
        try? snapshot.append(items: items, to: id, onDuplicate: .keepFirst)
      }
    }
    return snapshot
  }

  private func sectionItems(in model: LibraryModel) -> [SectionItems] {
    switch kind {
    case .library:
      [(.navigation, Destination.allCases.map(ItemID.destination))] + albumSection(of: model)
    case .destination(.albums), .destination(.downloaded), .artist: albumSection(of: model)
    case .destination(.playlists): playlists(of: model)
    case .destination(.artists): artists(of: model)
    case .destination(.songs): songs(of: model)
    case .destination(.madeForYou): MadeForYou.sections(of: model)
    case .album(let id): album(id, of: model)
    case .playlist(let id): playlist(id, of: model)
    case .help: [(.keys, KeyMap.standard.bindings.indices.map(ItemID.binding))]
    case .firstRun: [(.choices, FirstRunChoice.allCases.map(ItemID.choice))]
    }
  }

  /// The albums of the screen's list; until it is there, those that were shown before, so that
  /// another order does not lose the focus.
  private func albumSection(of model: LibraryModel) -> [SectionItems] {
    guard let list = albumList, let ids = model.albumLists[list] else {
      let shown = Array(view.snapshot.items(in: .albums))
      return [shown.isEmpty ? Self.notice : (.albums, shown)]
    }
    return [ids.isEmpty ? Self.notice : (.albums, ids.map(ItemID.album))]
  }

  private func playlists(of model: LibraryModel) -> [SectionItems] {
    guard let playlists = model.playlists, !playlists.isEmpty else { return [Self.notice] }
    return [(.playlists, playlists.map { .playlist($0.id) })]
  }

  private func artists(of model: LibraryModel) -> [SectionItems] {
    guard let artists = model.artists, !artists.isEmpty else { return [Self.notice] }
    var sections: [SectionItems] = []
    for artist in artists {
      let id = SectionID.letter(artist.letter)
      if sections.last?.id != id { sections.append((id, [])) }
      sections[sections.count - 1].items.append(.artist(artist.id))
    }
    return sections
  }

  private func songs(of model: LibraryModel) -> [SectionItems] {
    guard let ids = model.trackIDs, !ids.isEmpty else { return [Self.notice] }
    return [(.tracks, ids.map(ItemID.track))]
  }

  private func playlist(_ id: PlaylistID, of model: LibraryModel) -> [SectionItems] {
    guard let tracks = model.playlistTracks[id], !tracks.isEmpty else { return [Self.notice] }
    return [(.tracks, tracks.enumerated().map { .entry(position: $0, $1) })]
  }

  private func album(_ id: AlbumID, of model: LibraryModel) -> [SectionItems] {
    guard let detail = model.details[id] else { return [Self.notice] }
    var sections: [SectionItems] = [(.albumHeader, [.albumHeader(id)])]
    guard Set(detail.tracks.map(\.disc)).count > 1 else {
      return sections + [(.tracks, detail.tracks.map { .track($0.id) })]
    }
    for track in detail.tracks {
      let disc = SectionID.disc(track.disc)
      if sections.last?.id != disc { sections.append((disc, [])) }
      sections[sections.count - 1].items.append(.track(track.id))
    }
    return sections
  }

  private static let notice: SectionItems = (.notice, [.notice])
}
