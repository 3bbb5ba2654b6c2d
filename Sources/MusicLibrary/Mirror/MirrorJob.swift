internal import Glibc

/// Brings the copies of a database up to date, on a thread and a connection of its own.
actor MirrorJob {
  private let executor: ThreadExecutor
  private let database: String
  private let files: MirrorFiles

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Which changes of arrivals are copied; a scan makes many.
  enum Arrivals: Hashable, Sendable {
    /// All, at once.
    case all
    /// Those that are still in the state in which they were last seen.
    case calm(Int64?)
  }

  /// Prepares the job.
  init(database: String) throws(LibraryError) {
    executor = try ThreadExecutor()
    self.database = database
    files = MirrorFiles(database: database)
  }

  /// Writes the copies that are out of date.
  ///
  /// - Parameter wanted: Which arrivals are written.
  /// - Returns: The state of arrivals that remain to be written; `nil` when nothing remains.
  /// - Throws: `.copyNotWritten`, and what the store throws on reading.
  func run(_ wanted: Arrivals) throws(LibraryError) -> Int64? {
    // Of two programs with the same library, the one that writes last must have read last.
    let lock = LibraryLock(database: database)
    guard let lock else { throw .copyNotWritten(EACCES) }
    let isAlone = LibraryLock.wait(milliseconds: Connection.busyTimeout) {
      lock.share(.database) && lock.take(.copies)
    }
    guard isAlone else { throw .busy }
    let connection = try Connection(path: database, access: .readOnly)
    try connection.run("BEGIN")
    defer { try? connection.run("COMMIT") }
    let writer = MirrorWriter(connection)
    try write(.marks, writer)
    let arrivals = try writer.state(.arrivals)
    guard files.header(.arrivals)?.state != arrivals else { return nil }
    if case .calm(let seen) = wanted, seen != arrivals { return arrivals }
    try write(.arrivals, writer)
    return nil
  }

  private func write(_ part: MirrorFiles.Part, _ writer: MirrorWriter) throws(LibraryError) {
    let path = files.path(part)
    let header = files.header(part)
    if header?.state == (try writer.state(part)) { return }
    // What this program cannot read is not its own to replace.
    if let header, header.version > MirrorFiles.version { try setAside(path) }
    let file = try ReplacementFile(replacing: path)
    try writer.write(part, to: file)
    try file.commit(keepingOldAt: earlierPath(part, than: file))
  }

  /// Where the copy that is there is kept when a new one takes its place; `nil` for nowhere.
  ///
  /// One that shrinks to less than half may have lost what nobody wanted to lose.
  private func earlierPath(_ part: MirrorFiles.Part, than file: ReplacementFile) -> String? {
    let path = files.path(part)
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_size > Self.smallSize, status.st_size / 2 > file.size {
      return DatedName.path(path)
    }
    let isOfToday = status.st_mtim.tv_sec / 86_400 == time(nil) / 86_400
    return isOfToday ? nil : files.earlierPath(part)
  }

  /// Bytes up to which a copy may shrink as it likes.
  private static let smallSize = 4_096

  private func setAside(_ path: String) throws(LibraryError) {
    guard rename(path, DatedName.path(path)) == 0 else { throw .copyNotWritten(errno) }
  }
}
