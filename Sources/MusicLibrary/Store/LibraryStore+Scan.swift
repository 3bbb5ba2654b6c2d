internal import Glibc
internal import MusicModel

/// What a scan needs of the store.
extension LibraryStore {
  /// What is known of the files in a root.
  ///
  /// - Complexity: O(files of the root).
  func knownFiles(of root: LibraryRoot.ID) throws(LibraryError) -> KnownFiles {
    var known = KnownFiles()
    var positions: [Int64: Int32] = [:]
    let id = SQLiteValue.integer(root.rawValue)
    // Finding out which root a file is in takes as long as reading it.
    let isOnly = try connection.first("SELECT count(*) FROM roots", [], { $0.integer(0) }) == 1
    for folder in try connection.rows(
      "SELECT id, path FROM folders WHERE root_id = ?", [id],
      { KnownFiles.Folder(id: $0.integer(0), path: $0.blob(1)) })
    {
      positions[folder.id] = Int32(known.folders.count)
      known.append(folder)
    }
    if isOnly { known.reserve(files: try queries.counts(findsOffline: false).tracks) }
    // Files of a folder lie together, so most of them are in the folder of the one before.
    var last: (id: Int64, position: Int32?) = (0, nil)
    for sql in [
      "SELECT tracks.id, folder_id, name, device, inode, size, modified_at, part > 0 FROM tracks",
      "SELECT 0, folder_id, name, device, inode, size, modified_at, 0 FROM skipped_files",
    ] {
      try connection.forEachRow(isOnly ? sql : sql + Self.inRoot, isOnly ? [] : [id]) { row in
        let folder = row.integer(1)
        if folder != last.id { last = (folder, positions[folder]) }
        guard let position = last.position else { return }
        row.withBlob(2) {
          known.append(
            track: row.integer(0), isPart: row.flag(7), folder: position, name: $0,
            stamp: Self.stamp(row, from: 3))
        }
      }
    }
    try connection.forEachRow(
      """
      SELECT folder_id, name, size, modified_at FROM pictures
      JOIN folders ON folders.id = folder_id WHERE root_id = ?
      """, [id]
    ) { row in
      let picture = WalkedDirectory.Picture(
        name: row.blob(1), size: row.integer(2), modifiedAt: row.integer(3))
      known.append(picture: picture, folder: positions[row.integer(0)] ?? 0)
    }
    for (folder, sheet) in try knownSheets(of: root) {
      known.append(sheet: sheet, folder: positions[folder] ?? 0)
    }
    return known
  }

  private func knownSheets(
    of root: LibraryRoot.ID
  ) throws(LibraryError) -> [(folder: Int64, sheet: CueFile)] {
    try connection.rows(
      """
      SELECT folder_id, name, size, modified_at, neighbours, reason FROM cue_sheets
      JOIN folders ON folders.id = folder_id WHERE root_id = ?
      """, [.integer(root.rawValue)]
    ) { row in
      let state = CueFile.State(
        name: row.blob(1), size: row.integer(2), modifiedAt: row.integer(3),
        neighbours: row.integer(4))
      let reason = row.optionalInt(5).map { SkipReason(rawValue: $0) ?? .unknownFormat }
      return (row.integer(0), CueFile(state: state, reason: reason))
    }
  }

  private static let inRoot = " JOIN folders ON folders.id = folder_id WHERE root_id = ?"

  private static func stamp(_ row: Row, from column: Int32) -> FileStamp {
    FileStamp(
      identity: FileIdentity(device: row.integer(column), inode: row.integer(column + 1)),
      size: row.integer(column + 2), modifiedAt: row.integer(column + 3))
  }

  /// Writes a batch and regroups the albums it touches, in one transaction.
  ///
  /// - Returns: The revision that shows it.
  func publish(_ batch: ScanBatch, root: LibraryRoot) throws(LibraryError) -> LibraryRevision {
    try connection.transaction { () throws(LibraryError) in
      var writer = FileWriter(connection, root: root, settings: settings, now: Self.now())
      try writer.write(batch)
      let new = try AlbumWriter(connection, settings)
        .regroup(writer.touched, adding: writer.newTracks)
      var search = SearchWriter(connection)
      try search.add(new)
      _ = try search.refresh(limit: Self.searchBatch)
      return try bumpRevision()
    }
  }

  /// `publish` with its error as a value, for running beside something else.
  ///
  /// - Returns: The revision; `nil` for a batch without changes.
  func published(
    _ batch: ScanBatch, root: LibraryRoot
  ) -> Result<LibraryRevision?, LibraryError> {
    Result { () throws(LibraryError) in
      batch.isEmpty ? nil : try publish(batch, root: root)
    }
  }

  /// Ends the scan of a root: what was not found again leaves the library.
  ///
  /// - Returns: The revision that shows it; `nil` when nothing changed.
  func finish(
    _ root: LibraryRoot, _ leftovers: ScanLeftovers
  ) throws(LibraryError) -> LibraryRevision? {
    try connection.transaction { () throws(LibraryError) in
      let id = SQLiteValue.integer(root.id.rawValue)
      if leftovers.isOffline {
        try connection.run("UPDATE roots SET is_offline = 1 WHERE id = ? AND NOT is_offline", [id])
        return connection.changedRows > 0 ? try bumpRevision() : nil
      }
      var writer = FileWriter(connection, root: root, settings: settings, now: Self.now())
      try writer.remove(leftovers)
      try AlbumWriter(connection, settings).regroup(writer.touched)
      try connection.run(
        "UPDATE roots SET is_offline = 0, scanned_at = ? WHERE id = ?", [.integer(Self.now()), id])
      try connection.run(
        "DELETE FROM covers WHERE NOT EXISTS (SELECT 1 FROM albums WHERE cover_id = covers.id)")
      let hasChanged = root.isOffline || !writer.touched.isEmpty
      return hasChanged ? try bumpRevision() : nil
    }
  }

  func bumpRevision() throws(LibraryError) -> LibraryRevision {
    try connection.run("UPDATE totals SET revision = revision + 1")
    return try queries.revision()
  }

  /// Unix seconds.
  static func now() -> Int64 { Int64(time(nil)) }
}
