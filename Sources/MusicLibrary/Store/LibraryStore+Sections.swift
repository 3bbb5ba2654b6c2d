public import MusicModel

extension LibraryStore {
  /// The headings of all albums in an order: letters of titles or artists, or ten years; none
  /// where the order has none.
  ///
  /// - Parameter sort: The order, as in `albumIDs(sortedBy:)`.
  /// - Returns: Headings with the number of albums under each, in the order of the albums.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*n*), where *n* is the number of albums.
  public nonisolated func albumSections(
    sortedBy sort: AlbumSort
  ) async throws(LibraryError) -> [ListSection] {
    try await read { queries throws(LibraryError) in
      ListSection.runs(of: try queries.labels(of: sort))
    }
  }

  /// Albums that a query finds, in an order.
  ///
  /// - Parameters:
  ///   - query: The query; an empty one finds all.
  ///   - sort: The order.
  ///   - limit: How many at most.
  /// - Returns: Identities, the first of the order first.
  /// - Throws: What the store throws on reading.
  public nonisolated func albumIDs(
    matching query: String, sortedBy sort: AlbumSort, limit: Int
  ) async throws(LibraryError) -> [AlbumID] {
    let all = try await albumIDs(sortedBy: sort, limit: query.isEmpty ? limit : nil)
    guard !query.isEmpty else { return all }
    // A condition that albums do not have, such as a genre, is one of their tracks.
    let found = try await search(Query(query), limit: nil)
    var albums = Set(found.albums)
    albums.formUnion(try await self.albums(ofTracks: found.tracks).values)
    return Array(all.lazy.filter(albums.contains).prefix(limit))
  }
}

extension LibraryQueries {
  /// The heading of each album in an order that has headings.
  func labels(of sort: AlbumSort) throws(LibraryError) -> [String] {
    let direction = sort.isReversed ? "DESC" : "ASC"
    switch sort.key {
    case .title:
      return try connection.rows("SELECT sort_key FROM albums ORDER BY sort_key \(direction)") {
        SortKey(bytes: $0.blob(0)).letter
      }
    case .artist:
      return try connection.rows(
        "SELECT artist_sort_key FROM albums ORDER BY artist_sort_key \(direction)"
      ) { SortKey(bytes: $0.blob(0)).letter }
    case .released:
      // The newest first, unless it is turned round; albums without a year come last either way.
      return try connection.rows(
        """
        SELECT year FROM albums
        ORDER BY year IS NULL, year \(sort.isReversed ? "ASC" : "DESC")
        """
      ) { $0.optionalInt(0).map { "\($0 / 10 * 10)" } ?? "" }
    case .added, .plays, .random: return []
    }
  }
}
