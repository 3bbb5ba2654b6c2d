import CollectionViews
import MusicModel

extension AppState {
  /// The columns of the shown list of tracks.
  private var trackColumns: [TrackColumn] {
    screen.kind.columnList.flatMap(settings.columns) ?? screen.description.trackColumns
  }

  /// What is known of a track that stands on the current screen.
  func summary(of id: TrackID) -> TrackSummary? {
    // The tracks of an album come with it.
    if case .album(let album) = screen.kind {
      return model.details[album]?.tracks.first { $0.id == id }
    }
    return model.tracks[id] ?? model.details.values.lazy.flatMap(\.tracks).first { $0.id == id }
  }

  /// What the row of a track shows on the current screen.
  func track(_ id: TrackID, _ state: ItemState) -> TrackRow {
    if case .album(let album) = screen.kind { return albumTrack(id, in: album, state) }
    return row(of: summary(of: id), state, texts: columnTexts)
  }

  /// In an album a track has its number, and its artist only where it is not the album's.
  private func albumTrack(_ id: TrackID, in album: AlbumID, _ state: ItemState) -> TrackRow {
    let artist = model.details[album]?.album.artist
    return row(of: summary(of: id), state) { track in
      var texts = columnTexts(of: track)
      if track.artist == artist { texts[.artist] = "" }
      return texts
    }
  }

  private func row(
    of track: TrackSummary?, _ state: ItemState,
    texts: (TrackSummary) -> [TrackColumn: String]
  ) -> TrackRow {
    TrackRow(
      columns: trackColumns, texts: track.map(texts) ?? [:],
      state: state.offline(track?.isOffline ?? false),
      isPlaying: track.map { $0.id == playingTrack } ?? false,
      isFavourite: track?.isFavourite ?? false)
  }

  private func columnTexts(of track: TrackSummary) -> [TrackColumn: String] {
    [
      .number: track.number.map(String.init) ?? "", .title: track.title, .artist: track.artist,
      .album: track.albumTitle, .year: track.year.map(String.init) ?? "", .genre: track.genre,
      .plays: track.plays > 0 ? Numbers.grouped(track.plays) : "",
      .rating: signs.stars(track.rating),
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
