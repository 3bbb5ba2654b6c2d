import CollectionViews
import CompositionalLayout
import Geometry
import MusicModel
import Terminal

extension AppState {
  /// What an element of the collection shows; `nil` for kinds that show nothing.
  func content(of element: CollectionElement<SectionID, ItemID>) -> CellContent? {
    switch element.identity {
    case .item(let item):
      content(
        of: item, size: element.rect.size,
        ItemState(
          isFocused: item == screen.view.focusedItem,
          isMarked: screen.view.selectedItems.contains(item)))
    case .boundary(.header, .choices?): CellContent(welcome())
    case .boundary(.header, .tracks?) where screen.description.hasTrackTable:
      CellContent(trackTableHeader())
    case .boundary(.header, let section?): CellContent(header(of: section))
    case .boundary, .supplementary, .decoration: nil
    }
  }

  private func content(of item: ItemID, size: Size, _ state: ItemState) -> CellContent {
    switch item {
    case .destination(let destination): CellContent(row(destination, state))
    case .album(let id): album(id, size: size, state)
    case .shelfAlbum(MadeForYou.coverShelf, let id):
      CellContent(tile(model.albums[id], size: size, state))
    case .shelfAlbum(let shelf, let id): CellContent(label(shelf, id, state))
    case .home(let section, let id) where showsHomeTiles(section):
      CellContent(tile(model.albums[id], size: size, state))
    case .home(_, let id): albumLines(id, state)
    case .shelved(_, let id): CellContent(tile(model.albums[id], size: size, state))
    case .mix(let reason): CellContent(mix(reason, size: size, state))
    case .albumHeader(let id): CellContent(albumHeader(id, size: size, state))
    case .artist(let id): CellContent(artist(id, state))
    case .track(let id), .entry(_, let id): CellContent(track(id, state))
    case .playlist(let id): CellContent(playlist(id, state))
    case .queued(_, let id): CellContent(track(id, state))
    case .nowPlaying: CellContent(playingCard(size: size, state))
    case .syncedLyrics: CellContent(lyricsPanel(state))
    case .lyricsLine(let index): CellContent(lyricsLine(index, state))
    case .found(_, let finding): found(finding, state)
    case .searchField: CellContent(searchField(state))
    case .faulty(let index): CellContent(faulty(index, state))
    case .infoField(let index): CellContent(infoField(index, state))
    case .newPlaylist: CellContent(ListRow(title: catalogue[.newPlaylist], state: state))
    case .sample(let section, let index): CellContent(sample(section, index, state))
    case .binding(let index): CellContent(binding(index, state))
    case .choice(let choice): CellContent(self.choice(choice, state))
    case .notice: CellContent(notice())
    }
  }

  // MARK: - Rows

  private func row(_ destination: Destination, _ state: ItemState) -> NavigationRow {
    let count =
      switch destination {
      case .playlists: model.counts?.playlists
      case .artists: model.counts?.artists
      case .albums: model.counts?.albums
      case .songs: model.counts?.tracks
      case .madeForYou: nil as Int?
      case .downloaded: model.counts?.downloaded
      }
    return NavigationRow(
      icon: settings.showsIcons ? destination.icon(ambiguousWidth) : "",
      title: catalogue[destination.phrase],
      detail: count.map { $0 > 0 ? Numbers.grouped($0) : "" } ?? "", isFocused: state.isFocused)
  }

  func artist(_ id: ArtistID, _ state: ItemState) -> ListRow {
    let artist = model.artistsByID[id]
    return ListRow(
      title: artist.map(catalogue.name) ?? "",
      detail: artist.map { Numbers.grouped($0.albumCount) } ?? "", state: state)
  }

  func playlist(_ id: PlaylistID, _ state: ItemState) -> ListRow {
    guard let playlist = model.playlists?.first(where: { $0.id == id }) else {
      return ListRow(title: "", state: state)
    }
    var details = [catalogue(.songs, playlist.trackCount)]
    if playlist.missingCount > 0 {
      details.append(catalogue(.missingEntries, playlist.missingCount))
    }
    if playlist.duration > 0 { details.append(length(playlist.duration)) }
    let kind: String = playlist.kind == .smart ? catalogue[.smartPlaylist] + "  " : ""
    return ListRow(
      title: playlist.name, detail: kind + details.joined(separator: signs.separator), state: state)
  }

  private func sample(_ section: Int, _ index: Int, _ state: ItemState) -> ColorLabel {
    ColorLabel(
      lines: ["\(MadeForYou.sampleNames[section])-\(index)"],
      tint: ColorLabel.Tint(section: section), isFocused: state.isFocused)
  }

  private func binding(_ index: Int, _ state: ItemState) -> ListRow {
    let row = keys.rows[index]
    return ListRow(
      title: row.notation(catalogue), detail: catalogue[row.phrase], state: state,
      titleWidth: keys.rows.map { DisplayText($0.notation(catalogue), ambiguousWidth).width }.max()
        ?? 0)
  }

  private func choice(_ choice: FirstRunChoice, _ state: ItemState) -> ListRow {
    ListRow(title: catalogue[choice == .demo ? .openDemo : .openFolder], state: state)
  }

  /// A length in words: minutes, or hours and minutes; below a minute a clock's figures.
  func length(_ seconds: Int) -> String {
    guard seconds >= 60 else { return Numbers.clock(seconds) }
    let minutes = (seconds + 30) / 60
    return minutes >= 60
      ? catalogue(.hours, "\(minutes / 60)", "\(minutes % 60)") : catalogue(.minutes, "\(minutes)")
  }
}
