public import MusicModel

extension LibraryStore {
  /// Takes a root and its music out of the library, whether or not its directory is there.
  ///
  /// What the person made of the tracks stays, and they are the same tracks if the root is ever
  /// added again. An unknown root changes nothing.
  ///
  /// - Parameter id: The root's identity.
  /// - Returns: The revision without it.
  /// - Throws: What the store throws on writing; nothing was changed then.
  /// - Complexity: O(files of the root).
  @discardableResult
  public func forget(_ id: LibraryRoot.ID) throws(LibraryError) -> LibraryRevision {
    guard let root = try roots().first(where: { $0.id == id }) else { return try revision() }
    let value = SQLiteValue.integer(id.rawValue)
    return try connection.transaction { () throws(LibraryError) in
      try connection.run(
        """
        DELETE FROM skipped_files
        WHERE folder_id IN (SELECT id FROM folders WHERE root_id = ?)
        """, [value])
      var leftovers = ScanLeftovers()
      leftovers.tracks = try connection.rows(
        "SELECT tracks.id FROM tracks JOIN folders ON folders.id = folder_id WHERE root_id = ?",
        [value]
      ) { $0.integer(0) }
      leftovers.folders = try connection.rows(
        "SELECT id FROM folders WHERE root_id = ?", [value]
      ) { $0.integer(0) }
      var writer = FileWriter(connection, root: root, now: Self.now())
      try writer.remove(leftovers)
      try AlbumWriter(connection).regroup(writer.touched)
      try connection.run("DELETE FROM roots WHERE id = ?", [value])
      return try bumpRevision()
    }
  }
}
