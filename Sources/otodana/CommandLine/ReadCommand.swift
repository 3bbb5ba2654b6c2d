import MusicLibrary

/// `otodana read FILE...`: prints what was read of music files, one JSON object a line.
struct ReadCommand {
  private let files: [[UInt8]]

  private enum Name: Int32 {
    case json = 1_000
  }

  /// Reads the words behind the subcommand; `--json` is the only form there is.
  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Name>(
      count, arguments, known: [LongOption(name: "json", value: .json)])
    guard !line.words.isEmpty else { throw .filesNeeded }
    files = line.words
  }

  /// Prints the objects; a file that cannot be read has one too, with the reason.
  func run() {
    for file in files { Output.write(TagReport.json(ofFileAt: file) + "\n", to: 1) }
  }
}
