import Geometry
import Terminal

/// What the loop tells its handler.
enum LoopEvent<Message: Sendable> {
  /// The terminal has this size, in pixels as well where it is known; told at the start, and
  /// whenever everything was lost.
  case resized(Size, pixels: Size?)
  /// Something was typed, pasted or answered.
  case input(TerminalInput)
  /// Another thread posted this.
  case message(Message)
  /// The deadline has come that the handler asked for.
  case deadline
}

/// What the handler asks of the loop.
struct LoopDecision: Hashable {
  /// What to do now.
  enum Action: Hashable {
    /// Show the frame.
    case present
    /// Show nothing yet.
    case wait
    /// Show the frame, painted whole; something else wrote to the terminal.
    case repaint
    /// Give the terminal back and stop, as the shell's Ctrl-z does.
    case suspend
    /// End with an exit status.
    case quit(status: Int32)
  }

  var action = Action.present
  /// When to be called again if nothing happens; nil: not before something happens.
  ///
  /// It counts from the start of the loop; one that has passed comes at once.
  var deadline: Duration?
}

/// The program, as the loop sees it.
protocol LoopHandler<Message> {
  associatedtype Message: Sendable

  /// Takes everything that happened since the last call; `time` counts from the loop's start.
  mutating func handle(_ events: [LoopEvent<Message>], at time: Duration) -> LoopDecision

  /// The whole screen, its pictures, and where the cursor stands on it.
  mutating func present() -> (frame: Frame, pictures: PictureSet, cursor: Point?)

  /// The screen has been given to the terminal; what nobody sees can be done now.
  mutating func didShow()

  /// The program is about to stop until it is continued; nothing of it runs meanwhile.
  mutating func willStop()

  /// It was continued after it was told that it would stop.
  mutating func didContinue()
}
