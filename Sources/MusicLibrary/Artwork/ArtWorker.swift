internal import Glibc

/// The child process that reads pictures, so that one that crashes or hangs a decoder costs itself.
public enum ArtWorker {
  /// Memory that the process may have: a picture of the largest area takes 300 MB.
  private static let memoryLimit: rlim_t = 768 << 20
  /// Seconds after which a job ends the process by itself, should its parent no longer be there.
  private static let lastResort: UInt32 = 60
  /// Reads jobs on standard input and writes covers to standard output until the input ends.
  ///
  /// - Returns: The exit code of the process.
  public static func run() -> Int32 {
    limit(Int32(RLIMIT_AS.rawValue), to: memoryLimit)
    limit(Int32(RLIMIT_CORE.rawValue), to: 0)
    var messages = MessageBuffer()
    while messages.fill(from: STDIN_FILENO) {
      while let message = messages.next() {
        guard let job = ArtworkJob(message: message) else { return 1 }
        alarm(lastResort)
        let answer = CoverReader.answer(to: job)
        alarm(0)
        guard MessageBuffer.write(answer.message, to: STDOUT_FILENO) else { return 1 }
      }
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
