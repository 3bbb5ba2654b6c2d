public import MusicModel

extension LibraryStore {
  /// The tracks of sources, in the order in which the screens show them.
  ///
  /// - Parameter sources: Where they come from; a track may come from several.
  /// - Returns: Identities; what is not in the library is left out.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k* log *k*), where *k* is the number of tracks.
  public nonisolated func trackIDs(
    of sources: [TrackSource]
  ) async throws(LibraryError) -> [TrackID] {
    try await read { queries throws(LibraryError) in
      var tracks: [TrackID] = []
      for source in sources { tracks += try queries.trackIDs(of: source) }
      return tracks
    }
  }

  /// So many tracks are looked up one by one; of more, all that there are are read at once.
  private static let fewTracks = 2_000

  /// The albums of tracks; tracks that are not in the library are left out.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of tracks.
  public nonisolated func albums(
    ofTracks tracks: [TrackID]
  ) async throws(LibraryError) -> [TrackID: AlbumID] {
    try await read { queries throws(LibraryError) in
      if tracks.count > Self.fewTracks { return try queries.albumsOfAllTracks() }
      var albums: [TrackID: AlbumID] = [:]
      for track in tracks {
        albums[track] = try queries.connection.first(
          "SELECT album_id FROM tracks WHERE id = ? AND album_id IS NOT NULL",
          [.integer(track.rawValue)]
        ) { AlbumID($0.integer(0)) }
      }
      return albums
    }
  }
}

extension LibraryStore {
  /// Whether there are tracks, and the files of none of them are there now.
  ///
  /// - Complexity: O(1) while nothing of the library is offline, else O(*k*), where *k* is the
  ///   number of tracks.
  public nonisolated func areAllOffline(_ tracks: [TrackID]) async throws(LibraryError) -> Bool {
    try await read { queries throws(LibraryError) in
      guard !tracks.isEmpty, try queries.isAnyOffline() else { return false }
      let online = try queries.connection.first(
        """
        SELECT 1 FROM json_each(?) AS wanted CROSS JOIN tracks ON tracks.id = wanted.value
        WHERE folder_id NOT IN (SELECT id FROM offline_folders) LIMIT 1
        """, [.list(tracks.map(\.rawValue))]
      ) { _ in true }
      return online == nil
    }
  }
}

extension LibraryQueries {
  /// The albums of all tracks.
  func albumsOfAllTracks() throws(LibraryError) -> [TrackID: AlbumID] {
    let pairs = try connection.rows(
      "SELECT id, album_id FROM tracks WHERE album_id IS NOT NULL"
    ) { (TrackID($0.integer(0)), AlbumID($0.integer(1))) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The tracks of one source in their order.
  func trackIDs(of source: TrackSource) throws(LibraryError) -> [TrackID] {
    switch source {
    case .tracks(let ids): return ids
    case .album(let id): return try albumDetail(id)?.tracks.map(\.id) ?? []
    case .artist(let id):
      var tracks: [TrackID] = []
      for album in try albums(by: id) {
        tracks += try albumDetail(album.id)?.tracks.map(\.id) ?? []
      }
      return tracks
    case .playlist(let id): return try playlistTracks(id)
    case .all(let sort): return try trackIDs(sortedBy: sort)
    case .query(let text): return try tracks(matching: text)
    }
  }
}
