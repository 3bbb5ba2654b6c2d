internal import MusicModel

extension LibraryStore {
  /// Looks for artists, albums and tracks.
  ///
  ///     let result = try await store.search(Query("gabor szabo"))
  ///     result.artists.count   // 1: Gábor Szabó
  ///
  /// Artists are found by words and `artist:`; albums also by `album:`, `year:` and `added:`;
  /// tracks by all fields, and they alone come in the order and the number a query asks for.
  ///
  /// - Parameters:
  ///   - query: What to look for; an empty one finds nothing.
  ///   - limit: How many of each kind at most; `nil` for all.
  /// - Returns: Identities, the best first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(log *n* + *k*) for pieces of three letters and more, where *k* is the number
  ///   of rows that have the rarest of them, at most the limit where all rows fulfil the rest;
  ///   O(*n*) at worst.
  public nonisolated func search(
    _ query: Query, limit: Int? = 200
  ) async throws(LibraryError) -> SearchResult {
    let articles = settings.articles
    return try await read { queries throws(LibraryError) in
      try queries.search(query, limit: limit, articles: articles)
    }
  }

  /// Brings the folded texts of search up to date with rows that changed, a part at a time.
  ///
  /// A scan calls it; so does what follows the opening of an older database.
  ///
  /// - Returns: Whether nothing is left to do.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func refreshSearch() throws(LibraryError) -> Bool {
    guard try connection.first("SELECT 1 FROM search_pending", [], { _ in true }) == true else {
      return true
    }
    return try connection.transaction { () throws(LibraryError) in
      let writer = SearchWriter(connection)
      return try writer.refresh(limit: Self.searchBatch)
    }
  }

  /// Rows that are folded in one transaction: a fraction of a second.
  static let searchBatch = 4_000
}
