import AppCore
import MusicLibrary

/// `otodana read FILE...`: prints what was read of music files, one JSON object a line.
struct ReadCommand: Command {
  private let files: [[UInt8]]

  enum Option: Int32, CommandOption {
    case json = 1_000

    var description: OptionDescription {
      OptionDescription(name: "json", summary: .optionReadJSON)
    }
  }

  static var description: CommandDescription {
    CommandDescription(
      name: "read", operands: "FILE...", operandKind: .file, options: Option.self,
      summary: .readSummary, details: [.readDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Option>(count, arguments)
    guard !line.words.isEmpty else { throw .filesNeeded }
    files = line.words
  }

  /// Prints the objects; a file that cannot be read has one too, with the reason.
  func run(_ context: CommandContext) -> Int32 {
    let program = ProgramFile.path ?? "otodana"
    var reporter = TagReporter(workerCommand: [program, "read-worker"])
    for file in files { Output.write(reporter.json(ofFileAt: file) + "\n", to: 1) }
    reporter.stop()
    return 0
  }
}
