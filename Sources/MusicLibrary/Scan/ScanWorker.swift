internal import CSystem
internal import CTagLib
internal import Glibc
internal import MusicModel

/// The child process that reads tags, so that a file that crashes or hangs a reader costs itself.
///
/// It first writes a message without content, then answers each request with one record, in order.
/// Every message on both pipes is its length, four bytes in the machine's order, and its content.
/// Answers are written together while more paths are there, so a child that dies may have read more
/// files than it has answered.
public enum ScanWorker {
  /// Bytes of address space the child may use; tags need a few MiB.
  private static let memoryLimit: rlim_t = 512 * 1_024 * 1_024

  /// Bytes of freed memory that stay with the child: those of one file serve the next.
  private static let keptMemory: Int32 = 32 * 1_024 * 1_024

  /// Seconds a file may take before the child ends itself, should nobody be there to end it.
  private static let lastResort: UInt32 = 10
  /// Bytes of answers that are held back at the most: a few dozen files.
  private static let mostHeld = 16 * 1_024
  /// Nanoseconds an answer may wait: far less than a file may take.
  private static let longestWait: Int64 = 20_000_000

  /// Reads requests on standard input and writes records to standard output until the input ends.
  ///
  /// - Returns: The exit code of the process: 0, or 1 when the parent is gone or makes no sense.
  public static func run() -> Int32 {
    let usual = Charset.usual()
    return run(greets: true) { request in
      let reader = TagReader(charset: request.charset.orGuessed(preferring: usual))
      return ScanRecord(reader.read(request.path)).encoded
    }
  }

  /// The same for people to read: each record is a JSON object, and no message comes first.
  ///
  /// - Returns: The exit code of the process.
  public static func runReports() -> Int32 {
    run(greets: false) { Array(TagReport.json(ofFileAt: $0.path).utf8) }
  }

  private static func run(greets: Bool, answer: (ReadingRequest) -> [UInt8]) -> Int32 {
    var limit = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    csystem_keep_freed_memory(keptMemory)
    otd_take_room()
    // Keys pressed at the terminal are the parent's business.
    signal(SIGINT, SIG_IGN)
    signal(SIGTSTP, SIG_IGN)
    var messages = MessageBuffer()
    if greets, !send([]) { return 1 }
    var answers = HeldAnswers(
      mostBytes: mostHeld, longestWait: longestWait, lastResort: lastResort)
    while messages.fill(from: STDIN_FILENO) {
      let isSound = answers.answer(&messages) { answer(ReadingRequest(encoded: $0)) }
      if !isSound { return 1 }
    }
    return 0
  }

  private static func send(_ content: [UInt8]) -> Bool {
    MessageBuffer.write(content, to: STDOUT_FILENO)
  }
}
