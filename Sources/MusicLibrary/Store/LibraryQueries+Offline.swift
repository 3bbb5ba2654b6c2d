extension LibraryQueries {
  /// Whether anything of the library is offline; SQLite asks once for a statement.
  static let isAnyOffline = """
    (EXISTS (SELECT 1 FROM roots WHERE is_offline)
      OR EXISTS (SELECT 1 FROM mounts WHERE is_offline))
    """

  /// Whether anything of the library is offline now.
  func isAnyOffline() throws(LibraryError) -> Bool {
    try connection.first("SELECT \(Self.isAnyOffline)", [], { $0.flag(0) }) ?? false
  }

  /// Whether the file of a row of `tracks` is offline, by its folder: O(mounts that are offline).
  ///
  /// The view `offline_folders` has the same answer for all folders at once, which is more than a
  /// window of rows wants when a large root is away.
  static let isOffline = """
    iif(\(isAnyOffline), EXISTS (
      SELECT 1 FROM folders AS place JOIN roots AS home ON home.id = place.root_id
      WHERE place.id = tracks.folder_id AND (home.is_offline OR EXISTS (
        SELECT 1 FROM mounts WHERE mounts.is_offline AND (place.path = mounts.path
          OR (place.path > CAST(mounts.path || x'2F' AS BLOB)
            AND place.path < CAST(mounts.path || x'30' AS BLOB)))))), 0)
    """

  /// How many tracks of a row of `albums` are offline.
  static let offlineCount = """
    iif(\(isAnyOffline), (
      SELECT count(*) FROM tracks WHERE tracks.album_id = albums.id AND \(isOffline)), 0)
    """
}
