/// Why one program cannot control another.
public enum ControlFault: Error, Hashable, Sendable {
  /// No program is running that could be asked.
  case notRunning
  /// Another program of this person listens already.
  case alreadyRunning
  /// The socket cannot be used; an errno.
  case unusable(Int32)
  /// There was no answer in time, or none that can be read.
  case noAnswer
  /// The request is none of those there are.
  case notUnderstood
  /// A query found nothing to play.
  case nothingFound
  /// The program cannot do it now.
  case refused

  /// How it is told on the socket; nil for what is never told there.
  var name: String? {
    switch self {
    case .notUnderstood: "not-understood"
    case .nothingFound: "nothing-found"
    case .refused: "refused"
    case .notRunning, .alreadyRunning, .unusable, .noAnswer: nil
    }
  }

  /// The fault that is told by a name; any other name is a refusal.
  init(name: String) {
    switch name {
    case "not-understood": self = .notUnderstood
    case "nothing-found": self = .nothingFound
    default: self = .refused
    }
  }
}
