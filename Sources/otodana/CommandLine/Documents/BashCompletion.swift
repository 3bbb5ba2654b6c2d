/// The completions for bash, made from the table of commands.
struct BashCompletion {
  /// A script for the folder of bash's completions.
  var text: String {
    let commands = CommandTable.descriptions
    let values = ([CommandTable.program] + commands).flatMap(values)
    return """
      # Completions of otodana for bash; made by `otodana generate bash`.
      _otodana() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command= options= kind=
        ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]}
        COMPREPLY=()
        case $command in
      \(commands.map(facts).joined(separator: "\n"))
          *) command= options='\(options(CommandTable.program))' kind=folder ;;
        esac
        case "$command $previous" in
      \(values.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
          return
        fi
        local words=
        ((COMP_CWORD == 1)) && words='\(names)'
        case $kind in
          file) mapfile -t COMPREPLY < <(compgen -f -- "$word"); compopt -o filenames ;;
          folder)
            mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"; compgen -d -- "$word")
            compopt -o filenames ;;
          words:*) mapfile -t COMPREPLY < <(compgen -W "${kind#words:}" -- "$word") ;;
        esac
      }
      complete -F _otodana otodana

      """
  }

  private var names: String { CommandTable.descriptions.map(\.name).joined(separator: " ") }

  private func facts(_ command: CommandDescription) -> String {
    """
        \(command.name)) options='\(options(command))' kind='\(kind(command.operandKind))' ;;
    """
  }

  private func options(_ command: CommandDescription) -> String {
    let names = command.options.map { "--\($0.option.name)" }
    return (names.contains("--help") ? names : names + ["--help"]).joined(separator: " ")
  }

  private func kind(_ kind: WordKind) -> String {
    switch kind {
    case .free: ""
    case .file: "file"
    case .folder: "folder"
    case .command: "words:" + names
    case .oneOf(let words): "words:" + words.joined(separator: " ")
    }
  }

  /// What follows an option that takes a value.
  private func values(_ command: CommandDescription) -> [String] {
    command.options.compactMap { option, _ in
      guard option.argument != nil else { return nil }
      let answer =
        switch option.values {
        case .file: "compgen -f -- \"$word\""
        case .folder: "compgen -d -- \"$word\""
        case .free: "true"
        case .command: "compgen -W '\(names)' -- \"$word\""
        case .oneOf(let words):
          "compgen -W '\(words.joined(separator: " "))' -- \"$word\""
        }
      return """
            "\(command.name) --\(option.name)") mapfile -t COMPREPLY < <(\(answer)); return ;;
        """
    }
  }
}
