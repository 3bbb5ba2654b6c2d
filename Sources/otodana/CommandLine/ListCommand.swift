import AppCore
import CSystem
import MusicLibrary
import MusicModel

/// `otodana list KIND`: everything of a kind in the library, one a line.
struct ListCommand: Command {
  /// What is listed.
  enum Kind: String, CaseIterable {
    case albums, artists, songs, playlists, genres, roots

    /// The keys it can be sorted by, the usual one first.
    var keys: [String] {
      switch self {
      case .albums: ["artist", "title", "year", "added"]
      case .artists: ["name", "albums"]
      case .songs: ["title", "artist", "album"]
      case .playlists, .genres: ["name", "songs"]
      case .roots: ["added", "path"]
      }
    }
  }

  enum Option: Int32, CommandOption {
    case json = 1_000
    case sort

    var description: OptionDescription {
      switch self {
      case .json: OptionDescription(name: "json", summary: .optionListJSON)
      case .sort:
        OptionDescription(
          name: "sort", argument: "KEY",
          values: .oneOf(Set(Kind.allCases.flatMap(\.keys)).sorted()), summary: .optionSort)
      }
    }
  }

  private let kind: Kind
  private let key: String
  private let printsJSON: Bool

  static var description: CommandDescription {
    CommandDescription(
      name: "list", operands: "KIND", operandKind: .oneOf(Kind.allCases.map(\.rawValue)),
      options: Option.self, summary: .listSummary, details: [.listDetails, .listKeys])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Option>(count, arguments)
    let words = line.texts
    guard let word = words.first else { throw .operandMissing(command: "list", "KIND") }
    if words.count > 1 { throw .operandUnexpected(words[1]) }
    guard let kind = Kind(rawValue: word) else {
      throw .invalidValue(option: "list", value: word)
    }
    var key = kind.keys[0]
    for (option, argument) in line.options where option == .sort {
      guard kind.keys.contains(argument) else {
        throw .invalidValue(option: "--sort", value: argument)
      }
      key = argument
    }
    self.kind = kind
    self.key = key
    printsJSON = line.options.contains { $0.option == .json }
  }

  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    let database = context.paths.database
    let list = LibraryList(
      kind: kind, key: key, words: context.catalogue,
      form: printsJSON ? .json : csystem_is_terminal(1) ? .terminal : .text)
    try BlockingTask.run(database: database) { () async throws(LibraryError) in
      try await list.print(LibraryStore(path: database, repairs: false))
    }
    return 0
  }
}
