public import MusicModel

extension LibraryStore {
  /// The file with the picture of an album's cover, for other programs to show.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - folder: Where a copy is kept of a cover that is inside a music file; absolute.
  /// - Returns: An absolute path; `nil` when the album has no cover that can be had as a file.
  /// - Throws: What the store throws on reading.
  public nonisolated func sharedCover(
    of album: AlbumID, copiesIn folder: String
  ) async throws(LibraryError) -> [UInt8]? {
    let source = try await read { queries throws(LibraryError) in
      try queries.coverSource(of: album)
    }
    return source.flatMap { SharedCovers(folder: folder).path(of: $0) }
  }
}

extension LibraryQueries {
  /// Where the bytes of an album's cover are; `nil` when it has none.
  func coverSource(of album: AlbumID) throws(LibraryError) -> CoverSource? {
    let cover = try connection.first(
      "SELECT cover_id FROM albums WHERE id = ? AND cover_id IS NOT NULL",
      [.integer(album.rawValue)]
    ) { CoverID($0.integer(0)) }
    guard let cover else { return nil }
    return try coverFiles([cover])[cover]?.source
  }
}
