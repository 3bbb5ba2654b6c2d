public import MusicModel

extension LibraryStore {
  /// What a typed text finds, with all that rows show of it.
  ///
  /// - Parameters:
  ///   - text: What was typed, in the language of queries.
  ///   - limit: How many of each kind at most.
  /// - Returns: The findings, the best first; playlists are found by a part of their name.
  /// - Throws: What the store throws on reading.
  /// - Complexity: As `search(_:limit:)`.
  public nonisolated func findings(
    _ text: String, limit: Int = 50
  ) async throws(LibraryError) -> SearchFindings {
    try await read { queries throws(LibraryError) in try queries.findings(text, limit: limit) }
  }
}

extension LibraryQueries {
  /// What a typed text finds; see the store.
  func findings(_ text: String, limit: Int) throws(LibraryError) -> SearchFindings {
    let query = Query(text)
    let found = try search(query, limit: limit)
    let named = Set(found.artists)
    let artists = try artists().filter { named.contains($0.id) }
    let order = Dictionary(
      found.artists.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var findings = SearchFindings(
      text: text,
      artists: artists.sorted { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) },
      albums: try albums(found.albums), tracks: try tracks(found.tracks),
      diagnostics: query.diagnostics)
    let folded = SearchText.folded(text)
    findings.playlists = try playlists().filter { list in
      !folded.isEmpty && SearchText.folded(list.name).contains(folded)
    }
    findings.top = Self.top(of: findings, folded)
    return findings
  }

  /// An exact name is the best finding, an artist's before an album's before a track's; else the
  /// first of the first kind.
  private static func top(
    of findings: SearchFindings, _ folded: String
  ) -> SearchFindings.Finding? {
    if let exact = findings.artists.first(where: { SearchText.folded($0.name) == folded }) {
      return .artist(exact.id)
    }
    if let exact = findings.albums.first(where: { SearchText.folded($0.title) == folded }) {
      return .album(exact.id)
    }
    if let exact = findings.tracks.first(where: { SearchText.folded($0.title) == folded }) {
      return .track(exact.id)
    }
    return findings.artists.first.map { .artist($0.id) }
      ?? findings.albums.first.map { .album($0.id) }
      ?? findings.tracks.first.map { .track($0.id) }
      ?? findings.playlists.first.map { .playlist($0.id) }
  }
}
