import AppCore
import JSON
import MusicLibrary

/// `otodana version`: what this program is.
struct VersionCommand: Command {
  private let printsJSON: Bool

  /// The program's version.
  static let version = "0.1.0"

  static var description: CommandDescription {
    CommandDescription(
      name: "version", options: OnlyJSON.self, summary: .versionSummary,
      details: [.versionDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<OnlyJSON>(count, arguments)
    if let word = line.texts.first { throw .operandUnexpected(word) }
    printsJSON = !line.options.isEmpty
  }

  func run(_ context: CommandContext) -> Int32 {
    guard printsJSON else { return Self.print() }
    var object = JSONObject()
    object.add("name", "otodana")
    object.add("version", Self.version)
    object.add("schema", LibraryStore.schemaVersion)
    Output.write(object.text + "\n", to: 1)
    return 0
  }

  /// Prints the name and the version in one line.
  static func print() -> Int32 {
    Output.write("otodana \(version)\n", to: 1)
    return 0
  }
}
