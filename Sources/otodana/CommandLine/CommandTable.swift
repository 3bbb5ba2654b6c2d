import AppCore

/// All commands there are: the one place that the command line, the help, the manual page and the
/// shells' completions are made from.
enum CommandTable {
  /// The commands in the order of the help.
  static var commands: [any Command.Type] {
    [
      ScanCommand.self, SearchCommand.self, ListCommand.self, PlaylistCommand.self,
      ForgetCommand.self, PlayCommand.self, PauseCommand.self, NextCommand.self,
      PreviousCommand.self, StatusCommand.self, DoctorCommand.self, PathsCommand.self,
      ConfigCommand.self, KeysCommand.self,
      ReadCommand.self, LayoutCommand.self, HelpCommand.self, VersionCommand.self,
      GenerateCommand.self,
    ]
  }

  /// The program without a command.
  static var program: CommandDescription {
    CommandDescription(
      name: "", operands: "[DIR...]", operandKind: .folder, options: Options.Name.self,
      summary: .openSummary, details: [.openDetails])
  }

  /// The commands that people are told of.
  static var descriptions: [CommandDescription] {
    commands.map { $0.description }.filter { !$0.isHidden }
  }

  /// The command that is called by a word; `nil` when there is none.
  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.description.name == name }
  }
}
