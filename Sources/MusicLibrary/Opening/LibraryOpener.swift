internal import Glibc

/// Opens the database of a library: makes it, brings it up to date, repairs it, or makes do with
/// reading it.
struct LibraryOpener {
  /// An open database.
  struct Opened {
    /// What writes, or would.
    var connection: Connection
    /// What answers questions beside it; `nil` when there can be no other connection.
    var reader: LibraryReader?
    var lock: LibraryLock?
    var opening: LibraryOpening
    /// Whether the copies of the person's data say all that it holds.
    var hasCopies = true
  }

  private let path: String
  private let repairs: Bool
  private let busyTimeout: Int32

  /// Prepares opening a file; `busyTimeout` is in milliseconds.
  init(path: String, repairs: Bool, busyTimeout: Int32) {
    self.path = path
    self.repairs = repairs
    self.busyTimeout = busyTimeout
  }

  /// Opens it.
  ///
  /// - Throws: `.newerVersion`, and nothing was written; `.damaged` when it cannot be repaired now
  ///   because another program has it open; `.busy`, `.cannotOpen`, `.diskFull`.
  func open() throws(LibraryError) -> Opened {
    FilePath.makeDirectories(FilePath.split(Array(path.utf8)).directory)
    let lock = LibraryLock(database: path)
    if let lock { try share(lock) }
    let repair = DatabaseRepair(path: path)
    if let lock, repair.isUnfinished { return try repaired(repair, lock) }
    do throws(LibraryError) {
      return try connected(lock, isUnclean: leftUnclean(lock))
    } catch .damaged {
      guard let lock else { throw .damaged }
      return try repaired(repair, lock)
    }
  }

  // MARK: - Locks

  /// Says that the database is in use; waits while another program repairs it.
  private func share(_ lock: LibraryLock) throws(LibraryError) {
    guard LibraryLock.wait(milliseconds: busyTimeout, for: { lock.share(.database) }) else {
      throw .busy
    }
  }

  private func repaired(
    _ repair: DatabaseRepair, _ lock: LibraryLock
  ) throws(LibraryError) -> Opened {
    guard repairs, lock.take(.database) else { throw .damaged }
    defer { _ = lock.share(.database) }
    let report = try repair.run()
    var opened = try connected(lock, isUnclean: false)
    opened.opening.repair = report
    return opened
  }

  /// Whether changes lie beside the database that only a program left behind which is gone.
  private func leftUnclean(_ lock: LibraryLock?) -> Bool {
    var status = stat()
    guard let lock, stat(path + "-wal", &status) == 0, status.st_size > 0 else { return false }
    let isAlone = lock.take(.database)
    if isAlone { _ = lock.share(.database) }
    return isAlone
  }

  // MARK: - Opening

  private func connected(
    _ lock: LibraryLock?, isUnclean: Bool
  ) throws(LibraryError) -> Opened {
    let connection: Connection
    let opening: LibraryOpening
    let hasCopies: Bool
    do throws(LibraryError) {
      let opened = try Connection(path: path, busyTimeout: busyTimeout)
      let version = try Migrations.current.version(of: opened)
      if opened.isReadOnly { return try readOnly(version, access: .readOnly) }
      let repair = try prepare(opened)
      opening = LibraryOpening(isReadOnly: false, isUnclean: isUnclean, repair: repair)
      hasCopies = try MirrorFiles(database: path).areCurrent(opened)
      connection = opened
    } catch {
      // Files beside the database that cannot be made show as one of these.
      guard error == .cannotOpen || error == .readOnly || error == .diskFull else { throw error }
      return try readOnlyInstead(of: error)
    }
    // This one knows the schema by now. What is shown first is read, so it is the one to read by;
    // the one to write by opens the file when it is needed.
    let reader = try LibraryReader(path: path, access: .existing, connection: connection)
    let writer = try Connection(
      path: path, access: .existing, busyTimeout: busyTimeout, settings: Self.writerSettings)
    return Opened(
      connection: writer, reader: reader, lock: lock, opening: opening, hasCopies: hasCopies)
  }

  /// Opens the database without any file beside it.
  ///
  /// - Throws: `.newerVersion`, or the reason for trying.
  private func readOnlyInstead(of reason: LibraryError) throws(LibraryError) -> Opened {
    do throws(LibraryError) {
      let connection = try Connection(path: path, access: .immutable)
      let version = try Migrations.current.version(of: connection)
      guard version > 0 else { throw reason }
      return try readOnly(version, access: .immutable)
    } catch .newerVersion(let version) {
      throw .newerVersion(version)
    } catch {
      throw reason
    }
  }

  /// Brings the schema up to date; a library that is new gets what the copies of a lost one hold.
  private func prepare(_ connection: Connection) throws(LibraryError) -> LibraryRepair? {
    let files = MirrorFiles(database: path)
    var repair: LibraryRepair?
    try Migrations.current.run(on: connection) { () throws(LibraryError) in
      guard files.exist else { return }
      repair = LibraryRepair(kept: nil, isWhole: try files.restore(into: connection))
    }
    try connection.execute(Self.writerSettings)
    return repair
  }

  private func readOnly(
    _ version: Int, access: Connection.Access
  ) throws(LibraryError) -> Opened {
    let connection = try Connection(path: path, access: access)
    var opened = Opened(
      connection: connection, opening: LibraryOpening(isReadOnly: true, isUnclean: false))
    if version < Migrations.current.version {
      // What cannot be brought up to date where it is can be so in memory.
      let copy = try Connection(path: "")
      try copy.copy(from: connection)
      try Migrations.current.run(on: copy)
      opened.connection = copy
    } else {
      opened.reader = try LibraryReader(
        path: path, access: access, connection: try Connection(path: path, access: access))
    }
    try opened.connection.execute(Self.settings + "PRAGMA query_only = ON;")
    return opened
  }

  /// What a connection that writes is set to.
  ///
  /// Fewer checkpoints write a page of the database less often during a scan. The cache, 32 MiB,
  /// holds what a batch of a scan changes, besides what it reads; it is given back after the scan.
  private static let writerSettings =
    "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 16000;" + settings
    + "PRAGMA cache_size = -32768;"

  /// What every connection of a store is set to.
  static let settings = """
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -8192;
    """

  /// A connection for writing to a database that is there and up to date.
  static func writer(_ path: String) throws(LibraryError) -> Connection {
    let connection = try Connection(path: path, access: .existing)
    try Migrations.current.run(on: connection)
    try connection.execute(writerSettings)
    return connection
  }
}
