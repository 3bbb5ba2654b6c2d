import AppCore
import CursesTerminal

/// How the screen is to be opened.
struct Options {
  /// Which library is opened.
  enum Source {
    /// The person's own library; the folders become roots of it.
    case own(folders: [[UInt8]])
    /// The sample data, with no files at all.
    case sample
    /// The generated demo library, with a database of its own.
    case demo
  }

  /// What the command line asks for.
  enum Action {
    case open(Options)
    case run(any Command)
    case version
    /// The hidden child processes.
    case readTags
    case reportTags
    case decodeArt
  }

  var source = Source.own(folders: [])
  /// The most colours to show; `nil`: as many as the terminal shows.
  var colorDepth: ColorDepth?
  var columns: GridColumns?
  /// How covers are shown; `nil`: as configured.
  var art: ArtChoice?
  /// How wide characters of ambiguous width are; `nil`: as configured.
  var ambiguousWidth: WidthChoice?
  var drawsEverything = false
}

extension Options {
  /// The options of the program without a command.
  enum Name: Int32, CommandOption {
    case mock = 1_000
    case demo, columns, color, redraw, art, ambiguousWidth
    case help = 104  // h
    case version = 86  // V

    var description: OptionDescription {
      switch self {
      case .mock: OptionDescription(name: "mock", summary: .optionMock)
      case .demo: OptionDescription(name: "demo", summary: .optionDemo)
      case .columns:
        OptionDescription(
          name: "columns", argument: "RULE",
          values: .oneOf(["auto", "seed"] + (1...12).map(String.init)), summary: .optionColumns)
      case .color:
        OptionDescription(
          name: "color", argument: "WHEN",
          values: .oneOf(["auto", "never", "8", "16", "256", "truecolor"]), summary: .optionColor)
      case .art:
        OptionDescription(
          name: "art", argument: "WAY", values: .oneOf(ArtChoice.allCases.map(\.rawValue)),
          summary: .optionArt)
      case .ambiguousWidth:
        OptionDescription(
          name: "ambiguous-width", argument: "COLUMNS",
          values: .oneOf(WidthChoice.allCases.map(\.rawValue)), summary: .optionAmbiguousWidth)
      case .redraw:
        OptionDescription(
          name: "redraw", argument: "MODE", values: .oneOf(["planned", "full"]),
          summary: .optionRedraw)
      case .help: OptionDescription(name: "help", summary: .optionHelp)
      case .version: OptionDescription(name: "version", summary: .optionVersion)
      }
    }
  }

  /// Reads a command line.
  ///
  /// A first word that is a command is one; `./layout` is a folder. `--help` behind a command asks
  /// what that command does.
  static func parse(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) -> Action {
    guard count > 1, let word = arguments[1] else { return .open(Options()) }
    switch String(cString: word) {
    case "scan-worker": return .readTags
    case "read-worker": return .reportTags
    case "art-worker": return .decodeArt
    case let name:
      guard let command = CommandTable.command(named: name) else { break }
      if asksForHelp(count - 1, arguments + 1) {
        return .run(HelpCommand(command.description))
      }
      return .run(try command.init(count - 1, arguments + 1))
    }
    return try open(CommandWords(count, arguments))
  }

  /// Whether `--help` or `-h` is among the words in front of `--`.
  private static func asksForHelp(_ count: Int32, _ arguments: ArgumentVector) -> Bool {
    let words = (0..<Int(count)).compactMap { arguments[$0].map { String(cString: $0) } }
    return words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func open(_ line: CommandWords<Name>) throws(UsageError) -> Action {
    var options = Options()
    for (name, argument) in line.options {
      switch name {
      case .help: return .run(HelpCommand(nil))
      case .version: return .version
      case .mock: try options.choose(.sample)
      case .demo: try options.choose(.demo)
      case .color: options.colorDepth = try colorDepth(argument)
      case .columns: options.columns = try columns(argument)
      case .redraw: options.drawsEverything = try drawsEverything(argument)
      case .art:
        guard let art = ArtChoice(rawValue: argument) else {
          throw .invalidValue(option: "--art", value: argument)
        }
        options.art = art
      case .ambiguousWidth:
        guard let width = WidthChoice(rawValue: argument) else {
          throw .invalidValue(option: "--ambiguous-width", value: argument)
        }
        options.ambiguousWidth = width
      }
    }
    if !line.words.isEmpty {
      guard case .own = options.source else { throw .sampleWithFolders }
      options.source = .own(folders: line.words)
    }
    return .open(options)
  }

  /// Chooses a library that is not the person's own; there can be one only.
  private mutating func choose(_ source: Source) throws(UsageError) {
    switch (self.source, source) {
    case (.demo, .sample), (.sample, .demo): throw .sampleAndDemo
    default: self.source = source
    }
  }

  private static func drawsEverything(_ value: String) throws(UsageError) -> Bool {
    switch value {
    case "planned": false
    case "full": true
    default: throw .invalidValue(option: "--redraw", value: value)
    }
  }

  private static func colorDepth(_ value: String) throws(UsageError) -> ColorDepth? {
    switch value {
    case "auto": nil
    case "never": ColorDepth.none
    case "8": .eight
    case "16": .sixteen
    case "256": .palette256
    case "truecolor": .direct
    default: throw .invalidValue(option: "--color", value: value)
    }
  }

  private static func columns(_ value: String) throws(UsageError) -> GridColumns {
    if value == "auto" { return .automatic }
    if value == "seed" { return .seed }
    guard let count = Int(value), (1...12).contains(count) else {
      throw .invalidValue(option: "--columns", value: value)
    }
    return .fixed(count)
  }
}
