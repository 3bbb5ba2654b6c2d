public import MusicModel

extension LibraryStore {
  /// The identities of all albums, or of an artist's, in an order.
  ///
  /// - Parameters:
  ///   - sort: The order.
  ///   - artist: An artist whose albums are wanted, alone or with others; `nil` for all albums.
  ///   - limit: How many at most; `nil` for all.
  /// - Returns: Identities, the first of the order first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k*), where *k* is the result's count, for the orders that have an index: all
  ///   albums by added, released, artist and title, not reversed; else O(*n* log *n*).
  public nonisolated func albumIDs(
    sortedBy sort: AlbumSort, of artist: ArtistID? = nil, limit: Int? = nil
  ) async throws(LibraryError) -> [AlbumID] {
    try await read { queries throws(LibraryError) in
      try queries.albumIDs(
        sortedBy: sort, in: artist.map(AlbumPart.by) ?? .all, limit: limit)
    }
  }

  /// The identities of all tracks in an order.
  ///
  /// - Parameters:
  ///   - sort: The order.
  ///   - limit: How many at most; `nil` for all.
  /// - Returns: Identities, the first of the order first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k*), where *k* is the result's count, by title; else O(*n* log *n*).
  public nonisolated func trackIDs(
    sortedBy sort: TrackSort, limit: Int? = nil
  ) async throws(LibraryError) -> [TrackID] {
    try await read { queries throws(LibraryError) in
      try queries.trackIDs(sortedBy: sort, limit: limit)
    }
  }
}
