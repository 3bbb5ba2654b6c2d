import AppCore

/// The help of the command line, made from the table of commands.
struct Usage {
  let catalogue: Catalogue

  /// Columns of a line: what fits everywhere.
  private static let width = 80

  /// What `--help` prints: the program and its commands.
  var help: String {
    let program = CommandTable.program
    let rows = CommandTable.descriptions.map { ["  " + $0.name, catalogue[$0.summary]] }
    return page([
      synopses([program.usage, "otodana COMMAND [...]"]), paragraphs(program),
      catalogue[HelpPhrase.options] + "\n" + options(program),
      catalogue[HelpPhrase.commands] + "\n" + TextTable(rows: rows, width: Self.width).text,
      wrapped(catalogue[HelpPhrase.more]),
    ])
  }

  /// What `otodana help COMMAND` prints.
  func help(_ command: CommandDescription) -> String {
    page([synopses([command.synopsis]), paragraphs(command), options(command)])
  }

  private func page(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func synopses(_ lines: [String]) -> String {
    let usage = catalogue[HelpPhrase.usage]
    let rows = lines.enumerated().map { [$0.offset == 0 ? usage : "", $0.element] }
    return TextTable(rows: rows, width: Self.width, gap: 1).text
  }

  private func paragraphs(_ command: CommandDescription) -> String {
    command.details.map { wrapped(catalogue[$0]) }.joined(separator: "\n\n")
  }

  private func options(_ command: CommandDescription) -> String {
    let rows = command.options.map { option, letter in
      let short = letter.map { "-\($0), " } ?? ""
      return ["  \(short)\(option.form)", catalogue[option.summary]]
    }
    return TextTable(rows: rows, width: Self.width).text
  }

  private func wrapped(_ text: String) -> String {
    TextTable(rows: [[text]], width: Self.width).text
  }
}
