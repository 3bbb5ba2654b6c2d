internal import CSQLite

/// Gives a statement its values, one parameter after the other.
///
/// SQLite copies each of them. What fails is told when all were given.
struct Binder {
  private let statement: OpaquePointer
  private var index: Int32 = 0
  /// What SQLite said of the first value it did not take; else that all is well.
  private(set) var code = SQLITE_OK

  /// Begins with the first parameter of a statement that is not running.
  init(_ statement: OpaquePointer) { self.statement = statement }

  private mutating func take(_ result: Int32) { if code == SQLITE_OK { code = result } }

  /// NULL.
  mutating func null() {
    index += 1
    take(sqlite3_bind_null(statement, index))
  }

  /// A number.
  mutating func integer(_ number: Int64) {
    index += 1
    take(sqlite3_bind_int64(statement, index, number))
  }

  /// A number, or NULL.
  mutating func optional(_ number: Int?) {
    if let number { integer(Int64(number)) } else { null() }
  }

  /// A number with a fraction.
  mutating func real(_ number: Double) {
    index += 1
    take(sqlite3_bind_double(statement, index, number))
  }

  /// A number with a fraction, or NULL.
  mutating func optional(_ number: Double?) { if let number { real(number) } else { null() } }

  /// A truth value as 0 or 1.
  mutating func flag(_ flag: Bool) { integer(flag ? 1 : 0) }

  /// A text.
  mutating func text(_ text: String) {
    index += 1
    take(
      text.utf8.withContiguousStorageIfAvailable(bind)
        ?? Array(text.utf8).withUnsafeBufferPointer(bind))
  }

  private func bind(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    bytes.withMemoryRebound(to: CChar.self) {
      otd_sqlite_bind_text(statement, index, $0.baseAddress, Int32($0.count))
    }
  }

  /// A text, or NULL for an empty one.
  mutating func nonEmpty(_ text: String) { if text.isEmpty { null() } else { self.text(text) } }

  /// Values one a line.
  mutating func lines(_ values: [String]) { text(SQLiteValue.line(values)) }

  /// Bytes.
  mutating func blob(_ bytes: [UInt8]) {
    index += 1
    take(
      bytes.withUnsafeBytes {
        otd_sqlite_bind_blob(statement, index, $0.baseAddress, Int32($0.count))
      })
  }

  /// A value of any kind.
  mutating func value(_ value: SQLiteValue) {
    switch value {
    case .null: null()
    case .integer(let number): integer(number)
    case .real(let number): real(number)
    case .text(let text): self.text(text)
    case .blob(let bytes): blob(bytes)
    }
  }
}
