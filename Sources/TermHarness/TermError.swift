/// Why a test's terminal gave up.
public enum TermError: Error, CustomStringConvertible {
  /// The program could not be started; an errno.
  case notStarted(Int32)
  /// What was waited for did not come in time; with what it was and the screen meanwhile.
  case timedOut(waitingFor: String, screen: [String])
  /// The program ended before; with what was waited for and the screen it left.
  case ended(ExitStatus, waitingFor: String, screen: [String])

  /// The error with the screen, for the test's log.
  public var description: String {
    switch self {
    case .notStarted(let errno): "the program did not start: errno \(errno)"
    case .timedOut(let what, let screen):
      "timed out waiting for \(what); the screen was\n" + screen.joined(separator: "\n")
    case .ended(let status, let what, let screen):
      "ended (\(status)) before \(what); the screen was\n" + screen.joined(separator: "\n")
    }
  }
}

/// How a program ended.
public enum ExitStatus: Hashable, Sendable {
  /// It returned this status.
  case exited(Int)
  /// This signal ended it.
  case killed(signal: Int)
}
