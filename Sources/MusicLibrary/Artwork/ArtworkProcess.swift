internal import CSystem
internal import Glibc
internal import MusicModel
internal import Synchronization

/// A child process that makes covers, on a thread of its own that waits for it.
///
/// The child is started when the first job comes, and has the next jobs before it is through with
/// one. When a job ends it, or takes too long, those without an answer are given to new children
/// one by one, and the job that does it again is refused: a hostile picture costs itself, nothing
/// more.
actor ArtworkProcess {
  /// A job, and who waits for its answer.
  private struct Waiter {
    var job: ArtworkJob
    var continuation: CheckedContinuation<ArtworkAnswer, Never>
  }

  /// Jobs that the child was not given yet.
  private struct Queue {
    var waiters: [Waiter] = []
    /// Whether somebody will come to take them.
    var isServed = false
  }

  private let executor: ThreadExecutor
  private let command: [String]
  private let timeLimit: Int64
  private var child: MessageChild?
  private nonisolated let queue = Mutex(Queue())

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

  /// Makes a cover; the actor's own thread waits until it is there, and no other.
  ///
  /// - Parameter job: What is to be made; a pipe holds all that are asked for at once.
  /// - Returns: The cover, or why there is none.
  nonisolated func answer(to job: ArtworkJob) async -> ArtworkAnswer {
    await withCheckedContinuation { continuation in
      let isServed = queue.withLock { queue in
        queue.waiters.append(Waiter(job: job, continuation: continuation))
        defer { queue.isServed = true }
        return queue.isServed
      }
      if !isServed { Task(executorPreference: executor) { await self.serve() } }
    }
  }

  /// The identity of the child that runs, for tests that end it.
  var childIdentity: pid_t? { child?.identity }

  /// Has all covers made that wait, and those that come meanwhile.
  private func serve() {
    var given: [Waiter] = []
    while true {
      let new = takeWaiters(isIdle: given.isEmpty)
      given += new
      if given.isEmpty { return }
      let wasRunning = child != nil
      guard var current = child ?? MessageChild(command: command) else {
        answer(given) { _ in .unavailable }
        given = []
        continue
      }
      do throws(MessageChild.Failure) {
        try current.send(new.map(\.job.message))
        try receive(from: &current, for: &given)
        child = current
      } catch {
        current.end()
        child = nil
        // A child may have ended while it was idle, which says nothing about this job.
        let isKnown = given.count == 1 && (error != .ended || !wasRunning)
        answer(given) { isKnown ? .refused(.fatal) : answerAlone(to: $0) }
        given = []
      }
    }
  }

  /// Takes the jobs that wait; with none at all nobody serves them any more.
  private nonisolated func takeWaiters(isIdle: Bool) -> [Waiter] {
    queue.withLock { queue in
      defer { queue.waiters = [] }
      queue.isServed = !isIdle || !queue.waiters.isEmpty
      return queue.waiters
    }
  }

  private func answer(_ waiters: [Waiter], with make: (ArtworkJob) -> ArtworkAnswer) {
    for waiter in waiters { waiter.continuation.resume(returning: make(waiter.job)) }
  }

  /// Waits until the first job is done, and takes the answers that are there.
  private func receive(
    from child: inout MessageChild, for given: inout [Waiter]
  ) throws(MessageChild.Failure) {
    let deadline = csystem_clock() + timeLimit
    repeat {
      let message = try child.nextAnswer(deadline: deadline)
      guard let answer = ArtworkAnswer(message: message, to: given[0].job) else { throw .nonsense }
      given.removeFirst().continuation.resume(returning: answer)
    } while child.hasAnswer && !given.isEmpty
  }

  /// Has one cover made by a child that has nothing else to do.
  private func answerAlone(to job: ArtworkJob) -> ArtworkAnswer {
    guard var current = child ?? MessageChild(command: command) else { return .unavailable }
    do throws(MessageChild.Failure) {
      let message = try current.answer(to: job.message, deadline: csystem_clock() + timeLimit)
      guard let answer = ArtworkAnswer(message: message, to: job) else { throw .nonsense }
      child = current
      return answer
    } catch {
      current.end()
      child = nil
      return .refused(.fatal)
    }
  }
}
