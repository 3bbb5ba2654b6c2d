import CSystem
import Geometry
import Terminal

/// The heart of the program: waits, hands over what happened, shows the frame; on one thread.
///
/// Whatever waits is taken together, so that a burst of keys, messages or resizes costs one frame.
/// Nothing happens while nothing happens: there is no tick.
struct EventLoop<Handler: LoopHandler, Screen: LoopScreen> {
  private let screen: Screen
  private let mailbox: Mailbox<Handler.Message>
  private let signals: SignalSource
  private let keyboard: Int32
  private let start = csystem_clock()
  private var pace = MessagePace()

  /// Makes a loop; the end of `keyboard`, the descriptor that tells of input, ends it.
  init(
    screen: Screen, mailbox: Mailbox<Handler.Message>, signals: SignalSource, keyboard: Int32 = 0
  ) {
    self.screen = screen
    self.mailbox = mailbox
    self.signals = signals
    self.keyboard = keyboard
  }

  /// Runs until the handler, a signal or the loss of the terminal ends it.
  ///
  /// - Returns: The exit status of the program.
  mutating func run(_ handler: inout Handler) -> Int32 {
    var events: [LoopEvent<Handler.Message>] = [.resized(screen.size, pixels: screen.pixels)]
    while true {
      let decision = handler.handle(events, at: time)
      switch decision.action {
      case .quit(let status): return status
      case .suspend:
        events = [stop(&handler, wholeGroup: true)]
        continue
      case .repaint: screen.invalidate()
      case .present, .wait: break
      }
      if decision.action != .wait {
        let (frame, pictures, cursor) = handler.present()
        screen.flush(frame, pictures: pictures, cursor: cursor)
        handler.didShow()
        pace.showed(at: time)
      }
      switch nextEvents(before: decision.deadline, &handler) {
      case .success(let next): events = next
      case .failure(let end): return end.status
      }
    }
  }

  private var time: Duration { .nanoseconds(csystem_clock() - start) }

  /// Waits for something to happen and takes all of it.
  private mutating func nextEvents(
    before deadline: Duration?, _ handler: inout Handler
  ) -> Result<[LoopEvent<Handler.Message>], LoopEnd> {
    while true {
      let woken = wait(before: deadline)
      var events: [LoopEvent<Handler.Message>] = []
      if woken.hasSignals {
        switch take(signals.drain(), &handler) {
        case .success(let taken): events += taken
        case .failure(let end): return .failure(end)
        }
      }
      if woken.isClosed { return .failure(.terminalLost) }
      if woken.hasInput { events += screen.readInput().map { .input($0) } }
      if woken.hasMessages {
        pace.tookMessages()
        events += mailbox.drain().map { .message($0) }
      }
      if let deadline, deadline <= time { events.append(.deadline) }
      if !events.isEmpty { return .success(events) }
    }
  }

  /// What the signals mean to the handler.
  private func take(
    _ signals: Set<Signal>, _ handler: inout Handler
  ) -> Result<[LoopEvent<Handler.Message>], LoopEnd> {
    for case .quit(let status) in signals { return .failure(LoopEnd(status: status)) }
    if signals.contains(.stop) { return .success([stop(&handler, wholeGroup: false)]) }
    // Continued from a stop it did not see: the terminal's modes may be anything.
    if signals.contains(.resume) {
      screen.suspend()
      screen.resume()
    }
    return .success(signals.isEmpty ? [] : [.resized(screen.resize(), pixels: screen.pixels)])
  }

  /// Stops until continued; then the terminal may be another size and shows something else.
  private func stop(
    _ handler: inout Handler, wholeGroup: Bool
  ) -> LoopEvent<Handler.Message> {
    handler.willStop()
    screen.suspend()
    csystem_stop(wholeGroup)
    let size = screen.resize()
    screen.resume()
    handler.didContinue()
    return .resized(size, pixels: screen.pixels)
  }

  /// What ended a wait.
  private struct Woken {
    var hasInput = false
    var isClosed = false
    var hasMessages = false
    var hasSignals = false
  }

  private func wait(before deadline: Duration?) -> Woken {
    let woken = poll(before: deadline, withMessages: true)
    guard woken.hasMessages, !woken.hasInput, !woken.hasSignals, let end = pace.pause(at: time)
    else { return woken }
    var later = poll(before: min(end, deadline ?? end), withMessages: false)
    later.hasMessages = true
    return later
  }

  private func poll(before end: Duration?, withMessages: Bool) -> Woken {
    let timeout = end.map { max(0, ($0 - time).nanoseconds) } ?? -1
    var watches = [keyboard, signals.descriptor, withMessages ? mailbox.descriptor : -1].map {
      csystem_watch(descriptor: $0, readable: false, closed: false)
    }
    guard csystem_wait(&watches, Int32(watches.count), timeout) > 0 else { return Woken() }
    return Woken(
      hasInput: watches[0].readable, isClosed: watches[0].closed,
      hasMessages: watches[2].readable, hasSignals: watches[1].readable)
  }
}

/// Why the loop ends without its handler.
private struct LoopEnd: Error {
  /// The exit status of the program.
  var status: Int32

  /// As after SIGHUP.
  static let terminalLost = LoopEnd(status: 129)
}

/// Keeps a stream of messages from drawing a frame for each: keys never wait, messages a little.
private struct MessagePace {
  // Half a 60 Hz frame: nobody sees the difference.
  private let interval = Duration.milliseconds(8)
  private var nextMessages = Duration.zero
  private var hasTaken = false

  /// Messages were taken; as long as the handler draws nothing for them, more may come at once.
  mutating func tookMessages() { hasTaken = true }

  /// A frame was shown.
  mutating func showed(at time: Duration) {
    if hasTaken { nextMessages = time + interval }
    hasTaken = false
  }

  /// Until when messages wait for more; nil when they need not.
  func pause(at time: Duration) -> Duration? { time < nextMessages ? nextMessages : nil }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
