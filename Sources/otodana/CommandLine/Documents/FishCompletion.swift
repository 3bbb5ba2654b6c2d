import AppCore

/// The completions for fish, made from the table of commands.
struct FishCompletion {
  /// A script for the folder of fish's completions, where it is called `otodana.fish`.
  var text: String {
    let names = CommandTable.descriptions.map(\.name).joined(separator: " ")
    var lines = [
      """
      # Completions of otodana for fish; made by `otodana generate fish`.
      complete -c otodana -f
      set -l commands \(names)
      # Whether the first word is one of some; further words may be called like commands.
      function __otodana_runs
        set -l words (commandline -opc)
        contains -- "$words[2]" $argv
      end
      """
    ]
    let isFirst = "-n 'test (count (commandline -opc)) -eq 1'"
    for command in CommandTable.descriptions {
      lines.append(
        "complete -c otodana \(isFirst) -a \(command.name) -d \(quoted(command.summary.rawValue))")
    }
    let isProgram = "-n \"not __otodana_runs $commands\""
    lines.append("complete -c otodana \(isProgram) -a '(__fish_complete_directories)'")
    lines += options(CommandTable.program, isProgram)
    for command in CommandTable.descriptions {
      let condition = "-n '__otodana_runs \(command.name)'"
      lines += options(command, condition)
      if let values = values(command.operandKind) {
        lines.append("complete -c otodana \(condition) \(values)")
      }
    }
    let help = quoted(HelpPhrase.optionHelp.rawValue)
    lines.append("complete -c otodana -n \"__otodana_runs $commands\" -l help -d \(help)")
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
