public import Geometry

/// What is known of a terminal, from the environment, the system and its own answers, and what
/// follows from it.
public struct TerminalReport: Hashable, Sendable {
  /// A program between this one and the terminal.
  public enum Multiplexer: String, Hashable, Sendable {
    case tmux, screen
  }

  /// What the terminal said; `nil` when it was not asked.
  public var answers: TerminalAnswers?
  /// Columns and rows.
  public var size: Size
  /// The size of the window in pixels as the system tells it; `nil` when it does not.
  public var pixels: Size?
  /// Whether tmux passes on what it does not understand; `nil` when that is not known.
  public var passesThrough: Bool?
  /// The name and version of the terminal around tmux, as tmux knows it.
  public var outerVersion: String?
  private let environment: [String: String]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - environment: The variables of the environment.
  ///   - answers: What the terminal said; `nil` when it was not asked.
  ///   - size: Columns and rows.
  ///   - pixels: The size of the window in pixels; one that is empty counts as not known.
  ///   - passesThrough: Whether tmux passes on what it does not understand.
  public init(
    environment: [String: String], answers: TerminalAnswers?, size: Size, pixels: Size? = nil,
    passesThrough: Bool? = nil
  ) {
    self.environment = environment
    self.answers = answers
    self.size = size
    self.pixels = pixels.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    self.passesThrough = passesThrough
  }

  /// Whether a terminal of a name may be asked at all: one that can do nothing would show the
  /// question.
  public static func answersQuestions(name: String) -> Bool {
    !["", "dumb", "linux", "unknown"].contains(name)
      && !["vt52", "cons", "sun"].contains { name.hasPrefix($0) }
  }

  /// The name in TERM; empty when it is not set.
  public var name: String { environment["TERM", default: ""] }

  /// The program in between, if any.
  public var multiplexer: Multiplexer? {
    if isSet("TMUX") || name.hasPrefix("tmux") || version("tmux") != nil { return .tmux }
    return isSet("STY") || name.hasPrefix("screen") ? .screen : nil
  }

  /// Whether the terminal is on another machine.
  public var isRemote: Bool { ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].contains(where: isSet) }

  /// The size of a cell in pixels, as the window's size tells or the terminal says.
  ///
  /// The window's size is true at any time; the terminal was asked once, and its font may have
  /// changed since. But some windows count a margin in.
  public var cellPixels: Size? {
    if let pixels, let cell = cell(of: pixels), answers?.cellPixels == nil || isWhole(pixels) {
      return cell
    }
    return answers?.cellPixels ?? answers?.areaPixels.flatMap(cell)
  }

  private func cell(of area: Size) -> Size? {
    guard size.width > 0, size.height > 0 else { return nil }
    let cell = Size(width: area.width / size.width, height: area.height / size.height)
    return cell.width > 0 && cell.height > 0 ? cell : nil
  }

  /// Whether an area is made of cells alone.
  private func isWhole(_ area: Size) -> Bool {
    size.width > 0 && size.height > 0 && area.width % size.width == 0
      && area.height % size.height == 0
  }

  /// How many times as high as wide a cell is.
  public var cellAspect: Double? {
    cellPixels.map { Double($0.height) / Double($0.width) }
  }

  /// The best way to show pictures, and why.
  public var pictures: (best: PictureProtocol, reason: PictureReason) {
    guard let answers, answers.isComplete else { return (.halfBlocks, .noAnswers) }
    let hasSixel = answers.deviceAttributes?.dropFirst().contains(4) == true
    switch multiplexer {
    case .screen: return (.halfBlocks, .screen)
    case .tmux:
      // tmux keeps placeholders in place as it does other characters; it draws sixels itself.
      if passesThrough == true, let reason = outerPlaceholders {
        return (.kittyPlaceholders, reason)
      }
      if hasSixel { return (.sixel, .deviceAttributes) }
      return (.halfBlocks, passesThrough == true ? .nothingBetter : .noPassthrough)
    case nil: break
    }
    if knowsPlaceholders(answers.version) { return (.kittyPlaceholders, .version) }
    if answers.showsKittyGraphics == true { return (.kitty, .graphicsAnswer) }
    if hasSixel { return (.sixel, .deviceAttributes) }
    if version("iTerm2") != nil || version("WezTerm") != nil { return (.iTerm2, .version) }
    if let program = environment["TERM_PROGRAM"], Self.inlineFiles.contains(program) {
      return (.iTerm2, .environment("TERM_PROGRAM"))
    }
    return (.halfBlocks, .nothingBetter)
  }

  /// Values of TERM_PROGRAM that stand for terminals with iTerm2's protocol.
  private static let inlineFiles = ["iTerm.app", "WezTerm", "vscode"]

  /// Why the terminal around tmux is one that knows placeholders; `nil` when it seems to be none.
  ///
  /// tmux knows the terminal that is attached now; the environment is that of its start.
  private var outerPlaceholders: PictureReason? {
    if let outerVersion { return knowsPlaceholders(outerVersion) ? .outerVersion : nil }
    return ["GHOSTTY_RESOURCES_DIR", "KITTY_WINDOW_ID"].first(where: isSet)
      .map(PictureReason.environment)
  }

  private func knowsPlaceholders(_ text: String?) -> Bool {
    if let kitty = version("kitty", in: text) {
      return !kitty.lexicographicallyPrecedes([0, 28])
    }
    return version("ghostty", in: text) != nil
  }

  private func isSet(_ variable: String) -> Bool { environment[variable, default: ""] != "" }

  /// The numbers behind a name in the terminal's own version; `nil` when that is another name.
  private func version(_ name: String) -> [Int]? { version(name, in: answers?.version) }

  private func version(_ name: String, in text: String?) -> [Int]? {
    guard let text, text.hasPrefix(name) else { return nil }
    let rest = text.dropFirst(name.count)
    guard rest.first.map({ !$0.isLetter }) ?? true else { return nil }
    return rest.drop { !$0.isASCII || !$0.isNumber }
      .prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      .split(separator: ".").compactMap { Int($0) }
  }
}
