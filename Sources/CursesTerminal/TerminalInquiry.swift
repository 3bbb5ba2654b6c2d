public import Geometry
public import Terminal

#if canImport(Glibc)
  import Glibc
#endif

/// Asks the terminal on standard input and output about itself, while no screen is open.
public enum TerminalInquiry {
  /// How long answers are waited for; a terminal on this machine takes a few milliseconds.
  public static let patience = Duration.milliseconds(300)
  /// How long answers that come too late are taken off the line, so that no shell gets them.
  public static let longestEcho = Duration.seconds(1)

  /// Asks all questions at once and waits for the answers.
  ///
  /// Keys that are pressed meanwhile are lost; signals wait. Nothing is asked, and nothing written,
  /// when standard input or output is no terminal or the process is in the background.
  ///
  /// - Parameters:
  ///   - multiplexer: The program in between.
  ///   - isUTF8: Whether a character may be shown for a moment to see how wide it is.
  /// - Returns: What was answered in time; `nil` when nothing was asked.
  /// - Complexity: Takes up to `longestEcho` when the terminal does not answer.
  public static func ask(
    through multiplexer: TerminalReport.Multiplexer?, isUTF8: Bool
  ) -> TerminalAnswers? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetpgrp(STDIN_FILENO) == getpgrp()
    else { return nil }
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    let signals = blockSignals()
    defer { restore(signals) }
    var raw = modes
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return nil }
    // What comes later than anybody waited for is dropped with the change of modes.
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes) }
    let questions = TerminalAnswers.questions(
      through: multiplexer, showing: isUTF8 ? .onCleanLine : nil)
    guard write(questions) else { return nil }
    return readAnswers()
  }

  /// The size of the window on standard output, in cells and in pixels; `nil` for no terminal.
  public static func windowSize() -> (cells: Size, pixels: Size)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (
      Size(width: Int(size.ws_col), height: Int(size.ws_row)),
      Size(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
    )
  }

  private static func readAnswers() -> TerminalAnswers {
    var reader = ReplyReader()
    var answers = TerminalAnswers()
    var late = TerminalAnswers()
    let start = ContinuousClock.now
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !late.isComplete {
      let waited = start.duration(to: .now)
      guard waited < longestEcho, hasInput(within: longestEcho - waited) else { break }
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0 else { break }
      let isInTime = start.duration(to: .now) < patience
      for reply in reader.read(buffer[..<count]) {
        if isInTime { answers.take(reply) }
        late.take(reply)
      }
    }
    return answers
  }

  private static func hasInput(within duration: Duration) -> Bool {
    var watch = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let milliseconds = duration / .milliseconds(1)
    return poll(&watch, 1, Int32(milliseconds.rounded(.up))) > 0
  }

  private static func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Holds back what would end the process with the terminal's modes changed.
  private static func blockSignals() -> sigset_t {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&blocked, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    return before
  }

  private static func restore(_ signals: sigset_t) {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
