import Synchronization

/// The library on disk: one SQLite database.
///
/// It is written through this actor, which runs on a thread of its own: a slow disk or another
/// program's lock holds up what waits for it, and nothing else. Questions are answered by a second
/// connection on a thread of its own, so they do not wait for what is written. All methods
/// throw `.busy` when another program keeps the database locked for seconds, `.damaged` when its
/// file is broken, `.readOnly` and `.diskFull` when a write is not possible; a write that throws
/// has changed nothing.
public actor LibraryStore {
  var connection: Connection
  /// What decides how files become a library; questions read it while something is written.
  private nonisolated let chosenSettings: Mutex<LibrarySettings>
  /// What the opening of the database found and did.
  public nonisolated let opening: LibraryOpening
  nonisolated let path: String
  nonisolated let reader: LibraryReader?
  nonisolated let mirror: UserDataMirror?
  nonisolated let lock: LibraryLock?
  /// SQLite's number of the state in which other connections left the database.
  var foreignState: Int64?
  /// Directory families that the scan which is going on regroups in steps.
  var crowded = CrowdedFamilies()
  /// Whether the database is closed while a new one is made.
  var isBeingRepaired = false
  private let executor: ThreadExecutor

  /// The version of the schema this program writes.
  public static var schemaVersion: Int { Migrations.current.version }

  /// The actor's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Opens a database and brings its schema up to date; makes file and directories when missing.
  ///
  /// A damaged database is replaced by a new one with the person's data in it, and kept aside; a
  /// missing one gets the person's data from its copies; one that may only be read can be looked
  /// at. `opening` tells.
  ///
  /// - Parameters:
  ///   - path: Path of the file; `""` makes a database in memory.
  ///   - settings: What decides how files become a library; what they changed shows after a scan.
  ///   - repairs: Whether a damaged database is replaced; otherwise it is left as it is.
  ///   - report: Called, on no particular thread, when the copies of the person's data beside the
  ///     database cannot be written; they are tried again.
  /// - Throws: `.newerVersion` when a newer program wrote it, and nothing is changed then;
  ///   `.damaged` when it may not be repaired, or not while another program has it open;
  ///   `.cannotOpen` when it cannot be opened or made.
  public init(
    path: String, settings: LibrarySettings = LibrarySettings(), repairs: Bool = true,
    report: @escaping @Sendable (LibraryError) -> Void = { _ in }
  ) throws(LibraryError) {
    try self.init(
      path: path, settings: settings, repairs: repairs, busyTimeout: Connection.busyTimeout,
      report: report)
  }

  /// Opens a database that waits so many milliseconds for another program's lock.
  init(
    path: String, settings: LibrarySettings = LibrarySettings(), repairs: Bool = true,
    busyTimeout: Int32, copyDelay: Duration = UserDataMirror.delay,
    report: @escaping @Sendable (LibraryError) -> Void = { _ in }
  ) throws(LibraryError) {
    self.path = path
    chosenSettings = Mutex(settings)
    executor = try ThreadExecutor()
    guard !path.isEmpty else {
      connection = try Connection(path: path)
      try Migrations.current.run(on: connection)
      try connection.execute(LibraryOpener.settings)
      reader = nil
      mirror = nil
      lock = nil
      opening = LibraryOpening(isReadOnly: false, isUnclean: false)
      return
    }
    let opener = LibraryOpener(path: path, repairs: repairs, busyTimeout: busyTimeout)
    let opened = try opener.open()
    connection = opened.connection
    opening = opened.opening
    lock = opened.lock
    reader = opened.reader
    mirror =
      opened.opening.isReadOnly
      ? nil : UserDataMirror(database: path, delay: copyDelay, executor: executor, report: report)
    let copies = mirror
    opened.connection.onCommit = { copies?.noteChange() }
    // The program that was open before may have ended before it wrote its copies.
    if !opened.hasCopies { copies?.noteChange() }
  }

  /// What decides how files become a library.
  public nonisolated var settings: LibrarySettings { chosenSettings.withLock { $0 } }

  /// Takes other settings; what they change shows after a scan.
  public nonisolated func adopt(_ settings: LibrarySettings) {
    chosenSettings.withLock { $0 = settings }
  }

  /// What can be asked in the middle of writing.
  var queries: LibraryQueries { LibraryQueries(connection) }

  /// Answers a question from one state of the library, without waiting for what is written.
  nonisolated func read<Value: Sendable>(
    _ query: @Sendable (LibraryQueries) throws(LibraryError) -> Value
  ) async throws(LibraryError) -> Value {
    guard let reader else { return try await answer(query) }
    return try await reader.answer(query)
  }

  /// Answers a question on the connection that writes.
  private func answer<Value: Sendable>(
    _ query: @Sendable (LibraryQueries) throws(LibraryError) -> Value
  ) throws(LibraryError) -> Value {
    try query(queries)
  }

  /// Runs a closure in one transaction that is on the disk when this returns.
  ///
  /// Other transactions may be lost, but not torn, when the power fails within seconds.
  func durableTransaction<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    try connection.execute("PRAGMA synchronous = FULL")
    defer { try? connection.execute("PRAGMA synchronous = NORMAL") }
    return try connection.transaction(body)
  }
}
