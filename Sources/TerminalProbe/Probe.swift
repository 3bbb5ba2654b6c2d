import CSystem
import CursesTerminal
import Geometry
import Glibc
import TermHarness
import Terminal

/// A program for tests of the screen: shows what was typed, or random frames.
///
/// `TerminalProbe inputs|frames|rainbow [SEED] [ascii] [mouse]
/// [eight|sixteen|palette256|direct|none]` `[kitty-placeholders|kitty|sixel|iterm2] [wide]`; with
/// one of the ways the frames have pictures, with the last word characters of ambiguous width take
/// two columns.
///
/// Keys for both: `q` quits, `z` suspends, `!` traps, `@` aborts, `#` writes to a bad address, `%`
/// runs out of stack. For frames: `r` shows the same frame again, `l` paints it whole, any other
/// key shows the next.
struct Probe {
  private let screen: CursesScreen
  private let signals: Int32
  private let showsInputs: Bool
  private let showsRainbows: Bool
  private let pictures: PictureSet
  private var step = 0
  private var generator: FrameGenerator
  private var frame: Frame
  private var cursor: Point?
  private var lines: [String] = []

  init(arguments: [String], environment: [String: String]) throws {
    signals = csystem_signals_open()
    csystem_locale_begin()
    csystem_crash_install(CursesScreen.restoreSequence, "crashed\n", dup(STDERR_FILENO))
    var options = ScreenOptions.fromEnvironment(environment)
    options.isASCIIOnly = arguments.contains("ascii")
    options.reportsMouse = arguments.contains("mouse")
    for depth in ColorDepth.allCases where arguments.contains("\(depth)") {
      options.colorDepth = depth
    }
    screen = try CursesScreen(options: options)
    csystem_crash_arm(true)
    showsRainbows = arguments.contains("rainbow")
    showsInputs = arguments.contains("inputs")
    let method = arguments.lazy.compactMap { PictureProtocol(rawValue: $0) }.first { $0 != .none }
    pictures = method.map(FramePictures.set) ?? .none
    generator = FrameGenerator(
      seed: arguments.lazy.compactMap { UInt64($0) }.first ?? 0,
      arguments.contains("wide") ? .wide : .narrow)
    frame = Frame(size: screen.size)
    lines = ["\(screen.capabilities.colorDepth) \(screen.capabilities.isUTF8)"]
    advance()
  }

  mutating func run() {
    while true {
      screen.flush(frame, pictures: pictures, cursor: cursor)
      var watches = [csystem_watch(), csystem_watch()]
      watches[0].descriptor = STDIN_FILENO
      watches[1].descriptor = signals
      _ = csystem_wait(&watches, 2, -1)
      if watches[0].closed { break }
      while case let signal = csystem_signals_next(signals), signal != 0 {
        if signal == SIGWINCH { resize() }
      }
      guard screen.readInput().allSatisfy({ handle($0) }) else { break }
    }
    csystem_crash_arm(false)
    screen.close()
  }

  /// Handles one input; false for the one that quits.
  private mutating func handle(_ input: TerminalInput) -> Bool {
    switch input {
    case .key(Key("q")): return false
    case .key(Key("z")): suspend()
    case .key(Key("!")): trap()
    case .key(Key("@")): abort()
    case .key(Key("#")): UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .key(Key("%")): lines.append("\(Self.depth(below: 0))")
    case .key(Key("r")) where !showsInputs: break
    case .key(Key("l")) where !showsInputs: screen.invalidate()
    default:
      lines.append(Self.words(for: input))
      advance()
    }
    return true
  }

  private mutating func advance() {
    step += 1
    if showsRainbows {
      frame = FrameGenerator.rainbow(size: screen.size, step: step)
      return
    }
    if !showsInputs {
      (frame, cursor) = generator.nextFrame(
        size: screen.size, hasPictures: pictures.method.showsPixels)
      return
    }
    frame = Frame(size: screen.size)
    let shown = lines.suffix(screen.size.height)
    frame.draw(in: frame.bounds) {
      for (y, line) in shown.enumerated() { $0.write(line, at: Point(x: 0, y: y)) }
    }
  }

  private mutating func suspend() {
    screen.suspend()
    csystem_stop(true)
    resize()
    screen.resume()
  }

  private mutating func resize() {
    frame = frame.resized(to: screen.resize())
    if showsInputs { lines.append("size \(screen.size.width)x\(screen.size.height)") }
    advance()
  }

  /// An index out of range: what a mistake in Swift does.
  private func trap() {
    print(Array(repeating: 0, count: lines.count)[lines.count + 1])
  }

  /// Never returns: each call needs the next, and adds to it so that none can be left out.
  private static func depth(below depth: Int) -> Int {
    depth < 0 ? 0 : 1 + Self.depth(below: depth + 1)
  }

  private static func words(for input: TerminalInput) -> String {
    switch input {
    case .key(let key):
      var words = ["key"]
      if key.modifiers.contains(.shift) { words.append("shift") }
      if key.modifiers.contains(.alt) { words.append("alt") }
      if key.modifiers.contains(.control) { words.append("control") }
      if case .character(let scalar) = key.code {
        return (words + [String(scalar)]).joined(separator: " ")
      }
      return (words + ["\(key.code)"]).joined(separator: " ")
    case .paste(let text): return "paste \(text.debugDescription)"
    case .focus(let isGained): return "focus \(isGained)"
    case .mouse(let event):
      let place = "\(event.position.x),\(event.position.y)"
      return "mouse \(event.action) \(place) \(event.modifiers.rawValue)"
    case .reply(let reply): return "reply \(reply)"
    }
  }
}
