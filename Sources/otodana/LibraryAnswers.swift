import AppCore
import Glibc
import MusicLibrary
import MusicModel

/// Answers what the state asks of the library with what the store knows.
struct LibraryAnswers: Sendable {
  let store: LibraryStore
  let post: @Sendable (Event) -> Void

  /// How much of a long list is sent.
  enum Extent {
    /// What fills a screen.
    case start
    /// All, after the start was sent.
    case rest
    /// The start, and then all.
    case whole
  }

  /// How a request was answered.
  enum Outcome {
    /// It asks for nothing that is shown.
    case notAsked
    /// The rest of a long list is still to be sent.
    case begun
    /// Wholly.
    case done
  }

  /// How many identities of a long list are sent at once; more than any screen shows.
  private static let firstPart = 500
  /// How many rows come together with a list: about what a large terminal shows.
  private static let firstRows = 60
  /// How many albums and tracks of a list are found at most.
  private static let matchLimit = 10_000

  /// Sends the answer to a request for something to show.
  ///
  /// - Parameters:
  ///   - effect: The request.
  ///   - extent: How much of a long list is sent.
  /// - Returns: Whether it is such a request, and whether there is more to send.
  /// - Throws: What the store throws on reading.
  func answer(_ effect: Effect, _ extent: Extent) async throws(LibraryError) -> Outcome {
    switch effect {
    case .loadAlbumIDs(let list): return try await sendAlbumIDs(list, extent)
    case .loadAlbums(let ids): post(.library(.albums(try await store.albums(ids))))
    case .loadArtists: post(.library(.artists(try await store.artists())))
    case .loadTrackIDs(let sort): return try await sendTrackIDs(sort, extent)
    case .findLetter(let letter, let sort):
      let first = try await store.firstTrack(under: letter, sortedBy: sort)
      post(.library(.letter(letter, sort, first)))
    case .loadTracks(let ids): post(.library(.tracks(try await store.tracks(ids))))
    case .loadAlbum(let id): post(.library(.album(id, try await store.albumDetail(id))))
    case .loadArtist(let id): post(.library(.artist(id, try await store.artistDetail(id))))
    case .loadRecommendations:
      post(.library(.recommendations(try await store.recommendations(day: Self.today))))
    case .loadPlaylists: post(.library(.playlists(try await store.playlists())))
    case .loadPlaylist(let id): post(.library(.playlist(id, try await store.playlistTracks(id))))
    case .search(let text): post(.library(.findings(try await store.findings(text))))
    case .findMatches(let text): try await sendMatches(of: text)
    case .loadFaultyFiles: post(.library(.faultyFiles(try await store.faultyFiles())))
    case .loadInfo(let subject): try await sendInfo(subject)
    case .loadLyrics(let track): post(.library(.lyrics(track, try await store.lyrics(of: track))))
    case .collectTracks(let sources, let use): try await collect(sources, for: use)
    default: return .notAsked
    }
    return .done
  }

  private func sendAlbumIDs(
    _ list: AlbumList, _ extent: Extent
  ) async throws(LibraryError) -> Outcome {
    switch list {
    case .all(let sort):
      return try await sendInParts(list, extent) { limit async throws(LibraryError) in
        try await store.albumIDs(sortedBy: sort, limit: limit)
      } sections: { () async throws(LibraryError) in
        try await store.albumSections(sortedBy: sort)
      }
    case .home(let section):
      return try await sendInParts(list, extent) { limit async throws(LibraryError) in
        let wanted = min(section.limit ?? Int.max, limit ?? Int.max)
        return try await store.albumIDs(
          matching: section.query, sortedBy: section.albumSort, limit: wanted)
      } sections: {
        []
      }
    case .downloaded(let sort): try await sendWhole(list, try await store.downloads(sort))
    case .offline: try await sendWhole(list, try await store.offlineAlbums())
    }
    return .done
  }

  /// Sends a list whose start is no quicker to find than the whole.
  private func sendWhole(
    _ list: AlbumList, _ found: (albums: [AlbumID], sections: [ListSection])
  ) async throws(LibraryError) {
    try await sendRows(of: found.albums)
    post(.library(.albumIDs(list, found.albums, sections: found.sections, isComplete: true)))
  }

  private func sendInParts(
    _ list: AlbumList, _ extent: Extent, albums: (Int?) async throws(LibraryError) -> [AlbumID],
    sections: () async throws(LibraryError) -> [ListSection]
  ) async throws(LibraryError) -> Outcome {
    try await inParts(extent) { limit async throws(LibraryError) in
      let found = try await albums(limit)
      if limit != nil { try await sendRows(of: found) }
      return found
    } send: { albums, isComplete async throws(LibraryError) in
      let sections = isComplete ? try await sections() : []
      post(.library(.albumIDs(list, albums, sections: sections, isComplete: isComplete)))
    }
  }

  /// Finds a list and sends it, the start of a long one first.
  ///
  /// - Parameters:
  ///   - extent: How much is sent.
  ///   - find: Finds so many of the list, or all.
  ///   - send: Sends what was found, and whether that is all.
  /// - Returns: Whether there is more to send.
  /// - Throws: What finding and sending throw.
  private func inParts<ID>(
    _ extent: Extent, find: (Int?) async throws(LibraryError) -> [ID],
    send: ([ID], Bool) async throws(LibraryError) -> Void
  ) async throws(LibraryError) -> Outcome {
    if extent != .rest {
      let first = try await find(Self.firstPart)
      let isComplete = first.count < Self.firstPart
      try await send(first, isComplete)
      if isComplete { return .done }
      if extent == .start { return .begun }
    }
    try await send(try await find(nil), true)
    return .done
  }

  /// While a scan writes, new albums come in on top: rows asked for afterwards would be those of
  /// albums that are out of sight again.
  private func sendRows(of albums: [AlbumID]) async throws(LibraryError) {
    post(.library(.albums(try await store.albums(Array(albums.prefix(Self.firstRows))))))
  }

  private func sendTrackIDs(
    _ sort: TrackSort, _ extent: Extent
  ) async throws(LibraryError) -> Outcome {
    try await inParts(extent) { limit async throws(LibraryError) in
      try await store.trackIDs(sortedBy: sort, limit: limit)
    } send: { tracks, isComplete async throws(LibraryError) in
      post(.library(.trackIDs(sort, tracks, isComplete: isComplete)))
    }
  }

  private func sendMatches(of text: String) async throws(LibraryError) {
    let found = try await store.search(Query(text), limit: Self.matchLimit)
    post(.library(.matches(of: text, found.albums, found.tracks)))
  }

  private func sendInfo(_ subject: InfoSubject) async throws(LibraryError) {
    let fields =
      switch subject {
      case .track(let id): try await store.info(of: id)
      case .album(let id): try await store.info(of: id)
      }
    post(.library(.info(subject, fields)))
  }

  private func collect(_ sources: [TrackSource], for use: TrackUse) async throws(LibraryError) {
    let tracks = try await store.trackIDs(of: sources)
    // What is about to play is shown and told with its name at once.
    if let first = use.start(in: tracks) {
      post(.library(.tracks(try await store.tracks([first]))))
    }
    let albums = try await store.albums(ofTracks: tracks)
    let isOffline = use.isPlayedNow ? try await store.areAllOffline(tracks) : false
    post(
      .library(.collected(tracks, albums: albums, offline: isOffline ? sources : [], for: use)))
  }

  /// The day where the person is, counted from 1970.
  private static var today: Int {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return (now + local.tm_gmtoff) / 86_400
  }
}
