/// Keeping the library whole, and apart from what other programs do with it.
extension LibraryStore {
  /// Writes the copies of the person's data that are out of date.
  ///
  /// - Throws: `.copyNotWritten` when that is not possible; the database has it all.
  public nonisolated func writeCopies() async throws(LibraryError) {
    try await mirror?.write()
  }

  /// Leaves the database as one that needs no look at the next opening; for the end of the program.
  ///
  /// Where another program has it open, that one does it.
  ///
  /// - Throws: What the store throws on writing.
  public func settle() throws(LibraryError) {
    guard let lock, lock.take(.database) else { return }
    defer { _ = lock.share(.database) }
    try connection.checkpoint()
  }

  /// Whether the database is damaged anywhere; it is read as a whole, beside what goes on.
  ///
  /// Worth doing when `opening.isUnclean`, after the first picture.
  ///
  /// - Throws: What the store throws on reading, but `.damaged`.
  /// - Complexity: O(size of the file).
  public nonisolated func isDamaged() async throws(LibraryError) -> Bool {
    path.isEmpty ? false : try await DatabaseCheck(path: path).findsDamage()
  }

  /// Replaces a damaged database by a new one with the person's data; a scan finds the rest.
  ///
  /// - Returns: What was done.
  /// - Throws: `.damaged` when another program has the library open; `.busy` while it is repaired;
  ///   `.diskFull`, and then the repair goes on at the next opening.
  public func repair() async throws(LibraryError) -> LibraryRepair {
    guard let lock, let reader else { throw .damaged }
    guard !isBeingRepaired else { throw .busy }
    isBeingRepaired = true
    defer { isBeingRepaired = false }
    // A copy that is being written ends soon.
    let isAlone = LibraryLock.wait(milliseconds: Connection.busyTimeout) { lock.take(.database) }
    guard isAlone else { throw .damaged }
    defer { _ = lock.share(.database) }
    let onCommit = connection.onCommit
    connection = try Self.placeholder()
    let path = path
    let report = try await reader.whileClosed { () throws(LibraryError) in
      try DatabaseRepair(path: path).run()
    }
    connection = try LibraryOpener.writer(path)
    connection.onCommit = onCommit
    onCommit?()
    return report
  }

  /// What stands in for the database while it is closed: empty, and not to be written.
  private static func placeholder() throws(LibraryError) -> Connection {
    let connection = try Connection(path: "")
    try Migrations.current.run(on: connection)
    try connection.execute("PRAGMA query_only = ON")
    return connection
  }

  /// Claims scanning and watching the folders, which one program with this library does.
  ///
  /// Claiming again what one has does no harm; it ends with the store.
  ///
  /// - Returns: Whether it is this store's now.
  public nonisolated func claimScanning() -> Bool {
    if opening.isReadOnly { return false }
    return lock?.take(.scan) ?? path.isEmpty
  }

  /// Whether another program has changed the library since the last call; the copies of the
  /// person's data follow here, too, should that program not come to it.
  ///
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(1).
  public func hasForeignChange() throws(LibraryError) -> Bool {
    let state = try connection.dataVersion()
    defer { foreignState = state }
    guard let foreignState, foreignState != state else { return false }
    mirror?.noteChange()
    return true
  }
}
