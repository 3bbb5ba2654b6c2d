import AppCore
import JSON
import MusicLibrary

/// `otodana config`: every key of the configuration with what it is for, as a file that could be
/// used; what the person's own file says stands in it.
struct ConfigCommand: Command {
  private let printsJSON: Bool
  private let onlyChecks: Bool

  /// What it can be told.
  enum Name: Int32, CommandOption {
    case json = 1_000
    case check

    var description: OptionDescription {
      switch self {
      case .json: OptionDescription(name: "json", summary: .optionJSON)
      case .check: OptionDescription(name: "check", summary: .optionCheck)
      }
    }
  }

  static var description: CommandDescription {
    CommandDescription(
      name: "config", options: Name.self, summary: .configSummary, details: [.configDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Name>(count, arguments)
    if let word = line.texts.first { throw .operandUnexpected(word) }
    printsJSON = line.options.contains { $0.0 == .json }
    onlyChecks = line.options.contains { $0.0 == .check }
  }

  /// Prints the configuration, or only what in it is wrong.
  ///
  /// - Returns: 1 when the file has an error, else 0.
  func run(_ context: CommandContext) -> Int32 {
    let file = ConfigurationFile(path: context.paths.configuration)
    let entries = file.entries()
    let diagnostics = file.read().diagnostics
    for diagnostic in diagnostics {
      Output.write("\(file.path): \(diagnostic.text(context.catalogue))\n", to: 2)
    }
    if !onlyChecks {
      Output.write(printsJSON ? Self.json(entries) : Self.toml(entries, context.catalogue), to: 1)
    }
    return diagnostics.allSatisfy(\.isWarning) ? 0 : 1
  }

  /// All keys by table, those that the file does not have as comments with their standard values.
  private static func toml(_ entries: [ConfigurationEntry], _ catalogue: Catalogue) -> String {
    var text = ""
    var table = ""
    for key in ConfigurationKey.all.sorted(by: { Self.table(of: $0) < Self.table(of: $1) }) {
      let next = Self.table(of: key)
      if next != table { text += "\n[\(next)]\n" }
      table = next
      let name = key.name.split(separator: ".").last.map(String.init) ?? key.name
      let value = entries.first { $0.path.joined(separator: ".") == key.name }?.value.toml
      text += "# \(catalogue[key.summary]) (\(key.takes))\n"
      text += value.map { "\(name) = \($0)\n" } ?? "# \(name) = \(key.standard)\n"
    }
    return text
  }

  /// The table a key stands in; empty for those outside all tables, which come first.
  private static func table(of key: ConfigurationKey) -> String {
    let parts = key.name.split(separator: ".")
    return parts.count > 1 ? String(parts[0]) : ""
  }

  private static func json(_ entries: [ConfigurationEntry]) -> String {
    var object = JSONObject()
    for entry in entries { object.add(entry.path.joined(separator: "."), entry.value.toml ?? "") }
    return object.text + "\n"
  }
}
