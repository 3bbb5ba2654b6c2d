import AppCore
import MusicLibrary
import MusicModel
import Terminal

/// A subcommand: its place in the table, its command line and what it does.
protocol Command {
  /// What the help, the manual and the shells are told of it.
  static var description: CommandDescription { get }

  /// Reads the words behind `otodana`, the first of which is the command's own name.
  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError)

  /// Does it.
  ///
  /// - Returns: The exit status.
  /// - Throws: Why it could not be done.
  func run(_ context: CommandContext) throws(Failure) -> Int32
}

/// What a command gets from outside.
struct CommandContext {
  let environment: [String: String]
  let catalogue: Catalogue

  /// Where the program keeps its files.
  var paths: DataPaths { DataPaths(environment: environment) }

  /// How wide characters of ambiguous width are, as configured; the terminal is not asked for a
  /// table.
  var ambiguousWidth: AmbiguousWidth {
    let settings = ConfigurationFile(path: paths.configuration).read().configuration.settings
    return WidthRule(settings.ambiguousWidth, nil, isUTF8: true).ambiguous
  }

  /// Says on standard error what of a query means nothing.
  func tellDoubts(of query: Query) {
    for case let doubt? in query.diagnostics.map({ $0.text(catalogue) }) {
      Output.write("otodana: \(DisplayText.safe(doubt))\n", to: 2)
    }
  }
}

/// A command as the help, the manual and the shells know it.
struct CommandDescription {
  /// The word it is called by; empty for the program without a command.
  let name: String
  /// What stands for its words in the help, such as `FILE...`; empty when it takes none.
  var operands = ""
  /// What these words may be.
  var operandKind = WordKind.free
  /// Its options in the order of the help, each with the letter of its short form.
  let options: [(option: OptionDescription, letter: Character?)]
  /// What it does, in a few words without an end.
  let summary: HelpPhrase
  /// Paragraphs on it.
  let details: [HelpPhrase]
  /// Whether only those who know of it are told.
  var isHidden = false

  /// Describes a command with the options of a type.
  init<Option: CommandOption>(
    name: String, operands: String = "", operandKind: WordKind = .free, options: Option.Type,
    summary: HelpPhrase, details: [HelpPhrase], isHidden: Bool = false
  ) {
    self.name = name
    self.operands = operands
    self.operandKind = operandKind
    self.options = Option.allCases.map { ($0.description, $0.letter) }
    self.summary = summary
    self.details = details
    self.isHidden = isHidden
  }

  /// What is typed, without the options: `otodana search QUERY...`.
  var usage: String {
    ["otodana", name, operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What is typed: `otodana search QUERY... [--json]`.
  var synopsis: String {
    ([usage] + options.map { "[\($0.option.form)]" }).joined(separator: " ")
  }
}
