internal import Glibc

/// Replaces a damaged database by a new one with all of the person's data that can be found.
///
/// The damaged file is moved out of the way, read as far as it can be, and kept under a name with
/// the date. A repair that is interrupted goes on when the library is opened next.
struct DatabaseRepair {
  private let path: String
  /// Where the damaged database is while it is repaired.
  private var damaged: String { path + "-repair" }
  /// Where the new database is made.
  private var draft: String { path + "-new" }

  private static let companions = ["", "-wal", "-shm"]

  /// Prepares the repair of a database that nobody has open.
  init(path: String) { self.path = path }

  /// Whether an earlier repair did not come to its end.
  var isUnfinished: Bool { exists(damaged) }

  /// Repairs the database.
  ///
  /// - Throws: What reading and writing throws; the damaged file is still there then, and the
  ///   repair unfinished.
  func run() throws(LibraryError) -> LibraryRepair {
    // Interrupted in its last step, an earlier repair left the new database in its place.
    let isMade = isUnfinished && isDatabase(path)
    if !isUnfinished {
      // The file with the recent changes goes first: beside another database it would be poison.
      for companion in ["-wal", "-shm", ""] where exists(path + companion) {
        guard rename(path + companion, damaged + companion) == 0 else {
          throw LibraryError(writing: errno)
        }
      }
    }
    let isWhole = isMade ? true : try makeNew()
    let kept = DatedName.path(path + ".damaged")
    unlink(damaged + "-shm")
    for companion in ["-wal", ""] where exists(damaged + companion) {
      rename(damaged + companion, kept + companion)
    }
    ReplacementFile.synchronise(directoryOf: path)
    return LibraryRepair(kept: kept, isWhole: isWhole)
  }

  /// Makes the new database and puts it in its place; whether nothing was missing.
  private func makeNew() throws(LibraryError) -> Bool {
    for companion in Self.companions { unlink(draft + companion) }
    let files = MirrorFiles(database: path)
    var isWhole = false
    do {
      let connection = try Connection(path: draft)
      // A draft that is torn is made again, so it needs no log beside it.
      try Migrations.current.run(on: connection, journal: "DELETE") {
        () throws(LibraryError) in
        var salvage = UserDataSalvage(from: damaged, into: connection)
        try salvage.run()
        try salvage.removeOrphans()
        let isRestored =
          files.exist ? try files.restore(into: connection, torn: salvage.torn) : false
        isWhole = salvage.torn.isEmpty || isRestored
        try salvage.mend()
      }
    }
    guard rename(draft, path) == 0 else { throw LibraryError(writing: errno) }
    ReplacementFile.synchronise(directoryOf: path)
    return isWhole
  }

  private func isDatabase(_ path: String) -> Bool {
    guard let connection = try? Connection(path: path, access: .readOnly) else { return false }
    return (try? Migrations.current.version(of: connection)) == Migrations.current.version
  }

  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

extension LibraryError {
  /// The error for a file of the library that the system did not let be written.
  fileprivate init(writing number: Int32) {
    self =
      switch number {
      case ENOSPC, EDQUOT: .diskFull
      case EROFS, EACCES, EPERM: .readOnly
      default: .cannotOpen
      }
  }
}
