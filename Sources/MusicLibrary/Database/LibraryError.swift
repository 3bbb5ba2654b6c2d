/// What can go wrong with the library; data only, words are made where it is shown.
public enum LibraryError: Error, Hashable, Sendable {
  /// The database was written by a newer program, with this schema version; nothing was changed.
  case newerVersion(Int)
  /// The database file is damaged or no database; nothing was changed or deleted.
  case damaged
  /// Another program kept the database locked for longer than the busy timeout.
  case busy
  /// The database may be read but not written.
  case readOnly
  /// The disk is full.
  case diskFull
  /// The database or its directory cannot be opened or made.
  case cannotOpen
  /// A root is missing.
  case rootMissing([UInt8])
  /// A root is not a directory.
  case notADirectory([UInt8])
  /// A root may not be read.
  case unreadable([UInt8])
  /// The processes that read tags do not start; the system's error number.
  case workerUnavailable(Int32)
  /// The scan was cancelled; what it had published stays.
  case cancelled
  /// The copies of the person's data beside the database cannot be written; the system's error
  /// number. The database has it all.
  case copyNotWritten(Int32)
  /// Anything else SQLite reports.
  case database(ResultCode)

  /// The error a result code of SQLite stands for.
  init(_ code: ResultCode) {
    self =
      switch code {
      case .busy, .locked: .busy
      case .corrupt, .notADatabase: .damaged
      case .readOnly: .readOnly
      case .full: .diskFull
      case .cannotOpen: .cannotOpen
      default: .database(code)
      }
  }
}
