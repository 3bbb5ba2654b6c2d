import AppCore
import JSON
import MusicLibrary

/// `otodana keys`: the keys as they are bound, with the names of the commands.
struct KeysCommand: Command {
  private let printsJSON: Bool

  static var description: CommandDescription {
    CommandDescription(
      name: "keys", options: OnlyJSON.self, summary: .keysSummary, details: [.keysDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<OnlyJSON>(count, arguments)
    if let word = line.texts.first { throw .operandUnexpected(word) }
    printsJSON = !line.options.isEmpty
  }

  func run(_ context: CommandContext) -> Int32 {
    let configuration = ConfigurationFile(path: context.paths.configuration).read().configuration
    let commands = configuration.keys.commands(context.catalogue)
    if printsJSON {
      for command in commands {
        var object = JSONObject()
        object.add("command", command.name)
        object.add("keys", command.keys)
        object.add("meaning", command.meaning)
        Output.write(object.text + "\n", to: 1)
      }
    } else {
      Output.write(
        TextTable(
          rows: commands.map { [$0.keys, $0.name, $0.meaning] }, ambiguous: context.ambiguousWidth
        ).text + "\n", to: 1)
    }
    return 0
  }
}
