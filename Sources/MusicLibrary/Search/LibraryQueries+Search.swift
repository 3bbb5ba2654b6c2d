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
      tracks: try tracks(query, limit, articles))
  }

  private func tracks(
    _ query: Query, _ limit: Int?, _ articles: ArticleList
  ) throws(LibraryError) -> [TrackID] {
    let most = [limit, query.limit].compactMap(\.self).min()
    if !query.order.isEmpty { return try arrangedTracks(query, limit: most) }
    return try ids(query, in: .tracks, most, articles).map { TrackID($0) }
  }

  /// The tracks a query finds in the order it asks for, else by artist, album and place in it.
  func arrangedTracks(_ query: Query, limit: Int?) throws(LibraryError) -> [TrackID] {
    guard let statement = SearchStatement(query, in: .tracks, now: LibraryStore.now()) else {
      return []
    }
    let planned = try SearchPlan(connection: connection, table: .tracks).best(of: statement)
    return try connection.rows(
      planned.sql(order: QueryOrder.sql(query.order)),
      planned.boundValues + [.integer(Int64(limit ?? -1))]
    ) { TrackID($0.integer(0)) }
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
