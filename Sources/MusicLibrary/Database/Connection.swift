internal import CSQLite
internal import Glibc

/// One connection to a database with its prepared statements.
///
/// Not for use by two threads at once: an actor owns it. Statements are prepared once and kept by
/// their text, so callers use constant texts and bind what varies.
final class Connection {
  private let handle: OpaquePointer
  /// Called after each transaction that was kept.
  var onCommit: (() -> Void)?
  private var statements: [StatementText: Statement] = [:]
  /// What has to be set before the first statement; nothing once it is.
  private var settings: String

  /// Milliseconds to wait for another program's lock; a batch of a scan takes far less.
  static let busyTimeout: Int32 = 5_000

  /// Done before the first connection is opened.
  private static let prepared: Void = otd_sqlite_prepare()

  /// What a connection may do.
  enum Access: Hashable, Sendable {
    /// Read and write; the file is made when it is missing.
    case readWrite
    /// Read and write; the file has to be there.
    case existing
    /// Read only; the file has to be there.
    case readOnly
    /// Read a file that nothing changes while it is open: the only way where neither the file nor
    /// its directory may be written.
    case immutable
  }

  /// Opens a file, or a database in memory for `""`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - access: What the connection may do.
  ///   - busyTimeout: Milliseconds to wait for another program's lock.
  ///   - settings: A script that runs before the first statement: until then nothing is read of the
  ///     file, whose schema takes a millisecond.
  /// - Throws: `.cannotOpen` when the file cannot be opened or made.
  init(
    path: String, access: Access = .readWrite, busyTimeout: Int32 = Connection.busyTimeout,
    settings: String = ""
  ) throws(LibraryError) {
    Self.prepared
    if access == .readWrite { Self.make(path) }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(Self.name(path, access), &opened, Self.flags(access), nil)
    guard code == SQLITE_OK, let opened else {
      let error = LibraryError(ResultCode(rawValue: code), of: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    self.settings = settings
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, busyTimeout)
  }

  /// Makes the file of a database that is not there yet, for the person alone: SQLite lets
  /// everybody read what it makes, and gives the files beside it the rights of this one.
  ///
  /// One that is there is not even opened: closing it would end the locks that SQLite holds on it.
  private static func make(_ path: String) {
    guard !path.isEmpty else { return }
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  private static func name(_ path: String, _ access: Access) -> String {
    if path.isEmpty { return ":memory:" }
    guard access == .immutable else { return path }
    // A name that is a URI has no other meaning for these three.
    let escaped = path.map { character in
      switch character {
      case "%": "%25"
      case "?": "%3F"
      case "#": "%23"
      default: String(character)
      }
    }
    return "file:" + escaped.joined() + "?immutable=1"
  }

  private static func flags(_ access: Access) -> Int32 {
    switch access {
    case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    case .existing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    }
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Whether the file may only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The row number of the last row that was inserted.
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement inserted, updated or deleted.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// Becomes a copy of another database.
  func copy(from other: Connection) throws(LibraryError) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw LibraryError(ResultCode(rawValue: sqlite3_extended_errcode(handle)), of: handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw LibraryError(ResultCode(rawValue: code), of: handle) }
  }

  /// SQLite's number of the state in which other connections left the file.
  ///
  /// Nothing of the schema is read for it.
  func dataVersion() throws(LibraryError) -> Int64 {
    var version: Int64 = 0
    try prepared("PRAGMA data_version").forEachRow([]) { row throws(LibraryError) in
      version = row.integer(0)
      return false
    }
    return version
  }

  /// Brings what was written into the file itself, and leaves no changes beside it.
  func checkpoint() throws(LibraryError) {
    // SQLite opens what lies beside the file with the first question.
    _ = try dataVersion()
    let code = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    guard code == SQLITE_OK else { throw LibraryError(ResultCode(rawValue: code), of: handle) }
  }

  /// Runs a script of statements that take no values and give no rows.
  func execute(_ script: String) throws(LibraryError) {
    try applySettings()
    try run(script: script)
  }

  private func applySettings() throws(LibraryError) {
    guard !settings.isEmpty else { return }
    try run(script: settings)
    settings = ""
  }

  private func run(script: String) throws(LibraryError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw LibraryError(ResultCode(rawValue: code), of: handle) }
  }

  /// Runs one statement whose rows do not matter.
  ///
  /// - Parameters:
  ///   - sql: The statement.
  ///   - values: The values of its parameters.
  /// - Throws: What SQLite reports.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(LibraryError) {
    try statement(sql).forEachRow(values) { _ throws(LibraryError) in true }
  }

  /// The same with values that are given one by one, which spares a list of many.
  func run(_ sql: String, binding bind: (inout Binder) -> Void) throws(LibraryError) {
    try statement(sql).forEachRow(binding: bind) { _ throws(LibraryError) in true }
  }

  /// Runs a query and gives each of its rows to a closure.
  func forEachRow(
    _ sql: String, _ values: [SQLiteValue], _ body: (Row) throws(LibraryError) -> Void
  ) throws(LibraryError) {
    try statement(sql).forEachRow(values) { row throws(LibraryError) in
      try body(row)
      return true
    }
  }

  /// Runs a query and collects what a closure makes of its rows.
  func rows<Element>(
    _ sql: String, _ values: [SQLiteValue] = [], _ body: (Row) throws(LibraryError) -> Element
  ) throws(LibraryError) -> [Element] {
    var result: [Element] = []
    try statement(sql).forEachRow(values) { row throws(LibraryError) in
      result.append(try body(row))
      return true
    }
    return result
  }

  /// Runs a query and returns what a closure makes of its first row, or `nil` without rows.
  func first<Element>(
    _ sql: String, _ values: [SQLiteValue] = [], _ body: (Row) throws(LibraryError) -> Element
  ) throws(LibraryError) -> Element? {
    var result: Element?
    try statement(sql).forEachRow(values) { row throws(LibraryError) in
      result = try body(row)
      return false
    }
    return result
  }

  /// Runs a closure in one transaction: all of its writes are kept, or none.
  func transaction<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      onCommit?()
      return result
    } catch {
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  private func statement(_ sql: String) throws(LibraryError) -> Statement {
    try applySettings()
    return try prepared(sql)
  }

  private func prepared(_ sql: String) throws(LibraryError) -> Statement {
    let text = StatementText(sql: sql)
    if let known = statements[text] { return known }
    let prepared = try Statement(sql, connection: handle)
    statements[text] = prepared
    return prepared
  }
}

/// The text of a statement as a key: most are long, and few have the same length.
private struct StatementText: Hashable {
  let sql: String

  func hash(into hasher: inout Hasher) { hasher.combine(sql.utf8.count) }
}
