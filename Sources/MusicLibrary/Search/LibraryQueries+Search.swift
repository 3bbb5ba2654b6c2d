internal import MusicModel

extension LibraryQueries {
  /// Looks for artists, albums and tracks.
  func search(_ query: Query, limit: Int? = 200) throws(LibraryError) -> SearchResult {
    SearchResult(
      artists: try ids(query, in: .artists, limit).map { ArtistID($0) },
      albums: try ids(query, in: .albums, limit).map { AlbumID($0) },
      tracks: try ids(query, in: .tracks, limit).map { TrackID($0) })
  }

  private func ids(
    _ query: Query, in table: SearchTable, _ limit: Int?
  ) throws(LibraryError) -> [Int64] {
    let limit = max(0, limit ?? Int.max)
    let search = Search(query, in: table, connection, limit: limit, now: LibraryStore.now())
    return try search?.ids() ?? []
  }
}
