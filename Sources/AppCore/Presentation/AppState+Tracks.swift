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
    return row(of: summary(of: id), state) { text(of: $0, onAlbumBy: artist, in: $1) }
  }

  private func text(
    of track: TrackSummary, onAlbumBy artist: String?, in column: TrackColumn
  ) -> String {
    column == .artist && track.artist == artist ? "" : text(of: track, in: column)
  }

  private func row(
    of track: TrackSummary?, _ state: ItemState, text: (TrackSummary, TrackColumn) -> String
  ) -> TrackRow {
    let columns = trackColumns
    return TrackRow(
      columns: columns, needs: shownNeeds,
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
      columns: columns, needs: shownNeeds, names: TrackTexts(columns) { catalogue[$0.phrase] },
      sorted: columns.first { $0.sortKey == screen.sortKey },
      isReversed: screen.options.isReversed)
  }
}

// MARK: - Widths

extension AppState {
  /// Columns of the sign of what plays, and those of that of a favourite.
  private static let signWidth = 2

  /// How wide the texts of the list on the shown screen are.
  private var shownNeeds: ColumnNeeds {
    if case .album = screen.kind { albumNeeds } else { trackNeeds }
  }

  /// Takes how wide the names of the columns are.
  mutating func takeColumnNames() {
    for column in TrackColumn.allCases {
      let name = catalogue[column.phrase]
      trackNeeds.take(name: name, of: column, ambiguousWidth)
      albumNeeds.take(name: name, of: column, ambiguousWidth)
    }
  }

  /// Takes how wide the texts of tracks are that have come.
  mutating func takeColumnNeeds(of event: LibraryEvent) {
    switch event {
    case .tracks(let tracks): trackNeeds = needs(trackNeeds, of: tracks, text: text)
    case .findings(let found): trackNeeds = needs(trackNeeds, of: found.tracks, text: text)
    case .artist(_, let detail?):
      trackNeeds = needs(trackNeeds, of: detail.topTracks, text: text)
    case .album(_, let detail?):
      albumNeeds = needs(albumNeeds, of: detail.tracks) {
        text(of: $0, onAlbumBy: detail.album.artist, in: $1)
      }
    default: break
    }
  }

  /// Needs with those of more tracks.
  private func needs(
    _ needs: ColumnNeeds, of tracks: [TrackSummary], text: (TrackSummary, TrackColumn) -> String
  ) -> ColumnNeeds {
    var needs = needs
    let ambiguous = ambiguousWidth
    for track in tracks {
      let signs = Self.signWidth * (track.isFavourite ? 2 : 1)
      for column in TrackColumn.allCases {
        needs.take(text(track, column), in: column, ambiguous, signs: column == .title ? signs : 0)
      }
    }
    return needs
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
