import AppCore
import MusicLibrary
import MusicModel
import Terminal

/// `otodana search QUERY...`: prints the tracks a query finds.
struct SearchCommand: Command {
  private var query: Query
  private var printsJSON = false

  static var description: CommandDescription {
    CommandDescription(
      name: "search", operands: "QUERY...", options: OnlyJSON.self, summary: .searchSummary,
      details: [.searchDetails])
  }

  /// Reads the words behind the subcommand; together they are the query.
  ///
  /// A word of the query that begins with a minus stands behind `--`.
  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<OnlyJSON>(count, arguments)
    printsJSON = !line.options.isEmpty
    query = Query(line.texts.joined(separator: " "))
    guard !query.isEmpty else { throw .queryNeeded }
  }

  /// Prints the tracks, one a line, or as one JSON array; nothing found is no failure, but where
  /// the query has a field that there is not, it is said.
  ///
  /// - Throws: Why the library cannot be searched.
  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    let database = context.paths.database
    let query = query
    let printsJSON = printsJSON
    let lines = try BlockingTask.run(database: database) {
      () async throws(LibraryError) -> [String] in
      let store = try LibraryStore(path: database, repairs: false)
      let found = try await store.search(query, limit: nil).tracks
      var lines: [String] = []
      for track in try await store.tracks(found) {
        guard let place = try await store.location(ofTrack: track.id) else { continue }
        lines.append(
          printsJSON ? SearchReport.json(track, at: place) : DisplayText.safe(Self.text(track)))
      }
      return lines
    }
    if lines.isEmpty { context.tellDoubts(of: query) }
    Output.write(printsJSON ? Output.array(lines) : Output.lines(lines), to: 1)
    return 0
  }

  /// `artist – title (album)`, as tagged.
  static func text(_ track: TrackSummary) -> String {
    let name = track.artist.isEmpty ? track.title : "\(track.artist) – \(track.title)"
    return track.albumTitle.isEmpty ? name : "\(name) (\(track.albumTitle))"
  }
}
