internal import CSystem
internal import Glibc
internal import MusicModel

/// A child process that makes covers, on a thread of its own that waits for it.
///
/// The child is started when the first job comes. When a job ends it, or takes too long, the job
/// is refused, and the next one gets a new child: a hostile picture costs itself, nothing more.
actor ArtworkProcess {
  private let executor: ThreadExecutor
  private let command: [String]
  private let timeLimit: Int64
  private var child: MessageChild?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Makes the thread; no child yet.
  ///
  /// - Parameters:
  ///   - command: Program and arguments of a process that runs `ArtWorker.run()`.
  ///   - timeLimit: The longest a single cover may take.
  /// - Throws: `LibraryError.workerUnavailable` when there is no thread to be had.
  init(command: [String], timeLimit: Duration) throws(LibraryError) {
    executor = try ThreadExecutor()
    self.command = command
    let (seconds, attoseconds) = timeLimit.components
    self.timeLimit = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  deinit { child?.end() }

  /// Makes a cover; this blocks the actor's own thread until it is there, and no other.
  func answer(to job: ArtworkJob) -> ArtworkAnswer {
    // A child may have ended while it was idle, which says nothing about this job: one more try.
    for _ in 0..<2 {
      let wasRunning = child != nil
      guard var current = child ?? MessageChild(command: command) else { return .unavailable }
      do throws(MessageChild.Failure) {
        let deadline = csystem_clock() + timeLimit
        let message = try current.answer(to: job.message, deadline: deadline)
        guard let answer = ArtworkAnswer(message: message, to: job) else { throw .nonsense }
        child = current
        return answer
      } catch {
        current.end()
        child = nil
        if error != .ended || !wasRunning { return .refused(.fatal) }
      }
    }
    return .refused(.fatal)
  }

  /// The identity of the child that runs, for tests that end it.
  var childIdentity: pid_t? { child?.identity }
}
