internal import Glibc

/// The child process that reads pictures, so that one that crashes or hangs a decoder costs itself.
public enum ArtWorker {
  /// Memory that the process may have: a picture of the largest area takes 300 MB.
  private static let memoryLimit: rlim_t = 768 << 20
  /// Seconds after which a job ends the process by itself, should its parent no longer be there.
  private static let lastResort: UInt32 = 60
  /// Bytes of answers that are held back at the most: less than a pipe holds.
  private static let mostHeld = 48 * 1_024
  /// Nanoseconds an answer may wait: less than a person sees.
  private static let longestWait: Int64 = 4_000_000

  /// Reads jobs on standard input and writes covers to standard output until the input ends.
  ///
  /// - Returns: The exit code of the process.
  public static func run() -> Int32 {
    limit(Int32(RLIMIT_AS.rawValue), to: memoryLimit)
    limit(Int32(RLIMIT_CORE.rawValue), to: 0)
    var messages = MessageBuffer()
    var answers = HeldAnswers(
      mostBytes: mostHeld, longestWait: longestWait, lastResort: lastResort)
    while messages.fill(from: STDIN_FILENO) {
      let isSound = answers.answer(&messages) { message in
        ArtworkJob(message: message).map { CoverReader.answer(to: $0).message }
      }
      if !isSound { return 1 }
    }
    return 0
  }

  private static func limit(_ resource: Int32, to value: rlim_t) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    // Without the limit a job may still be done; the parent's time limit remains.
    _ = setrlimit(resource, &limit)
  }
}
