public import MusicModel

extension LibraryStore {
  /// The identities of all albums in an order.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - limit: How many at most; `nil` for all.
  /// - Returns: Identities, the first of the order first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k*), where *k* is the result's count: each order has its index.
  public nonisolated func albumIDs(
    _ order: AlbumOrder, limit: Int? = nil
  ) async throws(LibraryError) -> [AlbumID] {
    try await albumIDs(sortedBy: AlbumSort(order: order), limit: limit)
  }

  /// The albums with given identities, in the order asked; unknown identities are left out.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of identities.
  public nonisolated func albums(_ ids: [AlbumID]) async throws(LibraryError) -> [AlbumSummary] {
    try await read { queries throws(LibraryError) in try queries.albums(ids) }
  }

  /// An album with its tracks in playing order; `nil` when there is none of this identity.
  ///
  /// Tracks without a disc number of their own get the number of their disc's folder. The order is
  /// disc, number, the sort key of the title, then folder and file name; tracks of many artists in
  /// a folder, without an album's title, come by artist first.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of tracks.
  public nonisolated func albumDetail(_ id: AlbumID) async throws(LibraryError) -> AlbumDetail? {
    try await read { queries throws(LibraryError) in try queries.albumDetail(id) }
  }

  /// All album artists by name, the one for various artists among them.
  ///
  /// - Complexity: O(*n*).
  public nonisolated func artists() async throws(LibraryError) -> [ArtistSummary] {
    try await read { queries throws(LibraryError) in try queries.artists() }
  }

  /// The albums of an artist, alone or with others, by year, then title.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the result's count.
  public nonisolated func albums(by artist: ArtistID) async throws(LibraryError) -> [AlbumSummary] {
    try await read { queries throws(LibraryError) in try queries.albums(by: artist) }
  }
}
