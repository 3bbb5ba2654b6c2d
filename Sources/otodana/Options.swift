import AppCore
import CSystem
import CursesTerminal
import Glibc

/// What the command line asks for.
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

  /// What the program is to do.
  enum Action {
    case open(Source)
    case help
    case version
    /// The hidden child processes.
    case readTags
    case decodeArt
  }

  var action = Action.open(.own(folders: []))
  /// The most colours to show; `nil`: as many as the terminal shows.
  var colorDepth: ColorDepth?
  var columns = GridColumns.automatic
  var drawsEverything = false
}

/// Why a command line cannot be followed.
enum UsageError: Error {
  case unknownOption(String)
  case missingArgument(String)
  case invalidValue(option: String, value: String)
  case sampleWithFolders
}

extension Options {
  private enum Value: Int32 {
    case help = 104  // h
    case version = 86  // V
    case mock = 1000
    case demo, color, columns, redraw
  }

  /// Reads a command line.
  ///
  /// A first word that is a subcommand is one; `./version` is a folder.
  static func parse(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) throws(UsageError) -> Options {
    var options = Options()
    if count > 1, let word = arguments[1], let action = subcommand(bytes(word)) {
      options.action = action
      return options
    }
    csystem_options_begin()
    while true {
      let parsed = next(count, arguments)
      if parsed.value == -1 { break }
      try options.take(parsed)
    }
    return try options.withFolders(from: Int(csystem_options_rest()), Int(count), arguments)
  }

  private static func next(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> csystem_parsed {
    let known: [(StaticString, csystem_argument, Value)] = [
      ("help", CSYSTEM_NO_ARGUMENT, .help), ("version", CSYSTEM_NO_ARGUMENT, .version),
      ("mock", CSYSTEM_NO_ARGUMENT, .mock), ("demo", CSYSTEM_NO_ARGUMENT, .demo),
      ("color", CSYSTEM_REQUIRED_ARGUMENT, .color),
      ("columns", CSYSTEM_REQUIRED_ARGUMENT, .columns),
      ("redraw", CSYSTEM_REQUIRED_ARGUMENT, .redraw),
    ]
    let options = known.map { name, argument, value in
      name.withUTF8Buffer { buffer in
        csystem_option(
          name: UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self),
          argument: argument, value: value.rawValue)
      }
    }
    return csystem_options_next(count, arguments, "hV", options, Int32(options.count))
  }

  private mutating func take(_ parsed: csystem_parsed) throws(UsageError) {
    let argument = parsed.argument.map { String(cString: $0) } ?? ""
    switch Value(rawValue: parsed.value) {
    case .help: action = .help
    case .version: action = .version
    case .mock: action = .open(.sample)
    case .demo: action = .open(.demo)
    case .color: colorDepth = try Self.colorDepth(argument)
    case .columns: columns = try Self.columns(argument)
    case .redraw:
      guard ["full", "planned"].contains(argument) else {
        throw .invalidValue(option: "--redraw", value: argument)
      }
      drawsEverything = argument == "full"
    case nil:
      let word = parsed.word.map { String(cString: $0) } ?? ""
      throw parsed.value == 58 ? .missingArgument(word) : .unknownOption(word)
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

  private func withFolders(
    from first: Int, _ count: Int,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) throws(UsageError) -> Options {
    let folders = (first..<max(first, count)).compactMap { arguments[$0].map(Self.bytes) }
    guard !folders.isEmpty, case .open(let source) = action else { return self }
    guard case .own = source else { throw .sampleWithFolders }
    var options = self
    options.action = .open(.own(folders: folders))
    return options
  }

  private static func subcommand(_ word: [UInt8]) -> Action? {
    switch String(decoding: word, as: UTF8.self) {
    case "version": .version
    case "scan-worker": .readTags
    case "art-worker": .decodeArt
    default: nil
    }
  }

  private static func bytes(_ word: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeMutableBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
  }
}
