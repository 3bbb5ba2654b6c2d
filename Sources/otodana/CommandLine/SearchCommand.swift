import AppCore
import MusicLibrary
import MusicModel
import Terminal

/// `otodana search QUERY...`: prints the tracks a query finds.
struct SearchCommand {
  private var query: Query
  private var printsJSON = false

  private enum Name: Int32 {
    case json = 1_000
  }

  /// Reads the words behind the subcommand; together they are the query.
  ///
  /// A word of the query that begins with a minus stands behind `--`.
  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Name>(
      count, arguments, known: [LongOption(name: "json", value: .json)])
    printsJSON = !line.options.isEmpty
    query = Query(line.words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
    guard !query.isEmpty else { throw .queryNeeded }
  }

  /// Prints the tracks, one a line, or as one JSON array; nothing found is no failure.
  ///
  /// - Parameter database: The path of the library's database.
  /// - Throws: Why the library cannot be searched.
  func run(database: String) throws(Failure) {
    let query = query
    let printsJSON = printsJSON
    let lines = try BlockingTask.run(database: database) {
      () async throws(LibraryError) -> [String] in
      let store = try LibraryStore(path: database)
      let found = try await store.search(query, limit: nil).tracks
      var lines: [String] = []
      for track in try await store.tracks(found) {
        let path = try await store.path(of: track.id) ?? []
        lines.append(printsJSON ? SearchReport.json(track, path: path) : Self.line(track))
      }
      return lines
    }
    if printsJSON {
      Output.write("[" + lines.joined(separator: ",\n ") + "]\n", to: 1)
    } else {
      Output.write(lines.map { $0 + "\n" }.joined(), to: 1)
    }
  }

  /// `artist – title (album)`, safe for a terminal.
  private static func line(_ track: TrackSummary) -> String {
    let name = track.artist.isEmpty ? track.title : "\(track.artist) – \(track.title)"
    let text = track.albumTitle.isEmpty ? name : "\(name) (\(track.albumTitle))"
    return DisplayText(text).string
  }
}
