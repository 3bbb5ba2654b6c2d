import CollectionViews
import MusicModel

extension AppState {
  /// The columns of the shown list of tracks.
  private var trackColumns: [TrackColumn] {
    screen.kind.columnList.flatMap(settings.columns) ?? screen.description.trackColumns
  }

  /// What the row of a track shows on the current screen.
  func track(_ id: TrackID, _ state: ItemState) -> TrackRow {
    if case .album(let album) = screen.kind { return albumTrack(id, in: album, state) }
    return row(of: model.tracks[id], state) { track in
      Self.texts(of: track)
    }
  }

  /// In an album a track has its number, and its artist only where it is not the album's.
  private func albumTrack(_ id: TrackID, in album: AlbumID, _ state: ItemState) -> TrackRow {
    let detail = model.details[album]
    let track = detail?.tracks.first { $0.id == id }
    return row(of: track, state) { track in
      var texts = Self.texts(of: track)
      if track.artist == detail?.album.artist { texts[.artist] = "" }
      return texts
    }
  }

  private func row(
    of track: TrackSummary?, _ state: ItemState,
    texts: (TrackSummary) -> [TrackColumn: String]
  ) -> TrackRow {
    TrackRow(
      columns: trackColumns, texts: track.map(texts) ?? [:], state: state,
      isPlaying: track.map { $0.id == playingTrack } ?? false,
      isFavourite: track?.isFavourite ?? false)
  }

  private static func texts(of track: TrackSummary) -> [TrackColumn: String] {
    [
      .number: track.number.map(String.init) ?? "", .title: track.title, .artist: track.artist,
      .album: track.albumTitle, .year: track.year.map(String.init) ?? "", .genre: track.genre,
      .plays: track.plays > 0 ? Numbers.grouped(track.plays) : "",
      .rating: Sign.stars(track.rating),
      .duration: track.duration.map(Numbers.clock) ?? "",
    ]
  }

  /// The names of the columns above a list of tracks.
  func trackTableHeader() -> TrackTableHeader {
    let columns = trackColumns
    var names: [TrackColumn: String] = [:]
    for column in columns { names[column] = catalogue[column.phrase] }
    return TrackTableHeader(
      columns: columns, names: names, sorted: columns.first { $0.sortKey == screen.sortKey },
      isReversed: screen.options.isReversed)
  }
}

extension TrackColumn {
  /// The name of the column.
  fileprivate var phrase: Phrase {
    switch self {
    case .number: .columnNumber
    case .title: .infoTitle
    case .artist: .infoArtist
    case .album: .infoAlbum
    case .year: .columnYear
    case .genre: .infoGenre
    case .plays: .infoPlays
    case .rating: .infoRating
    case .duration: .columnDuration
    }
  }
}
