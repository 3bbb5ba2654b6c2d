public import MusicModel

extension LibraryStore {
  /// The albums whose files are all on this machine now, the newest in the library first.
  ///
  /// - Parameter limit: How many at most; `nil` for all.
  /// - Returns: Identities, the newest first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k*), where *k* is the result's count, while no root is offline; else
  ///   O(tracks of the roots that are).
  public func downloadedAlbumIDs(limit: Int? = nil) throws(LibraryError) -> [AlbumID] {
    try connection.rows(
      """
      SELECT id FROM albums WHERE id NOT IN (
        SELECT album_id FROM tracks WHERE album_id IS NOT NULL AND folder_id IN (
          SELECT folders.id FROM folders JOIN roots ON roots.id = root_id WHERE is_offline))
      ORDER BY added_at DESC, sort_key, id LIMIT ?
      """, [.integer(Int64(limit ?? -1))]
    ) { AlbumID($0.integer(0)) }
  }
}
