internal import CSystem
internal import Glibc
internal import MusicModel

/// A running child process that reads tags, and the files it has been given.
struct TagWorker {
  /// A file to read; the token is its sender's.
  struct Request: Hashable, Sendable {
    var path: [UInt8]
    var token: Int
  }

  /// An answer to a request.
  struct Answer: Hashable, Sendable {
    var token: Int
    var record: ScanRecord
  }

  private let child: csystem_child
  private var messages = MessageBuffer()
  private(set) var pending: [Request] = []
  private var pendingBytes = 0
  private var hasGreeted = false
  /// When the file it is busy with was begun, or the child was started; nanoseconds.
  private var busySince: Int64

  /// Nanoseconds a child may take to start; a disk may have to wake up for the program's file.
  private static let startLimit: Int64 = 30_000_000_000

  /// Bytes of paths that may be on their way: a pipe holds twice as much, so writing never blocks.
  private static let mostBytes = 32 * 1_024
  /// Files that may be on their way: enough to be busy while the parent does other things.
  private static let mostFiles = 256

  /// Starts a child.
  ///
  /// - Throws: `.workerUnavailable` when the program cannot be started.
  init(command: [String]) throws(LibraryError) {
    var child = csystem_child()
    let arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let code = arguments.withUnsafeBufferPointer { csystem_spawn($0.baseAddress, &child) }
    guard code == 0 else { throw .workerUnavailable(code) }
    self.child = child
    busySince = csystem_clock()
  }

  /// The descriptor that becomes readable with answers.
  var descriptor: Int32 { child.output }

  /// Whether another file may be given.
  var hasRoom: Bool { pending.count < Self.mostFiles && pendingBytes < Self.mostBytes }

  /// Whether it has been busy with one file, or with starting, for too long.
  ///
  /// - Parameters:
  ///   - now: The time, in nanoseconds of the clock.
  ///   - timeLimit: Nanoseconds a file may take.
  /// - Returns: Whether there is no hope for an answer.
  func isLate(at now: Int64, timeLimit: Int64) -> Bool {
    !pending.isEmpty && now - busySince > (hasGreeted ? timeLimit : Self.startLimit)
  }

  /// Gives a file; `false` when the child is gone, the request is pending all the same.
  mutating func send(_ request: Request) -> Bool {
    if pending.isEmpty { busySince = csystem_clock() }
    pending.append(request)
    pendingBytes += request.path.count
    return MessageBuffer.write(request.path, to: child.input)
  }

  /// Takes the answers that are there; call when the descriptor is readable.
  ///
  /// - Returns: The answers, and whether the child still lives.
  mutating func receive() -> (answers: [Answer], isAlive: Bool) {
    var answers: [Answer] = []
    let isOpen = messages.fill(from: child.output)
    while let message = messages.next() {
      guard hasGreeted else {
        hasGreeted = true
        busySince = csystem_clock()
        continue
      }
      guard !pending.isEmpty, let record = ScanRecord(encoded: message) else {
        return (answers, false)
      }
      let request = pending.removeFirst()
      pendingBytes -= request.path.count
      answers.append(Answer(token: request.token, record: record))
    }
    if !answers.isEmpty { busySince = csystem_clock() }
    return (answers, isOpen && messages.isSound)
  }

  /// Ends the child.
  ///
  /// - Parameter isLate: Whether it is ended because it took too long.
  /// - Returns: Why the file it was busy with is skipped; `nil` when the child never worked at all.
  func end(isLate: Bool) -> SkipReason? {
    close(child.input)
    close(child.output)
    kill(child.pid, SIGKILL)
    let status = csystem_reap(child.pid)
    guard hasGreeted else { return nil }
    return isLate || status == 128 + SIGALRM ? .tookTooLong : .crashed
  }
}
