internal import MusicModel

extension LibraryQueries {
  /// Looks for artists, albums and tracks.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - limit: How many of each kind at most; `nil` for all.
  ///   - articles: Articles that do not count in the order of names.
  /// - Returns: Identities, the best first.
  /// - Throws: What the store throws on reading.
  func search(
    _ query: Query, limit: Int? = 200, articles: ArticleList = .standard
  ) throws(LibraryError) -> SearchResult {
    SearchResult(
      artists: try ids(query, in: .artists, limit, articles).map { ArtistID($0) },
      albums: try ids(query, in: .albums, limit, articles).map { AlbumID($0) },
      tracks: try ids(query, in: .tracks, limit, articles).map { TrackID($0) })
  }

  private func ids(
    _ query: Query, in table: SearchTable, _ limit: Int?, _ articles: ArticleList
  ) throws(LibraryError) -> [Int64] {
    let limit = max(0, limit ?? Int.max)
    let search = Search(
      query, in: table, connection, limit: limit, now: LibraryStore.now(), articles: articles)
    return try search?.ids() ?? []
  }
}
