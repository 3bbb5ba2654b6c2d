import Geometry
import Glibc
import Terminal
import Testing

@testable import otodana

/// The loop with a pipe for a keyboard and a screen that only remembers.
struct EventLoopTests {
  @Test func `the size is the first thing told, and the frame is shown after it`() throws {
    let bench = try Bench { events, _ in events.count == 1 ? .quit : .wait }
    #expect(bench.run() == 0)
    #expect(bench.handler.told == [["resized 80x24"]])
    #expect(bench.screen.flushes == 0)
  }

  @Test func `what nobody sees is done when the frame is out, and not without one`() throws {
    let bench = try Bench { events, bench in
      bench.type("j")
      switch bench.handler.told.count {
      case 1: return LoopDecision(action: .wait)
      case 2, 3: return .wait
      default: return .quit
      }
    }
    #expect(bench.run() == 0)
    #expect(bench.flushesBeforeRest == [1, 2])
  }

  @Test func `a burst of keys and messages is one call and one frame`() throws {
    let bench = try Bench { events, bench in
      if events.count > 1 { return .quit }
      bench.type("jjk")
      bench.mailbox.post(7)
      bench.mailbox.post(8)
      return .wait
    }
    #expect(bench.run() == 0)
    #expect(bench.handler.told.last == ["j", "j", "k", "message 7", "message 8"])
    #expect(bench.screen.flushes == 1)
  }

  @Test func `messages that stream in are gathered, and keys do not wait for them`() throws {
    let bench = try Bench { events, bench in
      switch bench.handler.told.count {
      case 1, 2: bench.mailbox.post(bench.handler.told.count)
      case 3: bench.type("j")
      default: return .quit
      }
      return .wait
    }
    let start = ContinuousClock.now
    #expect(bench.run() == 0)
    #expect(bench.handler.told.dropFirst() == [["message 1"], ["message 2"], ["j"]])
    #expect(ContinuousClock.now - start >= .milliseconds(8))
  }

  @Test func `a deadline is kept, once, and is not early`() throws {
    let bench = try Bench { events, bench in
      bench.handler.told.count == 1 ? .wait(until: .milliseconds(30)) : .quit
    }
    #expect(bench.run() == 0)
    #expect(bench.handler.told.last == ["deadline"])
    #expect((bench.handler.times.last ?? .zero) >= .milliseconds(30))
  }

  @Test func `a key before the deadline leaves the deadline to be asked for again`() throws {
    let bench = try Bench { events, bench in
      if bench.handler.told.count == 1 {
        bench.type("j")
        return .wait(until: .seconds(60))
      }
      return .quit
    }
    #expect(bench.run() == 0)
    #expect(bench.handler.told.last == ["j"])
  }

  @Test func `many resizes are one, of the last size`() throws {
    let bench = try Bench { events, bench in
      if bench.handler.told.count > 1 { return .quit }
      bench.screen.nextSize = Size(width: 100, height: 30)
      for _ in 0..<20 { raise(SIGWINCH) }
      return .wait
    }
    #expect(bench.run() == 0)
    #expect(bench.handler.told.last == ["resized 100x30"])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal to end ends with its status`(signal: Int32) throws {
    let bench = try Bench { _, _ in
      raise(signal)
      return .wait
    }
    #expect(bench.run() == 128 + signal)
    #expect(bench.handler.told.count == 1)
  }

  @Test func `the loss of the terminal ends as a hang-up does`() throws {
    let bench = try Bench { _, bench in
      bench.unplug()
      return .wait
    }
    #expect(bench.run() == 129)
  }

  @Test func `repainting is asked of the screen`() throws {
    let bench = try Bench { events, bench in
      guard bench.handler.told.count == 1 else { return .quit }
      bench.type("l")
      return LoopDecision(action: .repaint)
    }
    #expect(bench.run() == 0)
    #expect(bench.screen.calls == ["invalidate"])
  }

  @Test func `continued from outside the terminal is taken again`() throws {
    let bench = try Bench { events, bench in
      guard bench.handler.told.count == 1 else { return .quit }
      raise(SIGCONT)
      return .wait
    }
    #expect(bench.run() == 0)
    #expect(bench.screen.calls == ["suspend", "resume"])
    #expect(bench.handler.told.last == ["resized 80x24"])
  }
}

extension LoopDecision {
  fileprivate static let wait = LoopDecision()
  fileprivate static let quit = LoopDecision(action: .quit(status: 0))

  fileprivate static func wait(until deadline: Duration) -> LoopDecision {
    LoopDecision(deadline: deadline)
  }
}

/// A loop with everything around it.
///
/// Signals are raised in the test's own thread, which is the loop's.
private final class Bench {
  typealias Script = ([LoopEvent<Int>], Bench) -> LoopDecision

  let screen: MemoryScreen
  let mailbox: Mailbox<Int>
  let signals: SignalSource
  var handler = Recorder()
  /// How many frames the screen had each time the handler was told that one was shown.
  var flushesBeforeRest: [Int] = []
  private let script: Script
  private let keyboard: Int32
  private var typing: Int32

  init(script: @escaping Script) throws {
    self.script = script
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    keyboard = ends[0]
    typing = ends[1]
    screen = MemoryScreen(keyboard: keyboard)
    mailbox = try Mailbox()
    signals = try SignalSource()
  }

  deinit {
    close(keyboard)
    unplug()
    close(signals.descriptor)
  }

  func run() -> Int32 {
    var loop = EventLoop<Forwarder, MemoryScreen>(
      screen: screen, mailbox: mailbox, signals: signals, keyboard: keyboard)
    var forwarder = Forwarder(bench: self)
    return loop.run(&forwarder)
  }

  func decide(_ events: [LoopEvent<Int>], at time: Duration) -> LoopDecision {
    handler.record(events, at: time)
    return script(events, self)
  }

  func type(_ text: String) {
    _ = text.withCString { write(typing, $0, strlen($0)) }
  }

  func unplug() {
    if typing >= 0 { close(typing) }
    typing = -1
  }
}

/// Hands everything to the bench.
private struct Forwarder: LoopHandler {
  let bench: Bench

  mutating func handle(_ events: [LoopEvent<Int>], at time: Duration) -> LoopDecision {
    bench.decide(events, at: time)
  }

  mutating func present() -> (frame: Frame, pictures: PictureSet, cursor: Point?) {
    (.empty, .none, nil)
  }
  mutating func didShow() { bench.flushesBeforeRest.append(bench.screen.flushes) }
  mutating func willStop() {}
  mutating func didContinue() {}
}

/// What a handler was told, in words.
private struct Recorder {
  var told: [[String]] = []
  var times: [Duration] = []

  mutating func record(_ events: [LoopEvent<Int>], at time: Duration) {
    times.append(time)
    told.append(
      events.map { event -> String in
        switch event {
        case .resized(let size, _): "resized \(size.width)x\(size.height)"
        case .input(let input): Self.character(of: input)
        case .message(let message): "message \(message)"
        case .deadline: "deadline"
        }
      })
  }

  private static func character(of input: TerminalInput) -> String {
    guard case .key(let key) = input, case .character(let scalar) = key.code else { return "?" }
    return String(scalar)
  }
}

/// A screen that reads keys from a pipe and counts what it is asked.
private final class MemoryScreen: LoopScreen {
  private(set) var size = Size(width: 80, height: 24)
  var nextSize: Size?
  let pixels: Size? = nil
  private(set) var flushes = 0
  private(set) var calls: [String] = []
  private let keyboard: Int32

  init(keyboard: Int32) {
    self.keyboard = keyboard
  }

  func readInput() -> [TerminalInput] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(keyboard, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map { .key(Key(Unicode.Scalar($0))) }
  }

  func flush(_ frame: Frame, pictures: PictureSet, cursor: Point?) { flushes += 1 }

  func resize() -> Size {
    size = nextSize ?? size
    return size
  }

  func suspend() { calls.append("suspend") }
  func resume() { calls.append("resume") }
  func invalidate() { calls.append("invalidate") }
}
