public import MusicModel

extension LibraryStore {
  /// The albums whose files are all on this machine now, the newest in the library first.
  ///
  /// - Parameter limit: How many at most; `nil` for all.
  /// - Returns: Identities, the newest first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k*), where *k* is the result's count, while no root is offline; else
  ///   O(tracks of the roots that are).
  public nonisolated func downloadedAlbumIDs(
    limit: Int? = nil
  ) async throws(LibraryError) -> [AlbumID] {
    try await read { queries throws(LibraryError) in try queries.downloadedAlbumIDs(limit: limit) }
  }
}
