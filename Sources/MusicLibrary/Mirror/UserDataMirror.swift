internal import Synchronization

/// Keeps copies of what the person made as plain text beside the database, some seconds behind it.
final class UserDataMirror: Sendable {
  private struct State {
    var isWaiting = false
    /// How many changes were noted, and how many of them the copies are known to say.
    var (changes, copied) = (0, 0)
    /// The state of arrivals at the last look; they are written once they stay as they are.
    var arrivals: Int64?
  }

  private let database: String
  private let delay: Duration
  private let executor: ThreadExecutor
  private let report: @Sendable (LibraryError) -> Void
  private let state = Mutex(State())

  /// Seconds between a change and its copy: a burst of changes is one file.
  static let delay = Duration.seconds(3)
  /// Seconds until a copy is tried again that could not be written.
  private static let retry = Duration.seconds(60)

  /// Prepares the copies of a database.
  ///
  /// - Parameters:
  ///   - database: Path of the database.
  ///   - delay: Time between a change and its copy.
  ///   - executor: The thread on which it waits; nothing is read or written there.
  ///   - report: Called, on no particular thread, when a copy could not be written.
  init(
    database: String, delay: Duration = UserDataMirror.delay, executor: ThreadExecutor,
    report: @escaping @Sendable (LibraryError) -> Void
  ) {
    self.database = database
    self.delay = delay
    self.executor = executor
    self.report = report
  }

  /// Something was written to the database; any thread.
  func noteChange() {
    state.withLock { $0.changes += 1 }
    schedule(after: delay)
  }

  /// Writes all copies that are out of date, now; looks at nothing when no change was noted.
  ///
  /// - Throws: `.copyNotWritten`, and what the store throws on reading.
  func write() async throws(LibraryError) {
    guard state.withLock({ $0.changes != $0.copied }) else { return }
    _ = try await update(.all)
  }

  private func update(_ wanted: MirrorJob.Arrivals) async throws(LibraryError) -> Int64? {
    // A change from here on may come too late for the job.
    let changes = state.withLock(\.changes)
    let rest = try await MirrorJob(database: database).run(wanted)
    if rest == nil { state.withLock { $0.copied = max($0.copied, changes) } }
    return rest
  }

  private func schedule(after delay: Duration) {
    let isFirst = state.withLock { state in
      defer { state.isWaiting = true }
      return !state.isWaiting
    }
    guard isFirst else { return }
    // A store that is let go of needs no more copies from here; the next one that is opened looks.
    Task(executorPreference: executor) { [weak self, executor] in
      await executor.sleep(for: delay)
      await self?.writeLater()
    }
  }

  private func writeLater() async {
    let seen = state.withLock { state in
      state.isWaiting = false
      return state.arrivals
    }
    do throws(LibraryError) {
      let rest = try await update(.calm(seen))
      state.withLock { $0.arrivals = rest }
      if rest != nil { schedule(after: delay) }
    } catch {
      report(error)
      schedule(after: Self.retry)
    }
  }
}
