import AppCore
import CSystem
import Glibc
import MusicLibrary
import Synchronization

/// Runs asynchronous work to its end on behalf of a command, which has nothing else to do.
enum BlockingTask {
  /// How work ended that a signal may end.
  enum End<Value> {
    case finished(Value)
    /// A signal ended it; the exit status that tells so.
    case interrupted(status: Int32)
  }

  /// Waits for a result of the library in a database, which a failure names.
  ///
  /// - Throws: The failure that stands for the library's error.
  static func run<Value: Sendable>(
    database: String, _ body: @escaping @Sendable () async throws(LibraryError) -> Value
  ) throws(Failure) -> Value {
    let work = try Work(body)
    work.wait { _ in }
    return try work.result(database: database)
  }

  /// Waits for a result as above, and cancels the work when a signal asks for the end.
  ///
  /// - Parameters:
  ///   - database: The path of the database, which a failure names.
  ///   - signals: Made before anything else started a thread.
  ///   - body: The work.
  /// - Returns: The result, or which signal ended the work.
  /// - Throws: The failure that stands for the library's error.
  static func run<Value: Sendable>(
    database: String, signals: SignalSource,
    _ body: @escaping @Sendable () async throws(LibraryError) -> Value
  ) throws(Failure) -> End<Value> {
    let work = try Work(body)
    var status: Int32?
    work.wait(for: signals) { signal in
      switch signal {
      case .quit(let number):
        status = status ?? number
        work.task.cancel()
      case .stop: csystem_stop(false)
      case .resize, .resume: break
      }
    }
    if let status { return .interrupted(status: status) }
    return .finished(try work.result(database: database))
  }
}

/// Work that goes on beside the thread that waits for it.
private struct Work<Value: Sendable> {
  let task: Task<Void, Never>
  private let answer = Answer<Value>()
  private let reader: Int32

  /// Begins it.
  init(
    _ body: @escaping @Sendable () async throws(LibraryError) -> Value
  ) throws(Failure) {
    let executor: ThreadExecutor
    do throws(LibraryError) {
      executor = try ThreadExecutor()
    } catch {
      throw Failure(error, database: "")
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .outOfDescriptors }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let writer = ends[1]
    reader = ends[0]
    task = Task.detached(executorPreference: executor) { [answer] in
      do throws(LibraryError) {
        answer.put(.success(try await body()))
      } catch {
        answer.put(.failure(error))
      }
      close(writer)
    }
  }

  /// Waits for its end and tells of signals meanwhile.
  func wait(for signals: SignalSource? = nil, _ take: (Signal) -> Void) {
    defer { close(reader) }
    while true {
      var watches = [
        csystem_watch(descriptor: reader, readable: false, closed: false),
        csystem_watch(descriptor: signals?.descriptor ?? -1, readable: false, closed: false),
      ]
      _ = csystem_wait(&watches, Int32(watches.count), -1)
      if watches[1].readable, let signals { signals.drain().forEach(take) }
      if watches[0].readable || watches[0].closed { return }
    }
  }

  func result(database: String) throws(Failure) -> Value {
    switch answer.take() {
    case .success(let value): return value
    case .failure(let error): throw Failure(error, database: database)
    case nil: throw .cancelled
    }
  }
}

/// The place where the work leaves its result.
private final class Answer<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, LibraryError>?>(nil)

  func put(_ value: Result<Value, LibraryError>) { result.withLock { $0 = value } }

  func take() -> Result<Value, LibraryError>? { result.withLock { $0 } }
}
