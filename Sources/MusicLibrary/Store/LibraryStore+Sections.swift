public import MusicModel

extension LibraryStore {
  /// The headings of all albums in an order: letters of titles or artists, ten years, sizes or
  /// formats; none where the order has none.
  ///
  /// - Parameter sort: The order, as in `albumIDs(sortedBy:)`.
  /// - Returns: Headings with the number of albums under each, in the order of the albums.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*n*), where *n* is the number of albums; of tracks by size and format.
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
  func labels(
    of sort: AlbumSort, in part: AlbumPart = .all
  ) throws(LibraryError) -> [String] {
    switch sort.key {
    case .title: try labels("sort_key", sort, part) { SortKey(bytes: $0.blob(0)).letter }
    case .artist: try labels("artist_sort_key", sort, part) { SortKey(bytes: $0.blob(0)).letter }
    case .released:
      try labels("year", sort, part) { $0.optionalInt(0).map { "\($0 / 10 * 10)" } ?? "" }
    case .size: try labels("bytes", sort, part) { Self.sizeHeading(of: $0.integer(0)) }
    case .format: try albumsByFormat(in: part, isReversed: sort.isReversed).map(\.heading)
    case .added, .plays, .random: []
    }
  }

  private func labels(
    _ column: String, _ sort: AlbumSort, _ part: AlbumPart, _ label: (Row) -> String
  ) throws(LibraryError) -> [String] {
    try connection.rows(
      """
      SELECT \(column) FROM albums \(Self.join(sort.key)) \(part.condition)
      ORDER BY \(Self.columns(sort))
      """, part.values, label)
  }
}
