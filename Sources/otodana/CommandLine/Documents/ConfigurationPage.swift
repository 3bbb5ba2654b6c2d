import AppCore

/// The manual page `otodana-config(5)`, made from the tables of the configuration and of the keys.
///
/// - SeeAlso: man(7) for its language.
struct ConfigurationPage {
  /// The page as groff reads it.
  var text: String {
    [
      ".TH OTODANA-CONFIG 5 \"\" \"otodana \(VersionCommand.version)\" \"File Formats\"",
      section("NAME", "otodana-config \\- the configuration of otodana(1)"),
      section("SYNOPSIS", "$XDG_CONFIG_HOME/otodana/config.toml"),
      section("DESCRIPTION", Roff.escaped(HelpPhrase.configPage.rawValue)),
      section("KEYS", Roff.items(ConfigurationKey.all.map(item))),
      section("COMMANDS AND THEIR KEYS", Roff.items(commands)),
      section("SECTIONS OF THE LIBRARY", sections),
      section("SEE ALSO", ".BR otodana (1)"),
    ].joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ text: String) -> String { ".SH \(title)\n\(text)" }

  private func item(_ key: ConfigurationKey) -> (String, String) {
    (
      "\(key.name) = \(key.standard)",
      "\(Catalogue.english[key.summary]); takes \(key.takes)"
    )
  }

  /// Commands with their keys as the file has them.
  private var commands: [(String, String)] {
    KeyMap.standard.commands(.english).map { command in
      let keys = command.sequences
      let value = keys.count == 1 ? ConfigurationValue.text(keys[0]) : .texts(keys)
      return ("keys.\(command.name)" + (value.toml.map { " = \($0)" } ?? ""), command.meaning)
    }
  }

  private var sections: String {
    Roff.escaped(HelpPhrase.configSections.rawValue)
      + "\n.PP\n.nf\n"
      + Roff.escaped(
        """
        [[library.section]]
        title = "Jazz that came lately"
        query = "genre:jazz added:<90d"
        layout = "shelf"
        sort = "added"
        limit = 20
        """) + "\n.fi"
  }
}
