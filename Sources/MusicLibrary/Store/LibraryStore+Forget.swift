internal import Glibc
public import MusicModel

extension LibraryStore {
  /// Takes a root and its music out of the library, whether or not its directory is there.
  ///
  /// What the person made of the tracks stays, and they are the same tracks if the root is ever
  /// added again; one of which another root has a copy goes on as that. An unknown root changes
  /// nothing.
  ///
  /// - Parameter id: The root's identity.
  /// - Returns: The revision without it, and how many of its tracks had a copy elsewhere.
  /// - Throws: What the store throws on writing; nothing was changed then.
  /// - Complexity: O(files of the root).
  @discardableResult
  public func forget(_ id: LibraryRoot.ID) throws(LibraryError) -> ForgottenTracks {
    guard let root = try queries.roots().first(where: { $0.id == id }) else {
      return ForgottenTracks(revision: try queries.revision(), inherited: 0)
    }
    let value = SQLiteValue.integer(id.rawValue)
    return try connection.transaction { () throws(LibraryError) in
      try connection.run(
        """
        DELETE FROM skipped_files
        WHERE folder_id IN (SELECT id FROM folders WHERE root_id = ?)
        """, [value])
      var leftovers = ScanLeftovers()
      let tracks = try connection.rows(
        "SELECT tracks.id FROM tracks JOIN folders ON folders.id = folder_id WHERE root_id = ?",
        [value]
      ) { $0.integer(0) }
      leftovers.folders = try connection.rows(
        "SELECT id FROM folders WHERE root_id = ?", [value]
      ) { $0.integer(0) }
      var writer = FileWriter(connection, root: root, settings: settings, now: Self.now())
      let inherited = try writer.remove(tracks: tracks)
      try writer.remove(leftovers)
      try AlbumWriter(connection, settings).regroup(writer.touched)
      try connection.run("DELETE FROM roots WHERE id = ?", [value])
      return ForgottenTracks(revision: try bumpRevision(), inherited: inherited)
    }
  }

  /// The root that a path names; `nil` when there is none.
  ///
  /// A directory that is there is named by any path to it; one that is not, by its absolute path
  /// or by a path relative to the working directory.
  ///
  /// - Parameter path: Bytes, as the system has them.
  /// - Returns: The root.
  /// - Throws: What the store throws on reading.
  public func root(at path: [UInt8]) throws(LibraryError) -> LibraryRoot? {
    let roots = try queries.roots()
    let named = [try? FilePath.resolvedDirectory(path), FilePath.absolute(path)]
    return named.lazy.compactMap { name in roots.first { $0.path == name } }.first
  }

  /// The tracks whose files are not there, by root; roots that lack none are left out.
  ///
  /// Only a file that certainly is not there counts: one behind a directory that may not be read
  /// does not. All files of a root that is not there count.
  ///
  /// - Returns: Roots in the order they were added, with their tracks by path.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks), and looks at each file.
  public func missingFiles() throws(LibraryError) -> [MissingFiles] {
    var result: [MissingFiles] = []
    for root in try queries.roots() {
      var missing = MissingFiles(root: root, tracks: [])
      try connection.forEachRow(
        """
        SELECT tracks.id, folders.path, name FROM tracks JOIN folders ON folders.id = folder_id
        WHERE root_id = ? ORDER BY folders.path, name
        """, [.integer(root.id.rawValue)]
      ) { row in
        var status = stat()
        let path = FilePath.joined(row.blob(1), row.blob(2))
        let found = FilePath.withCString(path) { lstat($0, &status) == 0 ? 0 : errno }
        if found == ENOENT || found == ENOTDIR { missing.tracks.append(TrackID(row.integer(0))) }
      }
      if !missing.tracks.isEmpty { result.append(missing) }
    }
    return result
  }

  /// Takes tracks out of the library whose files are missing; the root stays.
  ///
  /// What the person made of them stays, and they are the same tracks if their files are ever
  /// found again.
  ///
  /// - Returns: The revision without them, and how many of them had a copy.
  /// - Throws: What the store throws on writing; nothing was changed then.
  /// - Complexity: O(*k* log *n*), where *k* is the number of tracks.
  @discardableResult
  public func forget(_ missing: [MissingFiles]) throws(LibraryError) -> ForgottenTracks {
    try connection.transaction { () throws(LibraryError) in
      var inherited = 0
      for files in missing {
        var writer = FileWriter(connection, root: files.root, settings: settings, now: Self.now())
        inherited += try writer.remove(tracks: files.tracks.map(\.rawValue))
        try AlbumWriter(connection, settings).regroup(writer.touched)
      }
      return ForgottenTracks(
        revision: missing.isEmpty ? try queries.revision() : try bumpRevision(),
        inherited: inherited)
    }
  }
}
