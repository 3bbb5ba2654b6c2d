import AppCore

/// `otodana help [COMMAND]`, and what `--help` prints anywhere.
struct HelpCommand: Command {
  /// The command that is asked about; `nil` for the whole program.
  let subject: CommandDescription?

  static var description: CommandDescription {
    CommandDescription(
      name: "help", operands: "[COMMAND]", operandKind: .command, options: NoOption.self,
      summary: .helpSummary, details: [.helpDetails])
  }

  /// The help of a command, or of the program.
  init(_ subject: CommandDescription?) { self.subject = subject }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<NoOption>(count, arguments)
    let words = line.texts
    if words.count > 1 { throw .operandUnexpected(words[1]) }
    guard let word = words.first else {
      subject = nil
      return
    }
    guard let command = CommandTable.command(named: word) else { throw .unknownCommand(word) }
    subject = command.description
  }

  func run(_ context: CommandContext) -> Int32 {
    let usage = Usage(catalogue: context.catalogue)
    Output.write(subject.map(usage.help) ?? usage.help, to: 1)
    return 0
  }
}
