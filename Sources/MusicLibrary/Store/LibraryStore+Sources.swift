public import MusicModel

extension LibraryStore {
  /// All roots in the order they were added.
  public nonisolated func roots() async throws(LibraryError) -> [LibraryRoot] {
    try await read { queries throws(LibraryError) in try queries.roots() }
  }

  /// Directories whose music is in the library and cannot be reached: roots, and below others
  /// those whose disk is not there.
  ///
  /// - Returns: Absolute paths.
  /// - Throws: What the store throws on reading.
  public nonisolated func offlineFolders() async throws(LibraryError) -> [[UInt8]] {
    try await read { queries throws(LibraryError) in try queries.offlineFolders() }
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
    if let outer = try queries.roots().first(where: { FilePath.contains($0.path, absolute) }) {
      return outer
    }
    let inner = try queries.roots().filter { FilePath.contains(absolute, $0.path) }
    return try connection.transaction { () throws(LibraryError) in
      try connection.run("INSERT INTO roots(path) VALUES (?)", [.blob(absolute)])
      let root = LibraryRoot(id: Identifier(connection.lastInsertedID), path: absolute)
      for absorbed in inner {
        for table in ["folders", "mounts"] {
          try connection.run(
            "UPDATE \(table) SET root_id = ? WHERE root_id = ?",
            [.integer(root.id.rawValue), .integer(absorbed.id.rawValue)])
        }
        try connection.run("DELETE FROM roots WHERE id = ?", [.integer(absorbed.id.rawValue)])
      }
      return root
    }
  }

  /// Where the bytes of a cover are; `nil` when there is no such cover.
  public nonisolated func coverSource(_ id: CoverID) async throws(LibraryError) -> CoverSource? {
    try await coverFiles([id])[id]?.source
  }

  /// Where the bytes of covers are, and of which state of the file; those that are nowhere are left
  /// out.
  nonisolated func coverFiles(
    _ ids: [CoverID]
  ) async throws(LibraryError) -> [CoverID: CoverFile] {
    try await read { queries throws(LibraryError) in try queries.coverFiles(ids) }
  }

  /// Files that looked like music and were skipped, and cue sheets of no use, by path.
  ///
  /// - Parameter limit: How many at most; `nil` for all.
  /// - Returns: Paths and reasons.
  /// - Throws: What the store throws on reading.
  public nonisolated func skippedFiles(
    limit: Int? = nil
  ) async throws(LibraryError) -> [SkippedFile] {
    try await read { queries throws(LibraryError) in try queries.skippedFiles(limit: limit) }
  }

  /// The files in the library that end before their sound does, by path.
  ///
  /// - Returns: Paths.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(such files).
  public nonisolated func cutOffFiles() async throws(LibraryError) -> [[UInt8]] {
    try await read { queries throws(LibraryError) in try queries.cutOffFiles() }
  }

  /// All files that something is wrong with: those that were skipped, then those that were cut off.
  ///
  /// - Returns: Paths with what is wrong, each kind by path.
  /// - Throws: What the store throws on reading.
  public nonisolated func faultyFiles() async throws(LibraryError) -> [FaultyFile] {
    try await read { queries throws(LibraryError) in
      try queries.skippedFiles().map { FaultyFile(path: $0.path, fault: .skipped($0.reason)) }
        + queries.cutOffFiles().map { FaultyFile(path: $0, fault: .cutOff) }
    }
  }

  /// How much is in the library.
  ///
  /// - Parameter inFull: Whether what has to be looked for counts, too: albums of roots that are
  ///   offline are left out of `downloaded`, and `skipped` is counted.
  /// - Returns: The counts as they were last published.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(1); in full O(skipped files and cue sheets), and O(tracks) of the roots that
  ///   are offline.
  public nonisolated func counts(
    inFull: Bool = true
  ) async throws(LibraryError) -> LibraryCounts {
    try await read { queries throws(LibraryError) in
      try queries.counts(inFull: inFull)
    }
  }

  /// The state the library is in.
  public nonisolated func revision() async throws(LibraryError) -> LibraryRevision {
    try await read { queries throws(LibraryError) in try queries.revision() }
  }
}
