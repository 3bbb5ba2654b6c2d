import CSystem
import Glibc

/// The signals the program deals with in its loop, instead of wherever they strike.
///
/// They are blocked from the moment the source is made, in this thread and in those it starts
/// later: make it before anything else.
struct SignalSource {
  /// Readable while signals wait.
  let descriptor: Int32

  /// Blocks the signals and begins to collect them.
  ///
  /// - Throws: `LoopError.noDescriptor` when the process has too many open.
  init() throws(LoopError) {
    descriptor = csystem_signals_open()
    if descriptor < 0 { throw .noDescriptor }
  }

  /// Takes all signals that arrived, each once, in no order.
  func drain() -> Set<Signal> {
    var found: Set<Signal> = []
    while case let number = csystem_signals_next(descriptor), number != 0 {
      if let signal = Signal(number: number) { found.insert(signal) }
    }
    return found
  }
}

/// What a signal asks of the program.
enum Signal: Hashable {
  /// To end, with an exit status of 128 and the signal's number, as a shell tells it.
  case quit(status: Int32)
  /// To look at the size of the terminal.
  case resize
  /// To stop until it is continued.
  case stop
  /// It was continued, after a stop nobody asked it about.
  case resume

  init?(number: Int32) {
    switch number {
    case SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR2, SIGALRM, SIGVTALRM, SIGXCPU:
      self = .quit(status: 128 + number)
    case SIGWINCH: self = .resize
    case SIGTSTP: self = .stop
    case SIGCONT: self = .resume
    default: return nil
    }
  }
}
