internal import CSystem
internal import Glibc
internal import Synchronization

/// Tells when the files of a database are written, by whichever program.
///
///     let watch = try DatabaseWatch(database: path)
///     while await watch.next() { ... }      // `LibraryStore.hasForeignChange` tells who it was
///
/// The actor's thread sleeps until the system tells of something, so a database that nobody writes
/// costs nothing. A program that opens or leaves the database counts as writing it.
public actor DatabaseWatch {
  private let executor: ThreadExecutor
  private let changes: Int32
  private let wakeup: Int32
  private let names: Set<[UInt8]>
  private let isClosed = Mutex(false)

  /// The actor's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Nanoseconds without a write after which one change is over: a person sees it as at once.
  private static let quiet: Int64 = 50_000_000
  /// Nanoseconds after which writes that do not stop are told of, as those of a scan: each time,
  /// whole lists are read again.
  private static let patience: Int64 = 2_000_000_000

  /// Begins to watch; what happens from now on is told.
  ///
  /// - Parameter path: Path of the database; a link is followed.
  /// - Throws: `.workerUnavailable` when the system gives no thread, descriptor or watch.
  public init(database path: String) throws(LibraryError) {
    executor = try ThreadExecutor()
    let file = FilePath.split(FilePath.resolved(Array(path.utf8)) ?? Array(path.utf8))
    names = Set(["", "-wal", "-journal", "-lock"].map { file.name + Array($0.utf8) })
    wakeup = csystem_wakeup_open()
    changes = csystem_changes_open()
    let watch = FilePath.withCString(file.directory) { [changes] in
      csystem_changes_add_writes(changes, $0)
    }
    guard wakeup >= 0, changes >= 0, watch >= 0 else { throw .workerUnavailable(errno) }
  }

  deinit {
    for descriptor in [changes, wakeup] where descriptor >= 0 { Glibc.close(descriptor) }
  }

  /// Ends the watch: `next` answers with false.
  public nonisolated func close() {
    isClosed.withLock { $0 = true }
    csystem_wakeup_post(wakeup)
  }

  /// Waits until the database was written; false once the watch is closed.
  public func next() -> Bool {
    var firstAt: Int64?
    while !isClosed.withLock({ $0 }) {
      let now = csystem_clock()
      let end = firstAt.map { min($0 + Self.patience, now + Self.quiet) }
      if let end, end <= now { return true }
      let news = csystem_changes_wait(changes, -1, wakeup, end.map { $0 - now } ?? -1)
      if news.changes {
        if takesWrite() { firstAt = firstAt ?? now }
      } else if !news.wakeup {
        return true
      }
    }
    return false
  }

  /// Takes the changes that wait; whether one of them is about the database.
  private func takesWrite() -> Bool {
    FolderChange.read(from: changes).contains { change in
      change.folder < 0 || change.name.map(names.contains) ?? false
    }
  }
}
