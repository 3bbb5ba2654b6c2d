import AppCore
import Glibc
import MusicLibrary

/// `otodana playlist ACTION...`: lists, shows, makes and changes playlists, reads and writes files.
struct PlaylistCommand: Command {
  private let action: PlaylistAction
  private let printsJSON: Bool

  enum Option: Int32, CommandOption {
    case json = 1_000
    case query, name, absolute

    var description: OptionDescription {
      switch self {
      case .json: OptionDescription(name: "json", summary: .optionJSON)
      case .query:
        OptionDescription(name: "query", argument: "QUERY", summary: .optionPlaylistQuery)
      case .name: OptionDescription(name: "name", argument: "NAME", summary: .optionPlaylistName)
      case .absolute: OptionDescription(name: "absolute", summary: .optionAbsolute)
      }
    }
  }

  static var description: CommandDescription {
    CommandDescription(
      name: "playlist", operands: "ACTION", operandKind: .oneOf(PlaylistAction.names),
      options: Option.self, summary: .playlistSummary,
      details: [.playlistDetails, .playlistActions, .playlistFiles])
  }

  /// Reads the words behind the subcommand.
  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Option>(count, arguments)
    func argument(_ option: Option) -> String? {
      line.options.last { $0.option == option }?.argument
    }
    printsJSON = argument(.json) != nil
    guard let name = line.texts.first else {
      throw .operandMissing(command: "playlist", "ACTION")
    }
    var words = PlaylistWords(action: name, rest: line.words.dropFirst())
    switch name {
    case "list": action = .list
    case "show": action = .show(try words.text("NAME"))
    case "create": action = .create(try words.text("NAME"), query: argument(.query))
    case "rename": action = .rename(try words.text("NAME"), to: try words.text("NEW"))
    case "delete": action = .delete(try words.text("NAME"))
    case "edit":
      let playlist = try words.text("NAME")
      guard let query = argument(.query) else { throw words.missing("--query QUERY") }
      action = .edit(playlist, query: query)
    case "add": action = .add(try words.text("NAME"), query: try words.query())
    case "remove": action = .remove(try words.text("NAME"), query: try words.query())
    case "import": action = .read(try words.path("FILE"), name: argument(.name))
    case "export":
      action = .write(
        try words.text("NAME"), to: try words.path("FILE"), isAbsolute: argument(.absolute) != nil)
    default: throw .invalidValue(option: "playlist", value: name)
    }
    try words.end()
  }

  /// Does what is asked and prints what there is to say.
  ///
  /// - Throws: Why it cannot be done.
  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    let database = context.paths.database
    let task = PlaylistTask(printsJSON: printsJSON, locale: context.environment.textLocale)
    var bytes: [UInt8] = []
    if case .read(let path, _) = action { bytes = try TextFile.bytes(path) }
    if case .write(_, let path, _) = action, TextFile.playlistFormat(path) == nil {
      throw .notAPlaylist(String(decoding: path, as: UTF8.self))
    }
    if let query = action.keptQuery { context.tellDoubts(of: Query(query)) }
    let (action, content) = (action, bytes)
    let result = try BlockingTask.run(database: database) {
      () async throws(LibraryError) -> Result<PlaylistTask.Answer, Failure> in
      try await task.perform(action, content, in: LibraryStore(path: database))
    }
    let answer = try result.get()
    if case .write(_, let path, _) = action {
      try TextFile.write(answer.text, to: path)
    } else {
      Output.write(answer.text, to: STDOUT_FILENO)
    }
    if let query = action.passingQuery, case .tracks(0) = answer {
      context.tellDoubts(of: Query(query))
    }
    return 0
  }
}

/// The words behind an action, taken one after the other.
private struct PlaylistWords {
  let action: String
  var rest: ArraySlice<[UInt8]>

  mutating func text(_ operand: String) throws(UsageError) -> String {
    String(decoding: try path(operand), as: UTF8.self)
  }

  mutating func path(_ operand: String) throws(UsageError) -> [UInt8] {
    guard let word = rest.popFirst() else { throw missing(operand) }
    return word
  }

  /// All words that are left.
  mutating func query() throws(UsageError) -> String {
    let text = rest.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    rest = []
    guard !Query(text).isEmpty else { throw missing("QUERY") }
    return text
  }

  func missing(_ operand: String) -> UsageError {
    .operandMissing(command: "playlist \(action)", operand)
  }

  func end() throws(UsageError) {
    if let word = rest.first { throw .operandUnexpected(String(decoding: word, as: UTF8.self)) }
  }
}

/// What is done with playlists; those that exist are given by their names.
enum PlaylistAction {
  case list
  case show(String)
  case create(String, query: String?)
  case rename(String, to: String)
  case edit(String, query: String)
  case add(String, query: String)
  case remove(String, query: String)
  case delete(String)
  case read([UInt8], name: String?)
  case write(String, to: [UInt8], isAbsolute: Bool)

  /// The query of a smart playlist that is made or changed.
  var keptQuery: String? {
    switch self {
    case .create(_, let query): query
    case .edit(_, let query): query
    default: nil
    }
  }

  /// The query of what is added or removed.
  var passingQuery: String? {
    switch self {
    case .add(_, let query), .remove(_, let query): query
    default: nil
    }
  }

  /// The words for them.
  static let names = [
    "list", "show", "create", "edit", "add", "remove", "rename", "delete", "import", "export",
  ]
}
