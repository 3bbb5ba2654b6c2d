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
    case layout(LayoutCommand)
    case read(ReadCommand)
    case search(SearchCommand)
    case help
    case version
    /// The hidden child processes.
    case readTags
    case decodeArt
  }

  var source = Source.own(folders: [])
  /// The most colours to show; `nil`: as many as the terminal shows.
  var colorDepth: ColorDepth?
  var columns = GridColumns.automatic
  var drawsEverything = false
}

extension Options {
  private enum Name: Int32 {
    case help = 104  // h
    case version = 86  // V
    case mock = 1_000
    case demo, color, columns, redraw
  }

  private static var known: [LongOption<Name>] {
    [
      LongOption(name: "help", value: .help), LongOption(name: "version", value: .version),
      LongOption(name: "mock", value: .mock), LongOption(name: "demo", value: .demo),
      LongOption(name: "color", value: .color, takesArgument: true),
      LongOption(name: "columns", value: .columns, takesArgument: true),
      LongOption(name: "redraw", value: .redraw, takesArgument: true),
    ]
  }

  /// Reads a command line.
  ///
  /// A first word that is a subcommand is one; `./layout` is a folder.
  static func parse(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) -> Action {
    if count > 1, let word = arguments[1] {
      switch String(cString: word) {
      case "layout": return .layout(try LayoutCommand(count - 1, arguments + 1))
      case "read": return .read(try ReadCommand(count - 1, arguments + 1))
      case "search": return .search(try SearchCommand(count - 1, arguments + 1))
      case "version": return .version
      case "scan-worker": return .readTags
      case "art-worker": return .decodeArt
      default: break
      }
    }
    return try open(CommandWords(count, arguments, letters: "hV", known: known))
  }

  private static func open(_ line: CommandWords<Name>) throws(UsageError) -> Action {
    var options = Options()
    for (name, argument) in line.options {
      switch name {
      case .help: return .help
      case .version: return .version
      case .mock: try options.choose(.sample)
      case .demo: try options.choose(.demo)
      case .color: options.colorDepth = try colorDepth(argument)
      case .columns: options.columns = try columns(argument)
      case .redraw: options.drawsEverything = try drawsEverything(argument)
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
