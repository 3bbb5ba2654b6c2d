import AppCore

/// What a word of a command line stands for, so that a shell can complete it.
enum WordKind: Equatable {
  /// Anything that cannot be guessed.
  case free
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
  /// The name of a command.
  case command
  /// One of a few words.
  case oneOf([String])
}

/// An option as the command line, the help, the manual and the shells know it.
struct OptionDescription {
  /// The long name without dashes.
  let name: StaticString
  /// What stands for its value in the help, such as `DIR`; `nil` when it takes none.
  var argument: String?
  /// What its value may be.
  var values = WordKind.free
  /// One sentence on what it does.
  let summary: HelpPhrase

  /// The long form with its value: `--columns RULE`.
  var form: String { argument.map { "--\(name) \($0)" } ?? "--\(name)" }
}

/// The options of a command: one case each, whose number is the letter of its short form, or
/// 1,000 and more where there is none.
protocol CommandOption: RawRepresentable<Int32>, CaseIterable {
  /// What the option is.
  var description: OptionDescription { get }
}

extension CommandOption {
  /// The letter of the short form; `nil` when there is none.
  var letter: Character? {
    UInt8(exactly: rawValue).map { Character(Unicode.Scalar($0)) }
  }
}

/// The option of a command that has no other than `--json`.
enum OnlyJSON: Int32, CommandOption {
  case json = 1_000

  var description: OptionDescription { OptionDescription(name: "json", summary: .optionJSON) }
}

/// The options of a command that has none.
enum NoOption: CommandOption {
  static var allCases: [NoOption] { [] }
  init?(rawValue: Int32) { nil }
  var rawValue: Int32 { switch self {} }
  var description: OptionDescription { switch self {} }
}
