import AppCore

/// `otodana generate KIND`: the manual page and the shells' completions, for whoever packs the
/// program.
struct GenerateCommand: Command {
  /// What is printed.
  enum Kind: String, CaseIterable {
    case man, config, bash, zsh, fish
  }

  private let kind: Kind

  static var description: CommandDescription {
    CommandDescription(
      name: "generate", operands: "KIND", operandKind: .oneOf(Kind.allCases.map(\.rawValue)),
      options: NoOption.self, summary: .generateSummary, details: [.generateDetails],
      isHidden: true)
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let words = try CommandWords<NoOption>(count, arguments).texts
    guard let word = words.first else { throw .operandMissing(command: "generate", "KIND") }
    guard words.count == 1 else { throw .operandUnexpected(words[1]) }
    guard let kind = Kind(rawValue: word) else {
      throw .invalidValue(option: "generate", value: word)
    }
    self.kind = kind
  }

  func run(_ context: CommandContext) -> Int32 {
    let text =
      switch kind {
      case .man: ManualPage().text
      case .config: ConfigurationPage().text
      case .bash: BashCompletion().text
      case .zsh: ZshCompletion().text
      case .fish: FishCompletion().text
      }
    Output.write(text, to: 1)
    return 0
  }
}
