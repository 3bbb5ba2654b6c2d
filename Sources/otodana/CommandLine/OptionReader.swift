import CSystem
import Glibc

/// The words of a command line as the system gives them.
typealias ArgumentVector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// A command line, read in the GNU manner: options in any order, then everything else.
struct CommandWords<Option: CommandOption> {
  /// The options in their order, with their arguments; empty where there is none.
  private(set) var options: [(option: Option, argument: String)] = []
  /// The words that are no options; bytes, because they may be paths.
  private(set) var words: [[UInt8]] = []

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - count: How many words there are, the first of which is the command's name.
  ///   - arguments: The words; they are brought into another order.
  /// - Throws: Which option is not known or lacks its argument.
  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let table = Option.allCases.map(\.entry)
    let letters = Option.allCases.map(\.shortForm).joined()
    csystem_options_begin()
    while true {
      let parsed = csystem_options_next(count, arguments, letters, table, Int32(table.count))
      if parsed.value == -1 { break }
      guard let option = Option(rawValue: parsed.value) else {
        let word = parsed.word.map { String(cString: $0) } ?? ""
        let isArgumentMissing = parsed.value == Int32(UInt8(ascii: ":"))
        throw isArgumentMissing ? .missingArgument(word) : .unknownOption(word)
      }
      options.append((option, parsed.argument.map { String(cString: $0) } ?? ""))
    }
    for index in Int(csystem_options_rest())..<max(Int(count), Int(csystem_options_rest())) {
      if let word = arguments[index] { words.append(Self.bytes(of: word)) }
    }
  }

  /// The words as text; bytes that are not UTF-8 become U+FFFD.
  var texts: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  private static func bytes(of word: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeMutableBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
  }
}

extension CommandOption {
  /// The option for the parser, which keeps the pointer: a static string is there for good.
  fileprivate var entry: csystem_option {
    description.name.withUTF8Buffer { buffer in
      csystem_option(
        name: UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self),
        argument: takesArgument ? CSYSTEM_REQUIRED_ARGUMENT : CSYSTEM_NO_ARGUMENT,
        value: rawValue)
    }
  }

  /// The short form for the parser: nothing, `h` or `c:`.
  fileprivate var shortForm: String { letter.map { takesArgument ? "\($0):" : "\($0)" } ?? "" }

  private var takesArgument: Bool { description.argument != nil }
}
