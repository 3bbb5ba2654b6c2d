internal import CSQLite
internal import Glibc

/// A result code of SQLite as a value.
///
/// A code without detail matches its whole family: `case .readOnly` also catches
/// `SQLITE_READONLY_DBMOVED`.
public struct ResultCode: Hashable, Sendable, RawRepresentable {
  /// The number, with SQLite's extended detail in the upper bits.
  public let rawValue: Int32

  /// Makes a code from SQLite's number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The family: the code without its detail.
  public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }

  /// Another connection holds the lock.
  public static let busy = ResultCode(rawValue: SQLITE_BUSY)
  /// The same, inside one process.
  public static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  /// The file may not be written.
  public static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// The file may not be opened.
  public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  /// The system failed to read or write.
  public static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// The file's structure is broken.
  public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// The file is no database.
  public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
  /// The disk is full.
  public static let full = ResultCode(rawValue: SQLITE_FULL)
  /// A constraint of the schema was about to be broken.
  public static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)

  /// Whether a code is the pattern, or a member of the pattern's family.
  public static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern == code || pattern == code.primary
  }
}

extension LibraryError {
  /// The error a connection reports with a result code.
  ///
  /// A full disk may show as a failure to read or write, of which only the system's number tells.
  init(_ code: ResultCode, of connection: OpaquePointer?) {
    let system = connection.map { sqlite3_system_errno($0) } ?? 0
    if .inputOutput ~= code, system == ENOSPC || system == EDQUOT {
      self = .diskFull
    } else {
      self.init(code)
    }
  }
}
