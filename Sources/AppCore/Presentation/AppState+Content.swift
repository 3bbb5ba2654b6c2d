import CollectionViews
import CompositionalLayout
import Geometry
import MusicModel

extension AppState {
  /// What an element of the collection shows; `nil` for kinds that show nothing.
  func content(of element: CollectionElement<SectionID, ItemID>) -> CellContent? {
    switch element.identity {
    case .item(let item):
      content(of: item, size: element.rect.size, isFocused: item == screen.view.focusedItem)
    case .boundary(.header, .choices?): CellContent(welcome())
    case .boundary(.header, let section?): CellContent(header(of: section))
    case .boundary, .supplementary, .decoration: nil
    }
  }

  private func content(of item: ItemID, size: Size, isFocused: Bool) -> CellContent {
    switch item {
    case .destination(let destination): CellContent(row(destination, isFocused))
    case .album(let id): album(id, size: size, isFocused)
    case .shelfAlbum(MadeForYou.coverShelf, let id):
      CellContent(tile(model.albums[id], size: size, isFocused))
    case .shelfAlbum(let shelf, let id): CellContent(label(shelf, id, isFocused))
    case .albumHeader(let id): CellContent(albumHeader(id, size: size, isFocused))
    case .artist(let id): CellContent(artist(id, isFocused))
    case .track(let id), .entry(_, let id): CellContent(track(id, isFocused))
    case .playlist(let id): CellContent(playlist(id, isFocused))
    case .sample(let section, let index): CellContent(sample(section, index, isFocused))
    case .binding(let index): CellContent(binding(index, isFocused))
    case .choice(let choice): CellContent(self.choice(choice, isFocused))
    case .notice: CellContent(notice())
    }
  }

  private func cover(of album: AlbumSummary?, cells: Size) -> CoverArt {
    if let cover = album?.cover,
      let image = model.covers.image(for: CoverRequest(cover: cover, cells: cells))
    {
      return .image(image)
    }
    return .placeholder(name: album.map { title(of: $0) } ?? "")
  }

  // MARK: - Cells

  private func row(_ destination: Destination, _ isFocused: Bool) -> NavigationRow {
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
      icon: destination.icon, title: catalogue[destination.phrase],
      detail: count.map { $0 > 0 ? Numbers.grouped($0) : "" } ?? "", isFocused: isFocused)
  }

  private func album(_ id: AlbumID, size: Size, _ isFocused: Bool) -> CellContent {
    let album = model.albums[id]
    guard !context.showsTiles(screen.mode) else {
      return CellContent(tile(album, size: size, isFocused))
    }
    return CellContent(
      AlbumLines(
        title: album.map { title(of: $0) } ?? "", artist: album.map { artist(of: $0) } ?? "",
        detail: album?.year.map(String.init) ?? "", isFocused: isFocused))
  }

  private func tile(_ album: AlbumSummary?, size: Size, _ isFocused: Bool) -> AlbumTile {
    AlbumTile(
      cover: cover(of: album, cells: AlbumTile.coverSize(in: size)),
      title: album.map { title(of: $0) } ?? "", artist: album.map { artist(of: $0) } ?? "",
      isFocused: isFocused)
  }

  private func label(_ shelf: Int, _ id: AlbumID, _ isFocused: Bool) -> ColorLabel {
    let album = model.albums[id]
    var lines = album.map { [title(of: $0), artist(of: $0)] } ?? []
    if shelf == 0 { lines.insert(catalogue[.todaysPick], at: 0) }
    return ColorLabel(
      lines: lines, nameLine: shelf == 0 ? 1 : 0, tint: ColorLabel.Tint(section: shelf),
      isFocused: isFocused)
  }

  private func albumHeader(_ id: AlbumID, size: Size, _ isFocused: Bool) -> AlbumHeader {
    let detail = model.details[id]
    let album = detail?.album ?? model.albums[id]
    let seconds = detail?.tracks.compactMap(\.duration).reduce(0, +) ?? 0
    let count = detail?.tracks.count ?? album?.trackCount ?? 0
    let totals = catalogue(.songs, count) + (seconds > 0 ? ", " + length(seconds) : "")
    return AlbumHeader(
      cover: cover(of: album, cells: AlbumHeader.coverSize(in: size)),
      title: album.map { title(of: $0) } ?? "", artist: album.map { artist(of: $0) } ?? "",
      details: [album?.year.map(String.init), totals].compactMap(\.self), isFocused: isFocused)
  }

  private func length(_ seconds: Int) -> String {
    guard seconds >= 60 else { return Numbers.clock(seconds) }
    let minutes = (seconds + 30) / 60
    return minutes >= 60
      ? catalogue(.hours, "\(minutes / 60)", "\(minutes % 60)") : catalogue(.minutes, "\(minutes)")
  }

  private func artist(_ id: ArtistID, _ isFocused: Bool) -> ListRow {
    let artist = model.artistsByID[id]
    return ListRow(
      title: artist.map { name(of: $0) } ?? "",
      detail: artist.map { Numbers.grouped($0.albumCount) } ?? "",
      isFocused: isFocused)
  }

  private func playlist(_ id: PlaylistID, _ isFocused: Bool) -> ListRow {
    let playlist = model.playlists?.first { $0.id == id }
    return ListRow(
      title: playlist?.name ?? "", detail: playlist.map { Numbers.grouped($0.trackCount) } ?? "",
      isFocused: isFocused)
  }

  private func sample(_ section: Int, _ index: Int, _ isFocused: Bool) -> ColorLabel {
    ColorLabel(
      lines: ["\(MadeForYou.sampleNames[section])-\(index)"],
      tint: ColorLabel.Tint(section: section), isFocused: isFocused)
  }

  private func binding(_ index: Int, _ isFocused: Bool) -> ListRow {
    let binding = KeyMap.standard.bindings[index]
    return ListRow(
      title: binding.notation, detail: catalogue[binding.phrase], isFocused: isFocused,
      titleWidth: 25)
  }

  private func choice(_ choice: FirstRunChoice, _ isFocused: Bool) -> ListRow {
    let phrase: Phrase = choice == .demo ? .openDemo : .openFolder
    return ListRow(title: catalogue[phrase], detail: "", isFocused: isFocused)
  }
}
