internal import Glibc
internal import Synchronization

/// The jobs and alarms that wait for a thread, and the pipe that wakes it.
final class JobQueue: Sendable {
  /// Names one alarm of a queue.
  typealias Alarm = Int

  private struct Entry {
    var job: UnownedJob
    var serial: UnownedSerialExecutor
    var task: UnownedTaskExecutor
  }

  private struct Sleeper {
    var end: ContinuousClock.Instant
    var continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var entries: [Entry] = []
    var sleepers: [Alarm: Sleeper] = [:]
    /// Alarms that rang before anybody slept.
    var rung: Set<Alarm> = []
    var lastAlarm: Alarm = 0
    /// Whether the thread sleeps, or is about to: only then it has to be woken.
    var isAsleep = false
  }

  private let state = Mutex(State())
  private let wakeReader: Int32
  private let wakeWriter: Int32

  init() throws(LibraryError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .workerUnavailable(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeReader = ends[0]
    wakeWriter = ends[1]
  }

  deinit { Glibc.close(wakeReader) }

  /// Adds a job.
  func append(
    _ job: UnownedJob, on serial: UnownedSerialExecutor, _ task: UnownedTaskExecutor
  ) {
    wake { $0.entries.append(Entry(job: job, serial: serial, task: task)) }
  }

  /// A name for an alarm that will be set.
  func newAlarm() -> Alarm {
    state.withLock { state in
      state.lastAlarm += 1
      return state.lastAlarm
    }
  }

  /// Lets somebody sleep until a time, or until the alarm is rung, which it may have been already.
  func set(
    _ alarm: Alarm, at end: ContinuousClock.Instant,
    for continuation: CheckedContinuation<Void, Never>
  ) {
    wake { state in
      let isRung = state.rung.remove(alarm) != nil
      state.sleepers[alarm] = Sleeper(end: isRung ? .now : end, continuation: continuation)
    }
  }

  /// Ends a sleep early.
  func ring(_ alarm: Alarm) {
    wake { state in
      if state.sleepers[alarm] == nil {
        state.rung.insert(alarm)
      } else {
        state.sleepers[alarm]?.end = .now
      }
    }
  }

  /// Forgets an alarm that nobody sleeps for any more.
  func forget(_ alarm: Alarm) { state.withLock { _ = $0.rung.remove(alarm) } }

  /// Lets the thread end once it has run what it was given.
  func close() { Glibc.close(wakeWriter) }

  private func wake(_ change: (inout State) -> Void) {
    let isAsleep = state.withLock { state in
      change(&state)
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    guard isAsleep else { return }
    var byte: UInt8 = 0
    while write(wakeWriter, &byte, 1) < 0, errno == EINTR {}
  }

  /// The thread's loop: sleeps until there are jobs or an alarm is due; the end of the pipe is its
  /// end.
  func serve() {
    // Signals are the main thread's; a pipe that broke shows as an error of `write`.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    while true {
      let (entries, sleepers) = takeWork()
      for sleeper in sleepers { sleeper.continuation.resume() }
      for entry in entries {
        entry.job.runSynchronously(isolatedTo: entry.serial, taskExecutor: entry.task)
      }
      if entries.isEmpty, sleepers.isEmpty, !sleep() { return }
    }
  }

  /// Takes what there is to do; when that is nothing, the thread counts as asleep.
  private func takeWork() -> (entries: [Entry], sleepers: [Sleeper]) {
    state.withLock { state in
      let due = Self.takeDue(&state)
      defer { state.entries = [] }
      state.isAsleep = state.entries.isEmpty && due.isEmpty
      return (state.entries, due)
    }
  }

  /// Takes those whose rest is over, in the order of its end.
  private static func takeDue(_ state: inout State) -> [Sleeper] {
    if state.sleepers.isEmpty { return [] }
    let now = ContinuousClock.now
    let due = state.sleepers.filter { $0.value.end <= now }
    for alarm in due.keys { state.sleepers[alarm] = nil }
    return due.values.sorted { $0.end < $1.end }
  }

  /// Sleeps until something may be there to do.
  ///
  /// - Returns: `false` when nothing will come any more.
  private func sleep() -> Bool {
    let end = state.withLock { $0.sleepers.values.map(\.end).min() }
    let timeout = end.map { Self.milliseconds(until: $0) } ?? -1
    var watch = pollfd(fd: wakeReader, events: Int16(POLLIN), revents: 0)
    guard poll(&watch, 1, timeout) > 0 else { return true }
    var byte: UInt8 = 0
    let count = read(wakeReader, &byte, 1)
    return count > 0 || (count < 0 && errno == EINTR)
  }

  /// Rounded up, so that the time is over when the wait is; at most a day.
  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    let rest = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    return Int32(min(max(rest.rounded(.up), 0), 86_400_000))
  }
}
