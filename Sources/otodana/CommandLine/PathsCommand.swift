import AppCore
import JSON
import MusicLibrary

/// `otodana paths`: every file and folder the program uses.
struct PathsCommand: Command {
  private let printsJSON: Bool

  static var description: CommandDescription {
    CommandDescription(
      name: "paths", options: OnlyJSON.self, summary: .pathsSummary, details: [.pathsDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<OnlyJSON>(count, arguments)
    if let word = line.texts.first { throw .operandUnexpected(word) }
    printsJSON = !line.options.isEmpty
  }

  func run(_ context: CommandContext) -> Int32 {
    let paths = context.paths.all
    if printsJSON {
      var object = JSONObject()
      for (name, path) in paths { object.add(name, path) }
      Output.write(object.text + "\n", to: 1)
    } else {
      Output.write(TextTable(rows: paths.map { [$0.name, $0.path] }).text + "\n", to: 1)
    }
    return 0
  }
}

extension DataPaths {
  /// All paths by their names, which are part of the command line and not translated.
  var all: [(name: String, path: String)] {
    let known: [(String, String?)] = [
      ("config", configFolder), ("data", dataFolder), ("database", database),
      ("state", stateFolder), ("log", log), ("cache", cacheFolder), ("demo_music", demoMusic),
      ("demo_database", demoDatabase), ("control_socket", controlSocket), ("music", music),
    ]
    return known.compactMap { name, path in path.map { (name, $0) } }
  }
}
