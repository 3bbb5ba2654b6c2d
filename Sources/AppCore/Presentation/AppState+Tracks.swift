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
    return row(of: summary(of: id), state) { text(of: $0, in: $1) }
  }

  /// In an album a track has its number, and its artist only where it is not the album's.
  private func albumTrack(_ id: TrackID, in album: AlbumID, _ state: ItemState) -> TrackRow {
    let artist = model.details[album]?.album.artist
    return row(of: summary(of: id), state) { track, column in
      column == .artist && track.artist == artist ? "" : text(of: track, in: column)
    }
  }

  private func row(
    of track: TrackSummary?, _ state: ItemState, text: (TrackSummary, TrackColumn) -> String
  ) -> TrackRow {
    let columns = trackColumns
    return TrackRow(
      columns: columns,
      texts: track.map { track in TrackTexts(columns) { text(track, $0) } } ?? TrackTexts(),
      state: state.offline(track?.isOffline ?? false),
      isPlaying: track.map { $0.id == playingTrack } ?? false,
      isFavourite: track?.isFavourite ?? false)
  }

  private func text(of track: TrackSummary, in column: TrackColumn) -> String {
    switch column {
    case .number: track.number.map(String.init) ?? ""
    case .title: track.title
    case .artist: track.artist
    case .album: track.albumTitle
    case .year: track.year.map(String.init) ?? ""
    case .genre: track.genre
    case .plays: track.plays > 0 ? Numbers.grouped(track.plays) : ""
    case .rating: signs.stars(track.rating)
    case .duration: track.duration.map(Numbers.clock) ?? ""
    }
  }

  /// The names of the columns above a list of tracks.
  func trackTableHeader() -> TrackTableHeader {
    let columns = trackColumns
    return TrackTableHeader(
      columns: columns, names: TrackTexts(columns) { catalogue[$0.phrase] },
      sorted: columns.first { $0.sortKey == screen.sortKey },
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
