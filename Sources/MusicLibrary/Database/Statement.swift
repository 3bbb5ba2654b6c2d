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
  ///   - values: The values of the first parameters.
  ///   - others: The values of the parameters behind them.
  ///   - body: Takes a row.
  /// - Throws: What SQLite reports, and what the closure throws.
  func forEachRow(
    _ values: [SQLiteValue], _ others: [SQLiteValue] = [],
    _ body: (Row) throws(LibraryError) -> Bool
  ) throws(LibraryError) {
    defer { sqlite3_reset(handle) }
    try bind(values, behind: 0)
    try bind(others, behind: values.count)
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

  private func bind(_ values: [SQLiteValue], behind count: Int) throws(LibraryError) {
    // Going through the values themselves would copy each.
    for index in values.indices { try bind(values[index], at: Int32(count + index + 1)) }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(LibraryError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, number)
      case .real(let number): sqlite3_bind_double(handle, index, number)
      case .text(let text):
        text.utf8.withContiguousStorageIfAvailable { bindText($0, at: index) }
          ?? Array(text.utf8).withUnsafeBufferPointer { bindText($0, at: index) }
      case .blob(let bytes):
        bytes.withUnsafeBytes {
          otd_sqlite_bind_blob(handle, index, $0.baseAddress, Int32($0.count))
        }
      }
    guard code == SQLITE_OK else { throw LibraryError(ResultCode(rawValue: code)) }
  }

  private func bindText(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int32) -> Int32 {
    bytes.withMemoryRebound(to: CChar.self) {
      otd_sqlite_bind_text(handle, index, $0.baseAddress, Int32($0.count))
    }
  }
}
