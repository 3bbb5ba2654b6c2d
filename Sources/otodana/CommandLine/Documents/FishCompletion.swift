import AppCore

/// The completions for fish, made from the table of commands.
struct FishCompletion {
  /// A script for the folder of fish's completions, where it is called `otodana.fish`.
  var text: String {
    let names = CommandTable.descriptions.map(\.name).joined(separator: " ")
    var lines = [
      "# Completions of otodana for fish; made by `otodana generate fish`.",
      "complete -c otodana -f",
      "set -l commands \(names)",
    ]
    let isFirst = "-n \"not __fish_seen_subcommand_from $commands\""
    for command in CommandTable.descriptions {
      lines.append(
        "complete -c otodana \(isFirst) -a \(command.name) -d \(quoted(command.summary.rawValue))")
    }
    lines.append("complete -c otodana \(isFirst) -a '(__fish_complete_directories)'")
    lines += options(CommandTable.program, isFirst)
    for command in CommandTable.descriptions {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines += options(command, condition)
      if let values = values(command.operandKind) {
        lines.append("complete -c otodana \(condition) \(values)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func options(_ command: CommandDescription, _ condition: String) -> [String] {
    command.options.map { option, letter in
      let short = letter.map { " -s \($0)" } ?? ""
      let value = option.argument == nil ? "" : " -x " + (values(option.values) ?? "")
      return "complete -c otodana \(condition) -l \(option.name)\(short)\(value)"
        + " -d \(quoted(option.summary.rawValue))"
    }
  }

  private func values(_ kind: WordKind) -> String? {
    switch kind {
    case .free: nil
    case .file: "-F"
    case .folder: "-a '(__fish_complete_directories)'"
    case .command: "-a \"$commands\""
    case .oneOf(let words): "-a '\(words.joined(separator: " "))'"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
      + "'"
  }
}
