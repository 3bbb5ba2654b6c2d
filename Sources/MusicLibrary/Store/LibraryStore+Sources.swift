public import MusicModel

extension LibraryStore {
  /// All roots in the order they were added.
  public func roots() throws(LibraryError) -> [LibraryRoot] {
    try connection.rows("SELECT id, path, scanned_at, is_offline FROM roots ORDER BY id") {
      LibraryRoot(
        id: Identifier($0.integer(0)), path: $0.blob(1),
        scannedAt: $0.optionalInt(2).map(Int64.init), isOffline: $0.flag(3))
    }
  }

  /// Makes a directory a root of the library; one that is a root already stays as it is.
  ///
  /// The directory is resolved to its absolute path without links. A directory inside another root
  /// adds nothing, since its music is found there, so the other root is returned; a root inside
  /// the new one becomes part of it.
  ///
  /// - Parameter path: Absolute, or relative to the working directory; bytes.
  /// - Returns: The root that holds the directory now.
  /// - Throws: `.rootMissing`, `.notADirectory` or `.unreadable` when it is no usable directory.
  @discardableResult
  public func addRoot(_ path: [UInt8]) throws(LibraryError) -> LibraryRoot {
    let absolute = try FilePath.resolvedDirectory(path)
    if let outer = try roots().first(where: { FilePath.contains($0.path, absolute) }) {
      return outer
    }
    let inner = try roots().filter { FilePath.contains(absolute, $0.path) }
    return try connection.transaction { () throws(LibraryError) in
      try connection.run("INSERT INTO roots(path) VALUES (?)", [.blob(absolute)])
      let root = LibraryRoot(id: Identifier(connection.lastInsertedID), path: absolute)
      for absorbed in inner {
        try connection.run(
          "UPDATE folders SET root_id = ? WHERE root_id = ?",
          [.integer(root.id.rawValue), .integer(absorbed.id.rawValue)])
        try connection.run("DELETE FROM roots WHERE id = ?", [.integer(absorbed.id.rawValue)])
      }
      return root
    }
  }

  /// Where the bytes of a cover are; `nil` when there is no such cover.
  public func coverSource(_ id: CoverID) throws(LibraryError) -> CoverSource? {
    try connection.first(
      "SELECT is_embedded, path FROM covers WHERE id = ?", [.integer(id.rawValue)]
    ) { $0.flag(0) ? .embedded($0.blob(1)) : .file($0.blob(1)) }
  }

  /// Files that looked like music and were skipped, by path.
  ///
  /// - Parameter limit: How many at most; `nil` for all.
  /// - Returns: Paths and reasons.
  /// - Throws: What the store throws on reading.
  public func skippedFiles(limit: Int? = nil) throws(LibraryError) -> [SkippedFile] {
    try connection.rows(
      """
      SELECT folders.path, name, reason FROM skipped_files
      JOIN folders ON folders.id = folder_id ORDER BY folders.path, name LIMIT ?
      """, [.integer(Int64(limit ?? -1))]
    ) {
      SkippedFile(
        path: FilePath.joined($0.blob(0), $0.blob(1)),
        reason: SkipReason(rawValue: $0.int(2)) ?? .unknownFormat)
    }
  }
}
