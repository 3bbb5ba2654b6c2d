internal import CSQLite

/// A prepared statement that is run many times.
///
/// It owns SQLite's statement and finalises it. Each run binds all parameters anew.
final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Prepares one statement.
  ///
  /// - Throws: What SQLite reports of the text or the schema.
  init(_ sql: String, connection: OpaquePointer) throws(LibraryError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw LibraryError(ResultCode(rawValue: code), of: connection)
    }
    handle = prepared
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement and gives each row to a closure until it returns `false`.
  ///
  /// - Parameters:
  ///   - values: The values of its parameters.
  ///   - body: Takes a row.
  /// - Throws: What SQLite reports, and what the closure throws.
  func forEachRow(
    _ values: [SQLiteValue], _ body: (Row) throws(LibraryError) -> Bool
  ) throws(LibraryError) {
    try forEachRow(binding: { for value in values { $0.value(value) } }, body)
  }

  /// The same with values that are given one by one.
  func forEachRow(
    binding bind: (inout Binder) -> Void, _ body: (Row) throws(LibraryError) -> Bool
  ) throws(LibraryError) {
    defer { sqlite3_reset(handle) }
    var binder = Binder(handle)
    bind(&binder)
    guard binder.code == SQLITE_OK else {
      throw LibraryError(ResultCode(rawValue: binder.code))
    }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW:
        guard try body(Row(statement: handle)) else { return }
      case SQLITE_DONE:
        return
      default:
        let code = ResultCode(rawValue: sqlite3_extended_errcode(connection))
        throw LibraryError(code, of: connection)
      }
    }
  }
}
