/// The steps that bring a database to the schema this program knows, run in order.
///
/// A database carries the number of steps it has seen as `user_version`. A step that was released
/// never changes; a new schema is a new step at the end.
struct Migrations {
  /// SQL scripts; the first makes version 1.
  let steps: [String]

  /// The program's own steps.
  static let current = Migrations(steps: [
    Schema.version1, Schema.version2, Schema.version3, Schema.version4, Schema.version5,
    Schema.version6, Schema.version7, Schema.version8, Schema.version9, Schema.version10,
    Schema.version11, Schema.version12, Schema.version13, Schema.version14, Schema.version15,
    Schema.version16, Schema.version17,
  ])

  /// The version the steps lead to.
  var version: Int { steps.count }

  /// Brings a database up to date in one transaction; one that is up to date is not written.
  ///
  /// - Parameters:
  ///   - connection: The database.
  ///   - journal: The journal it gets.
  ///   - fill: Called at the end of the transaction when the database was empty before.
  /// - Throws: `.newerVersion` when the database knows more steps than this program; whatever
  ///   SQLite reports or `fill` throws, and then nothing was changed.
  func run(
    on connection: Connection, journal: String = "WAL",
    filling fill: () throws(LibraryError) -> Void = {}
  ) throws(LibraryError) {
    guard try version(of: connection) < version else { return }
    try connection.execute("PRAGMA journal_mode = \(journal)")
    try connection.transaction { () throws(LibraryError) in
      // Another program may have run the steps while this one waited for the lock.
      let before = try version(of: connection)
      for number in before..<version { try connection.execute(steps[number]) }
      if before == 0 { try fill() }
      try connection.execute("PRAGMA user_version = \(version)")
    }
  }

  /// How many steps a database has seen; 0 for an empty one.
  ///
  /// - Throws: `.newerVersion` when it is more than this program knows.
  func version(of connection: Connection) throws(LibraryError) -> Int {
    let found = try connection.first("PRAGMA user_version") { $0.int(0) } ?? 0
    guard found <= version else { throw .newerVersion(found) }
    return found
  }
}
