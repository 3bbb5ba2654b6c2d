import CollectionViews
import MusicModel

extension AppState {
  /// The columns of the shown list of tracks.
  private var trackColumns: [TrackColumn] {
    screen.kind.columnList.flatMap(settings.columns) ?? screen.description.trackColumns
  }

  /// What is known of a track that stands on the current screen.
  func summary(of id: TrackID) -> TrackSummary? { shared(id)?.value }

  private func shared(_ id: TrackID) -> Shared<TrackSummary>? {
    // The tracks of an album come with it.
    if case .album(let album) = screen.kind {
      return model.details[album]?.tracks.first { $0.id == id }.map(Shared.init)
    }
    return model.tracks.shared(id)
      ?? model.details.values.lazy.flatMap(\.tracks).first { $0.id == id }.map(Shared.init)
  }

  /// What the row of a track shows on the current screen.
  func track(_ id: TrackID, _ state: ItemState) -> TrackRow {
    let track = shared(id)
    let isOffline = track?.value.isOffline ?? false
    return TrackRow(
      columns: trackColumns, needs: shownNeeds,
      texts: track.map { .track($0, onAlbumBy: shownAlbumArtist) },
      state: state.offline(isOffline), isPlaying: track != nil && id == playingTrack,
      isFavourite: track?.value.isFavourite ?? false)
  }

  /// The artist of the album whose screen is shown: of its tracks those of others are news.
  private var shownAlbumArtist: String? {
    guard case .album(let album) = screen.kind else { return nil }
    return model.details[album]?.album.artist
  }

  /// The names of the columns above a list of tracks.
  func trackTableHeader() -> TrackTableHeader {
    let columns = trackColumns
    return TrackTableHeader(
      columns: columns, needs: shownNeeds,
      names: columns.map { catalogue[$0.phrase] },
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
    case .tracks(let tracks): trackNeeds = needs(trackNeeds, of: tracks)
    case .findings(let found): trackNeeds = needs(trackNeeds, of: found.tracks)
    case .artist(_, let detail?): trackNeeds = needs(trackNeeds, of: detail.topTracks)
    case .album(_, let detail?):
      albumNeeds = needs(albumNeeds, of: detail.tracks, onAlbumBy: detail.album.artist)
    default: break
    }
  }

  /// Needs with those of more tracks.
  private func needs(
    _ needs: ColumnNeeds, of tracks: [TrackSummary], onAlbumBy artist: String? = nil
  ) -> ColumnNeeds {
    var needs = needs
    let ambiguous = ambiguousWidth
    for track in tracks {
      let signs = Self.signWidth * (track.isFavourite ? 2 : 1)
      let texts = TrackTexts.track(Shared(track), onAlbumBy: artist)
      for column in TrackColumn.allCases {
        needs.take(
          texts.text(in: column, ambiguous.signs), in: column, ambiguous,
          signs: column == .title ? signs : 0)
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
