import AppCore

/// The completions for zsh, made from the table of commands.
struct ZshCompletion {
  /// A function for the folder of zsh's completions, where it is called `_otodana`.
  var text: String {
    let commands = CommandTable.descriptions
    return """
      #compdef otodana
      # Completions of otodana for zsh; made by `otodana generate zsh`.
      local -a commands
      commands=(
      \(commands.map { "  \(quoted("\($0.name):\($0.summary.rawValue)"))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
        _files -/
        return
      fi
      case $words[2] in
      \(commands.map { "  \($0.name)) shift words; (( CURRENT-- )); \(arguments($0)) ;;" }
        .joined(separator: "\n"))
        *) \(arguments(CommandTable.program)) ;;
      esac

      """
  }

  private func arguments(_ command: CommandDescription) -> String {
    var words = command.options.map { option, letter in specification(option, letter) }
    if !command.options.contains(where: { "\($0.option.name)" == "help" }) {
      words.append(quoted("--help[\(HelpPhrase.optionHelp.rawValue)]"))
    }
    if let action = action(command.operandKind) { words.append(quoted("*:word:\(action)")) }
    return (["_arguments"] + words).joined(separator: " \\\n      ")
  }

  private func specification(_ option: OptionDescription, _ letter: Character?) -> String {
    let summary = escaped(option.summary.rawValue)
    let value = option.argument.map { ":\($0):\(action(option.values) ?? " ")" } ?? ""
    // With the sign the value may stand behind it or be the next word.
    let sign = option.argument == nil ? "" : "="
    let long = quoted("--\(option.name)\(sign)[\(summary)]\(value)")
    return letter.map { long + " " + quoted("-\($0)[\(summary)]\(value)") } ?? long
  }

  private func action(_ kind: WordKind) -> String? {
    switch kind {
    case .free: nil
    case .file: "_files"
    case .folder: "_files -/"
    case .command: "(\(CommandTable.descriptions.map(\.name).joined(separator: " ")))"
    case .oneOf(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Text in which nothing ends a description.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
