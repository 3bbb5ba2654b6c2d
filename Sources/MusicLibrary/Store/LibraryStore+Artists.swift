public import MusicModel

extension LibraryStore {
  /// An artist with what there is of them; `nil` when there is no such artist.
  ///
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k* log *n*), where *k* is the number of the artist's tracks, and a search for
  ///   tracks on the albums of others.
  public nonisolated func artistDetail(
    _ id: ArtistID
  ) async throws(LibraryError) -> ArtistDetail? {
    try await read { queries throws(LibraryError) in
      guard let artist = try queries.artist(id) else { return nil }
      return ArtistDetail(
        artist: artist, topTracks: try queries.topTracks(of: id),
        albums: try queries.shelves(of: artist))
    }
  }
}

extension LibraryQueries {
  /// Tracks in the list of those heard most.
  private static let topCount = 5
  /// A release of so many tracks at most, and of less than this many milliseconds, is a single or
  /// an EP, as music shops count.
  private static let shortRelease = (tracks: 6, length: 30 * 60_000)
  /// Tracks of others that are looked through for an artist.
  private static let appearanceLimit = 500

  /// An artist; `nil` when there is no such artist.
  func artist(_ id: ArtistID) throws(LibraryError) -> ArtistSummary? {
    try connection.first(
      "SELECT id, name, letter, album_count, is_various FROM artists WHERE id = ?",
      [.integer(id.rawValue)]
    ) { row in
      ArtistSummary(
        id: ArtistID(row.integer(0)), name: row.text(1), letter: row.text(2),
        albumCount: row.int(3), isVarious: row.flag(4))
    }
  }

  func topTracks(of id: ArtistID) throws(LibraryError) -> [TrackSummary] {
    let tracks = try connection.rows(
      """
      SELECT tracks.id FROM albums JOIN tracks ON album_id = albums.id
      JOIN items ON items.id = tracks.id WHERE artist_id = ? AND plays > 0
      ORDER BY plays DESC, last_played_at DESC, tracks.id LIMIT ?
      """, [.integer(id.rawValue), .integer(Int64(Self.topCount))]
    ) { TrackID($0.integer(0)) }
    return try self.tracks(tracks)
  }

  /// Albums by kind, the newest first.
  func shelves(
    of artist: ArtistSummary
  ) throws(LibraryError) -> [ArtistDetail.Shelf: [AlbumSummary]] {
    let kinds = try connection.rows(
      """
      SELECT albums.id, count(*), sum(coalesce(duration, 0)), max(coalesce(compilation, 0))
      FROM albums JOIN tracks ON album_id = albums.id WHERE artist_id = ?
      GROUP BY albums.id ORDER BY albums.year DESC, albums.sort_key, albums.id
      """, [.integer(artist.id.rawValue)]
    ) { row in (AlbumID(row.integer(0)), Self.shelf(row.int(1), row.int(2), row.flag(3))) }
    var shelves: [ArtistDetail.Shelf: [AlbumID]] = [:]
    for (album, shelf) in kinds { shelves[shelf, default: []].append(album) }
    shelves[.appearsOn] = try appearances(of: artist)
    var result: [ArtistDetail.Shelf: [AlbumSummary]] = [:]
    for (shelf, ids) in shelves { result[shelf] = try albums(ids) }
    return result
  }

  private static func shelf(
    _ tracks: Int, _ length: Int, _ isCompilation: Bool
  ) -> ArtistDetail.Shelf {
    if isCompilation { return .compilations }
    return tracks <= shortRelease.tracks && length < shortRelease.length ? .singles : .albums
  }

  /// Albums of others on which the artist is named.
  private func appearances(of artist: ArtistSummary) throws(LibraryError) -> [AlbumID] {
    guard !artist.isVarious, !artist.name.isEmpty else { return [] }
    let query = Query(terms: [Query.Term(.text(.artist, SearchText.folded(artist.name)))])
    let found = try search(query, limit: Self.appearanceLimit).tracks
    var albums: [AlbumID] = []
    for track in found {
      let other = try connection.first(
        """
        SELECT album_id, artists FROM tracks JOIN albums ON albums.id = album_id
        WHERE tracks.id = ? AND artist_id <> ?
        """, [.integer(track.rawValue), .integer(artist.id.rawValue)]
      ) { (AlbumID($0.integer(0)), $0.text(1)) }
      guard let (album, names) = other, !albums.contains(album) else { continue }
      let folded = TextForm.folded(artist.name)
      if names.split(separator: "\n").contains(where: { TextForm.folded(String($0)) == folded }) {
        albums.append(album)
      }
    }
    return albums
  }
}
