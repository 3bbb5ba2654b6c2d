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

  /// Lets the calling task rest for a time; less when the task is cancelled.
  ///
  /// Unlike `Task.sleep` it takes no timer of the shared pool, which would go on waking the program
  /// when nobody sleeps any more.
  public func sleep(for duration: Duration) async {
    let alarm = queue.newAlarm()
    defer { queue.forget(alarm) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { sleeper in
        queue.set(alarm, at: .now + duration, for: sleeper)
      }
    } onCancel: {
      queue.ring(alarm)
    }
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
