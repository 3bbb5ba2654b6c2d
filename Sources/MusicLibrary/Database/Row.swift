internal import CSQLite

/// The current row of a statement; columns count from 0.
///
/// Valid only inside the closure it is given to.
struct Row {
  let statement: OpaquePointer

  /// A whole number; 0 for NULL.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// A whole number; 0 for NULL.
  func int(_ column: Int32) -> Int { Int(integer(column)) }

  /// A whole number, or `nil` for NULL.
  func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }

  /// A number with a fraction, or `nil` for NULL.
  func optionalReal(_ column: Int32) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(statement, column)
  }

  /// A truth value stored as 0 or 1.
  func flag(_ column: Int32) -> Bool { integer(column) != 0 }

  /// A text; empty for NULL.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// A text, or `nil` for NULL.
  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// Values that are stored one a line; none for NULL.
  func lines(_ column: Int32) -> [String] {
    SQLiteValue.values(in: text(column))
  }

  /// Bytes; none for NULL.
  func blob(_ column: Int32) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Bytes where SQLite has them, valid inside the closure; none for NULL.
  func withBlob<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let bytes = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return body(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
  }

  /// Whatever is stored.
  func value(_ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  private func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}
