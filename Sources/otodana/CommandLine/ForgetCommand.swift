import AppCore
import CSystem
import MusicLibrary
import MusicModel

/// `otodana forget DIR` and `otodana forget --missing`: takes music out of the library.
///
/// No file is touched, and what the person made of the tracks stays in the database.
struct ForgetCommand: Command {
  private enum Target {
    case root([UInt8])
    case missingFiles
  }

  enum Option: Int32, CommandOption {
    case missing = 1_000
    case yes

    var description: OptionDescription {
      switch self {
      case .missing: OptionDescription(name: "missing", summary: .optionMissing)
      case .yes: OptionDescription(name: "yes", summary: .optionYes)
      }
    }
  }

  private let target: Target
  private let isSure: Bool

  static var description: CommandDescription {
    CommandDescription(
      name: "forget", operands: "[DIR]", operandKind: .folder, options: Option.self,
      summary: .forgetSummary, details: [.forgetDetails, .forgetMissingDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Option>(count, arguments)
    let options = line.options.map(\.option)
    isSure = options.contains(.yes)
    if options.contains(.missing) {
      if let word = line.texts.first { throw .operandUnexpected(word) }
      target = .missingFiles
    } else {
      guard let path = line.words.first else {
        throw .operandMissing(command: "forget", "DIR")
      }
      if line.words.count > 1 { throw .operandUnexpected(line.texts[1]) }
      target = .root(path)
    }
  }

  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    switch target {
    case .root(let path): try forget(path, context)
    case .missingFiles: try forgetMissing(context)
    }
  }

  // MARK: - A root

  private func forget(_ path: [UInt8], _ context: CommandContext) throws(Failure) -> Int32 {
    let database = context.paths.database
    let found = try BlockingTask.run(database: database) { () async throws(LibraryError) in
      let store = try LibraryStore(path: database, repairs: false)
      guard let root = try await store.root(at: path) else { return RootHealth?.none }
      return try await store.rootHealth().first { $0.root.id == root.id }
    }
    let words = context.catalogue
    guard let found else { throw .notARoot(String(decoding: path, as: UTF8.self)) }
    let id = found.root.id
    let facts = [
      String(decoding: found.root.path, as: UTF8.self), words(.songs, found.tracks),
      words(.albums, found.albums),
    ]
    guard try confirm(words(ReportPhrase.askRoot, facts[0], facts[1], facts[2]), words) else {
      return 1
    }
    let forgotten = try BlockingTask.run(database: database) { () async throws(LibraryError) in
      try await ChangedLibrary.change(database, words) { store throws(LibraryError) in
        try await store.forget(id)
      }
    }
    Output.line(words(ReportPhrase.forgotRoot, facts[0], facts[1], facts[2]))
    Output.line(whereabouts(of: found.tracks, forgotten, words))
    return 0
  }

  // MARK: - Missing files

  private func forgetMissing(_ context: CommandContext) throws(Failure) -> Int32 {
    let database = context.paths.database
    let words = context.catalogue
    let missing = try BlockingTask.run(database: database) { () async throws(LibraryError) in
      try await LibraryStore(path: database, repairs: false).missingFiles()
    }
    guard !missing.isEmpty else {
      Output.line(words[ReportPhrase.nothingMissing])
      return 0
    }
    let rows = missing.map { files in
      [
        "  " + String(decoding: files.root.path, as: UTF8.self),
        words(.songs, files.tracks.count), files.root.isOffline ? words[ReportPhrase.offline] : "",
      ]
    }
    Output.write(TextTable(rows: rows, ambiguous: context.ambiguousWidth).text + "\n", to: 1)
    let count = missing.reduce(0) { $0 + $1.tracks.count }
    let songs = words(.songs, count)
    guard try confirm(words(ReportPhrase.askMissing, songs), words) else { return 1 }
    let forgotten = try BlockingTask.run(database: database) { () async throws(LibraryError) in
      try await ChangedLibrary.change(database, words) { store throws(LibraryError) in
        try await store.forget(missing)
      }
    }
    Output.line(words(ReportPhrase.forgotMissing, songs))
    Output.line(whereabouts(of: count, forgotten, words))
    return 0
  }

  /// Where what the person made of so many tracks is now.
  private func whereabouts(
    of count: Int, _ forgotten: ForgottenTracks, _ words: Catalogue
  ) -> String {
    if forgotten.inherited == 0 { return words[ReportPhrase.keptData] }
    if forgotten.inherited >= count { return words[ReportPhrase.inheritedData] }
    return words(ReportPhrase.partlyInheritedData, words(.songs, forgotten.inherited))
  }

  /// Whether the person is sure; asks on a terminal.
  private func confirm(_ question: String, _ words: Catalogue) throws(Failure) -> Bool {
    if isSure { return true }
    guard csystem_is_terminal(0), csystem_is_terminal(1) else { throw .needsConfirmation }
    Output.question(question)
    // Letters of the question's own English form: they are on every keyboard.
    if ["y", "yes"].contains(readLine()?.lowercased()) { return true }
    Output.line(words[ReportPhrase.nothingForgotten])
    return false
  }
}
