import AppCore

/// The manual page `otodana(1)`, made from the table of commands.
///
/// - SeeAlso: man(7) for its language.
struct ManualPage {
  /// The page as groff reads it.
  var text: String {
    let program = CommandTable.program
    let parts = [
      ".TH OTODANA 1 \"\" \"otodana \(VersionCommand.version)\" \"User Commands\"",
      section("NAME", "otodana \\- \(Roff.escaped(program.summary.rawValue))"),
      section("SYNOPSIS", synopsis),
      section("DESCRIPTION", paragraphs(program)),
      section("OPTIONS", options(program)),
      section("COMMANDS", CommandTable.descriptions.map(command).joined(separator: "\n")),
      section("FILES", Roff.items(Self.files)),
      section("ENVIRONMENT", Roff.items(Self.variables)),
      section("EXIT STATUS", Roff.items(Self.statuses)),
      section("KEYS", Roff.items(keys)),
      section("SEE ALSO", ".BR otodana-config (5)"),
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  private static let files = [
    (
      "$XDG_DATA_HOME/otodana/library.db", "the library; ~/.local/share where the variable is unset"
    ),
    ("$XDG_STATE_HOME/otodana/otodana.log", "what went wrong; ~/.local/state"),
    ("$XDG_STATE_HOME/otodana/place", "the place in what was played last"),
    (
      "$XDG_RUNTIME_DIR/otodana.sock",
      "where a running program is asked to play; in the state directory without that folder"
    ),
    (
      "$XDG_CACHE_HOME/otodana",
      "covers in the sizes shown and for other programs, the demo library; may be deleted at any "
        + "time; ~/.cache"
    ),
    ("$XDG_CONFIG_HOME/otodana/config.toml", "the configuration, see otodana-config(5); ~/.config"),
    ("$XDG_CONFIG_HOME/user-dirs.dirs", "names the music folder; ~/.config"),
  ]

  private static let variables = [
    ("XDG_MUSIC_DIR", "the music folder that is opened without any DIR"),
    ("LANG, LANGUAGE", "the language: English or Japanese"),
    ("NO_COLOR", "no colours, unless the command line asks for some"),
    ("TERM, COLORTERM", "what the terminal can show"),
  ]

  private static let statuses = [
    ("0", "done"), ("1", "a failure, or something that needs attention"),
    ("2", "a command line that cannot be followed, or no terminal for the screens"),
    ("128 + n", "ended by signal n"),
  ]

  private var keys: [(String, String)] {
    KeyMap.rows().map { ($0.keys, $0.meaning) }
  }

  private var synopsis: String {
    let forms = [CommandTable.program.usage, "otodana COMMAND [...]"]
    return forms.map { ".B " + Roff.escaped($0) }.joined(separator: "\n.br\n")
  }

  private func command(_ command: CommandDescription) -> String {
    let listed = command.options.isEmpty ? "" : "\n.RS\n\(options(command))\n.RE"
    return ".SS \(Roff.escaped(command.synopsis))\n\(paragraphs(command))\(listed)"
  }

  private func paragraphs(_ command: CommandDescription) -> String {
    command.details.map { Roff.escaped($0.rawValue) }.joined(separator: "\n.PP\n")
  }

  private func options(_ command: CommandDescription) -> String {
    Roff.items(
      command.options.map { option, letter in
        ((letter.map { "-\($0), " } ?? "") + option.form, option.summary.rawValue)
      })
  }

  private func section(_ title: String, _ text: String) -> String { ".SH \(title)\n\(text)" }
}
