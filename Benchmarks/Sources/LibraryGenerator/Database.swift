import CSQLiteSystem

/// A database that is only written, as fast as possible.
final class Database {
  private let handle: OpaquePointer
  private var statements: [OpaquePointer] = []

  /// SQLite refused something; its own words.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(path: String) throws(Failure) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      throw Failure(description: "\(path): " + String(cString: sqlite3_errstr(code)))
    }
    handle = opened
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements without values.
  func execute(_ script: String) throws(Failure) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// A statement that inserts one row into a table, given the names of its columns.
  func insertion(into table: String, _ columns: [String]) throws(Failure) -> Insertion {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table)(\(columns.joined(separator: ", "))) VALUES (\(marks))"
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure()
    }
    statements.append(statement)
    return Insertion(statement: statement, database: self)
  }

  fileprivate func failure() -> Failure {
    Failure(description: String(cString: sqlite3_errmsg(handle)))
  }
}

/// A value of a column.
enum Value {
  case number(Int)
  case text(String)
  case bytes([UInt8])
}

/// Inserts rows into one table.
struct Insertion {
  fileprivate let statement: OpaquePointer
  fileprivate let database: Database

  func callAsFunction(_ values: [Value]) throws(Database.Failure) {
    // SQLite copies what it is told to treat as transient.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let position = Int32(index + 1)
      switch value {
      case .number(let number): sqlite3_bind_int64(statement, position, Int64(number))
      case .text(let text): sqlite3_bind_text(statement, position, text, -1, transient)
      case .bytes(let bytes):
        sqlite3_bind_blob(statement, position, bytes, Int32(bytes.count), transient)
      }
    }
    guard sqlite3_step(statement) == SQLITE_DONE else { throw database.failure() }
    sqlite3_reset(statement)
  }
}
