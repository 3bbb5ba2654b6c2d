import AppCore
import Glibc
import MusicLibrary
import Synchronization

/// Runs asynchronous work to its end on behalf of a command, which has nothing else to do.
enum BlockingTask {
  /// Waits for a result of the library in a database, which a failure names.
  ///
  /// - Throws: The failure that stands for the library's error.
  static func run<Value: Sendable>(
    database: String, _ body: @escaping @Sendable () async throws(LibraryError) -> Value
  ) throws(Failure) -> Value {
    let answer = Answer<Value>()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .outOfDescriptors }
    let (reader, writer) = (ends[0], ends[1])
    Task.detached {
      do throws(LibraryError) {
        answer.put(.success(try await body()))
      } catch {
        answer.put(.failure(error))
      }
      close(writer)
    }
    var byte: UInt8 = 0
    while read(reader, &byte, 1) < 0, errno == EINTR {}
    close(reader)
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
