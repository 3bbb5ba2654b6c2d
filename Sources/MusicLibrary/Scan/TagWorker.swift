internal import CSystem
internal import Glibc
internal import MusicModel

/// A running child process that reads tags, and the files it has been given.
struct TagWorker {
  /// A file to read; the token is its sender's.
  struct Request: Hashable, Sendable {
    /// What the child is asked, encoded.
    var content: [UInt8]
    var token: Int
  }

  /// An answer to a request.
  struct Answer: Hashable, Sendable {
    var token: Int
    var record: ScanRecord
  }

  private let child: csystem_child
  private var messages = MessageBuffer()
  /// Files without an answer, in the order they were given.
  private(set) var pending: [Request] = []
  private var pendingBytes = 0
  /// How many of the pending files are on their way; the rest is held back.
  private var sent = 0
  /// Whether files are sent one by one, so that the one that ends the child is known.
  private var isCautious = false
  private(set) var hasGreeted = false
  /// When the file it is busy with was begun, or the child was started; nanoseconds.
  private var busySince: Int64

  /// Nanoseconds a child may take to start; a disk may have to wake up for the program's file.
  private static let startLimit: Int64 = 30_000_000_000

  /// Bytes of paths that may be on their way: a pipe holds twice as much, so writing never blocks.
  private static let mostBytes = 32 * 1_024
  /// Files that may be on their way: enough to be busy while the parent does other things.
  private static let mostFiles = 256

  /// What lets the C library keep freed pieces of memory at hand: reading tags takes and frees
  /// thousands of small ones a file, which takes a quarter of the time without.
  private static let memoryTuning = "GLIBC_TUNABLES=glibc.malloc.tcache_count=4000"

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - command: Program and arguments.
  ///   - suspects: Files of which one may have ended a child; they are read one by one.
  /// - Throws: `.workerUnavailable` when the program cannot be started.
  init(command: [String], suspects: [Request] = []) throws(LibraryError) {
    var child = csystem_child()
    let arguments = command.map { strdup($0) } + [nil]
    let tuning = strdup(Self.memoryTuning)
    defer { for text in arguments + [tuning] { free(text) } }
    let code = arguments.withUnsafeBufferPointer {
      csystem_spawn_with($0.baseAddress, tuning, &child)
    }
    guard code == 0 else { throw .workerUnavailable(code) }
    self.child = child
    busySince = csystem_clock()
    isCautious = !suspects.isEmpty
    for suspect in suspects { give(suspect) }
    flush()
  }

  /// The descriptor that becomes readable with answers.
  var descriptor: Int32 { child.output }

  /// Whether another file may be given.
  var hasRoom: Bool {
    !isCautious && pending.count < Self.mostFiles && pendingBytes < Self.mostBytes
  }

  /// Whether the first pending file is the only one it can be busy with.
  var isBusyWithFirst: Bool { isCautious || pending.count == 1 }

  /// Whether it has been busy with one file, or with starting, for too long.
  ///
  /// - Parameters:
  ///   - now: The time, in nanoseconds of the clock.
  ///   - timeLimit: Nanoseconds a file may take.
  /// - Returns: Whether there is no hope for an answer.
  func isLate(at now: Int64, timeLimit: Int64) -> Bool {
    !pending.isEmpty && now - busySince > (hasGreeted ? timeLimit : Self.startLimit)
  }

  /// Gives a file, which is pending from now on; `flush` sends it.
  mutating func give(_ request: Request) {
    if pending.isEmpty { busySince = csystem_clock() }
    pending.append(request)
    pendingBytes += request.content.count
  }

  /// Sends what it was given; a child that is gone shows when its answers are received.
  mutating func flush() {
    let limit = isCautious ? min(1, pending.count) : pending.count
    guard sent < limit else { return }
    var outgoing: [UInt8] = []
    for request in pending[sent..<limit] { MessageBuffer.append(request.content, to: &outgoing) }
    sent = limit
    _ = MessageBuffer.writeAll(outgoing, to: child.input)
  }

  /// Takes the answers that are there; call when the descriptor is readable.
  ///
  /// - Returns: The answers, and whether the child still lives.
  mutating func receive() -> (answers: [Answer], isAlive: Bool) {
    var answers: [Answer] = []
    let isOpen = messages.fill(from: child.output)
    defer {
      pending.removeFirst(answers.count)
      sent -= answers.count
      if pending.isEmpty { isCautious = false }
      flush()
    }
    while let message = messages.next() {
      guard hasGreeted else {
        hasGreeted = true
        busySince = csystem_clock()
        continue
      }
      guard answers.count < sent, let record = ScanRecord(encoded: message) else {
        return (answers, false)
      }
      let request = pending[answers.count]
      pendingBytes -= request.content.count
      answers.append(Answer(token: request.token, record: record))
    }
    if !answers.isEmpty { busySince = csystem_clock() }
    return (answers, isOpen && messages.isSound)
  }

  /// Ends the child.
  ///
  /// - Parameter isLate: Whether it is ended because it took too long.
  /// - Returns: Why a file it was busy with is skipped; `nil` when the child never worked at all.
  func end(isLate: Bool) -> SkipReason? {
    close(child.input)
    close(child.output)
    kill(child.pid, SIGKILL)
    let status = csystem_reap(child.pid)
    guard hasGreeted else { return nil }
    return isLate || status == 128 + SIGALRM ? .tookTooLong : .crashed
  }
}
