internal import MusicModel

/// The digests that spare the next scan comparing file by file.
extension LibraryStore {
  /// Folders whose digests are written in one transaction, at most: a few milliseconds.
  private static let digestRange: Int64 = 1_000

  /// Makes the digests of those folders of a root that have none.
  ///
  /// Each is made from what the store has of the folder's files, in the transaction that writes it.
  /// A folder with a file that has to be read again gets none.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - places: Places of the root; `nil` for all of it.
  /// - Throws: What the store throws on writing.
  /// - Complexity: O(folders), and O(files) of those without a digest.
  func writeDigests(
    of root: LibraryRoot.ID, in places: [ScanPlace]?
  ) throws(LibraryError) {
    for (condition, values) in Self.conditions(of: root, in: places) {
      let folders = try connection.rows(
        """
        SELECT id FROM folders WHERE \(condition)
          AND NOT EXISTS (SELECT 1 FROM folder_digests WHERE folder_id = id)
        ORDER BY id
        """, values
      ) { $0.integer(0) }
      var rest = folders[...]
      while let first = rest.first {
        let range = rest.prefix { $0 < first + Self.digestRange }
        rest = rest.dropFirst(range.count)
        try connection.transaction { () throws(LibraryError) in try writeDigests(of: range) }
      }
    }
  }

  private func writeDigests(of folders: ArraySlice<Int64>) throws(LibraryError) {
    for (folder, made) in try DigestMaker(connection, folders: folders).make() {
      guard !made.isOutdated else { continue }
      // Another program may have made it meanwhile, or taken the folder away.
      try connection.run(
        """
        INSERT OR IGNORE INTO folder_digests
        SELECT id, ?2, ?3 FROM folders WHERE id = ?1
        """,
        [.integer(folder), .blob(made.digest.bytes), .integer(made.skipped)])
    }
  }
}
