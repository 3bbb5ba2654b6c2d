internal import MusicModel

extension LibraryQueries {
  /// All roots in the order they were added.
  func roots() throws(LibraryError) -> [LibraryRoot] {
    try connection.rows("SELECT id, path, scanned_at, is_offline FROM roots ORDER BY id") {
      LibraryRoot(
        id: Identifier($0.integer(0)), path: $0.blob(1),
        scannedAt: $0.optionalInt(2).map(Int64.init), isOffline: $0.flag(3))
    }
  }

  /// Where the bytes of covers are; those that are nowhere are left out.
  func coverFiles(_ ids: [CoverID]) throws(LibraryError) -> [CoverID: CoverFile] {
    var files: [CoverID: CoverFile] = [:]
    try connection.forEachRow(
      """
      SELECT covers.id, is_embedded, covers.path, size, modified_at FROM json_each(?) AS wanted
      CROSS JOIN covers ON covers.id = wanted.value
      """, [.list(ids.map(\.rawValue))]
    ) {
      files[CoverID($0.integer(0))] = CoverFile(
        source: $0.flag(1) ? .embedded($0.blob(2)) : .file($0.blob(2)),
        version: CoverFile.Version(size: $0.integer(3), modifiedAt: $0.integer(4)))
    }
    return files
  }

  /// Files that looked like music and were skipped, and cue sheets of no use, by path.
  func skippedFiles(limit: Int? = nil) throws(LibraryError) -> [SkippedFile] {
    try connection.rows(
      """
      SELECT folders.path AS path, name, reason FROM skipped_files
      JOIN folders ON folders.id = folder_id
      UNION ALL
      SELECT folders.path, name, reason FROM cue_sheets
      JOIN folders ON folders.id = folder_id WHERE reason IS NOT NULL
      ORDER BY path, name LIMIT ?
      """, [.integer(Int64(limit ?? -1))]
    ) {
      SkippedFile(
        path: FilePath.joined($0.blob(0), $0.blob(1)),
        reason: SkipReason(rawValue: $0.int(2)) ?? .unknownFormat)
    }
  }

  /// Files in the library that end before their sound does, by path.
  func cutOffFiles() throws(LibraryError) -> [[UInt8]] {
    try connection.rows(
      """
      SELECT DISTINCT folders.path, name FROM tracks
      JOIN folders ON folders.id = folder_id WHERE is_cut_off = 1
      ORDER BY folders.path, name
      """
    ) { FilePath.joined($0.blob(0), $0.blob(1)) }
  }

  /// Directories whose music is in the library and cannot be reached.
  func offlineFolders() throws(LibraryError) -> [[UInt8]] {
    try connection.rows(
      """
      SELECT path FROM roots WHERE is_offline
      UNION ALL
      SELECT mounts.path FROM mounts JOIN roots ON roots.id = root_id
      WHERE mounts.is_offline AND NOT roots.is_offline
      """
    ) { $0.blob(0) }
  }

  /// How many files and directories were skipped, and cue sheets are of no use.
  func skippedCount() throws(LibraryError) -> Int {
    try connection.first(
      """
      SELECT (SELECT count(*) FROM skipped_files)
        + (SELECT count(*) FROM cue_sheets WHERE reason IS NOT NULL)
      """
    ) { $0.int(0) } ?? 0
  }

  /// How much is in the library.
  func counts(inFull: Bool = true) throws(LibraryError) -> LibraryCounts {
    var counts =
      try connection.first("SELECT playlists, artists, albums, tracks FROM totals") {
        LibraryCounts(
          playlists: $0.int(0), artists: $0.int(1), albums: $0.int(2), tracks: $0.int(3))
      } ?? LibraryCounts()
    counts.downloaded = counts.albums
    guard inFull else { return counts }
    counts.downloaded -= try offlineAlbumCount()
    counts.skipped = try skippedCount()
    return counts
  }

  /// The state the library is in.
  func revision() throws(LibraryError) -> LibraryRevision {
    LibraryRevision(try connection.first("SELECT revision FROM totals") { $0.integer(0) } ?? 0)
  }

  private func offlineAlbumCount() throws(LibraryError) -> Int {
    guard try isAnyOffline() else { return 0 }
    return try connection.first(
      """
      SELECT count(DISTINCT album_id) FROM tracks
      WHERE folder_id IN (SELECT id FROM offline_folders)
      """
    ) { $0.int(0) } ?? 0
  }
}
