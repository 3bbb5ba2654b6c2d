internal import Glibc
internal import Synchronization

/// An executor with a thread of its own, for actors whose work blocks, and for tasks.
///
/// Reading a disk or waiting for a lock or a child process would take a thread from the small pool
/// that all other tasks share; and that pool keeps a timer, which wakes a program that does
/// nothing. The thread ends when the executor is released.
///
///     actor Reader {
///       let executor: ThreadExecutor
///       nonisolated var unownedExecutor: UnownedSerialExecutor {
///         executor.asUnownedSerialExecutor()
///       }
///     }
///     Task(executorPreference: executor) { await reader.read() }   // begins on that thread, too
public final class ThreadExecutor: SerialExecutor, TaskExecutor {
  private let queue: JobQueue

  /// Starts the thread.
  ///
  /// - Throws: `.workerUnavailable` when the system gives no pipe or no thread.
  public init() throws(LibraryError) {
    queue = try JobQueue()
    try Self.startThread(serving: queue)
  }

  deinit { queue.close() }

  /// Takes a job of an actor or of a task that lives on the thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    queue.append(UnownedJob(job), on: asUnownedSerialExecutor(), asUnownedTaskExecutor())
  }

  private static func startThread(serving queue: JobQueue) throws(LibraryError) {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(queue)
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<JobQueue>.fromOpaque(argument).takeRetainedValue().serve()
        return nil
      }, argument.toOpaque())
    guard code == 0 else {
      argument.release()
      throw .workerUnavailable(code)
    }
    pthread_detach(thread)
  }
}

/// Jobs that wait for the thread, and the pipe that wakes it.
private final class JobQueue: Sendable {
  private struct Entry {
    var job: UnownedJob
    var serial: UnownedSerialExecutor
    var task: UnownedTaskExecutor
  }

  private let entries = Mutex<[Entry]>([])
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

  func append(
    _ job: UnownedJob, on serial: UnownedSerialExecutor, _ task: UnownedTaskExecutor
  ) {
    let wasEmpty = entries.withLock { entries in
      entries.append(Entry(job: job, serial: serial, task: task))
      return entries.count == 1
    }
    guard wasEmpty else { return }
    var byte: UInt8 = 0
    while write(wakeWriter, &byte, 1) < 0, errno == EINTR {}
  }

  /// Lets the thread end once it has run what it was given.
  func close() { Glibc.close(wakeWriter) }

  /// The thread's loop: sleeps in `read` until there are jobs; the end of the pipe is its end.
  func serve() {
    // Signals are the main thread's; a pipe that broke shows as an error of `write`.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var byte: UInt8 = 0
    while true {
      let count = read(wakeReader, &byte, 1)
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        return
      }
      let batch = entries.withLock { entries in
        defer { entries = [] }
        return entries
      }
      for entry in batch {
        entry.job.runSynchronously(isolatedTo: entry.serial, taskExecutor: entry.task)
      }
    }
  }
}
