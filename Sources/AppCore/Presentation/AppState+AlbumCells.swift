import CollectionViews
import Geometry
import MusicModel
import Terminal

extension AppState {
  /// An album of a grid: a tile, or two lines.
  func album(_ id: AlbumID, size: Size, _ state: ItemState) -> CellContent {
    context.showsTiles(screen.options.mode)
      ? CellContent(tile(model.albums[id], size: size, state)) : albumLines(id, state)
  }

  /// An album as two lines, or in the columns a person chose.
  func albumLines(_ id: AlbumID, _ state: ItemState) -> CellContent {
    let album = model.albums[id]
    if context.showsAlbumTable { return CellContent(albumRow(album, state)) }
    return CellContent(
      AlbumLines(
        title: album.map(catalogue.title) ?? "", artist: album.map(catalogue.artist) ?? "",
        detail: album?.year.map(String.init) ?? "", state: state.offline(of: album)))
  }

  private func albumRow(_ album: AlbumSummary?, _ state: ItemState) -> TrackRow {
    let columns = settings.columns(of: .albums) ?? []
    let words = album.map { album in
      [
        TrackColumn.title: catalogue.title(of: album), .artist: catalogue.artist(of: album),
        .year: album.year.map(String.init) ?? "", .rating: signs.stars(album.rating),
      ]
    }
    return TrackRow(
      columns: columns, texts: words.map(TrackTexts.words), state: state.offline(of: album),
      isFavourite: album?.isFavourite ?? false)
  }

  func tile(_ album: AlbumSummary?, size: Size, _ state: ItemState) -> AlbumTile {
    let cells = AlbumTile.coverSize(in: size, art.cell)
    return AlbumTile(
      cover: cover(of: album, cells: cells), coverSize: cells,
      title: album.map(catalogue.title) ?? "", artist: album.map(catalogue.artist) ?? "",
      state: state.offline(of: album), isFavourite: album?.isFavourite ?? false)
  }

  func label(_ shelf: Int, _ id: AlbumID, _ state: ItemState) -> ColorLabel {
    let album = model.albums[id]
    var lines =
      album.map {
        [state.offline(of: $0).named(catalogue.title(of: $0)), catalogue.artist(of: $0)]
      } ?? []
    if shelf == 0 { lines.insert(catalogue[.todaysPick], at: 0) }
    return ColorLabel(
      lines: lines, nameLine: shelf == 0 ? 1 : 0, tint: ColorLabel.Tint(section: shelf),
      isFocused: state.isFocused)
  }

  /// A mix: its name, and why it is there.
  func mix(_ reason: Mix.Reason, size: Size, _ state: ItemState) -> ColorLabel {
    let explanation = WrappedText.lines(
      catalogue.explanation(of: reason), width: size.width - 2, limit: max(1, size.height - 1),
      ambiguousWidth)
    return ColorLabel(
      lines: [catalogue.name(of: reason)] + explanation, tint: ColorLabel.Tint(section: 2),
      isFocused: state.isFocused)
  }

  /// The top of an album: its cover, and beside it what it is.
  func albumHeader(_ id: AlbumID, size: Size, _ state: ItemState) -> AlbumHeader {
    let detail = model.details[id]
    let album = detail?.album ?? model.albums[id]
    let seconds = detail?.tracks.compactMap(\.duration).reduce(0, +) ?? 0
    let count = detail?.tracks.count ?? album?.trackCount ?? 0
    let totals = catalogue(.songs, count) + (seconds > 0 ? signs.separator + length(seconds) : "")
    let marks =
      signs.stars(album?.rating ?? 0)
      + (album?.isFavourite == true ? " " + signs.favourite : "")
    let cells = AlbumHeader.coverSize(in: size, art.cell)
    return AlbumHeader(
      cover: cover(of: album, cells: cells), coverSize: cells,
      title: album.map(catalogue.title) ?? "", artist: album.map(catalogue.artist) ?? "",
      details: [album?.year.map(String.init), totals, offlineNote(album), marks]
        .compactMap(\.self).filter { !$0.isEmpty }, isFocused: state.isFocused)
  }

  /// How much of an album cannot be played now; `nil` when all of it can.
  private func offlineNote(_ album: AlbumSummary?) -> String? {
    guard let album, album.offlineCount > 0 else { return nil }
    return Signs.offline + " " + catalogue(.offlineSongs, album.offlineCount)
  }

  /// The picture of an album in a size, or what stands for it.
  func cover(of album: AlbumSummary?, cells: Size) -> CoverArt {
    if art.method != .none, let cover = album?.cover,
      let shown = model.covers.cover(for: art.request(for: cover, cells: cells))
    {
      switch shown {
      case .pixels(let image): return .image(image, CoverBlocks(art))
      case .picture(let id): return .picture(id)
      }
    }
    return .placeholder(name: album.map(catalogue.title) ?? "")
  }
}

extension ItemState {
  /// The same of an album, which is offline when all of it is.
  func offline(of album: AlbumSummary?) -> ItemState { offline(album?.isOffline ?? false) }
}
