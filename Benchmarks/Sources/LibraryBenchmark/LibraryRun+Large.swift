import BareLoops
import BenchmarkTable
import Glibc
import MusicLibrary
import MusicModel

extension LibraryRun {
  private static let firstAlbums = 200
  private static let rounds = 40

  /// What people type, letter by letter; some of it is in no library.
  private static let typed = [
    "night river", "velvet", "東京", "さよなら", "silver tower", "paper moon quiet", "xylo",
    "format:mp3", "golden year:1990..1999", "夜", "e", "al", "golden year:1990",
    "river genre:fado", "river genre:rock", "night format:opus", "paper plays:>3",
    "velvet added:<30d", "tower added:>5y", "moon artist:silver", "winter album:dream",
  ]

  /// The first albums of a large library against a bare query; a search while typing.
  mutating func measureLargeLibrary() async throws {
    let albums = isLarge ? 100_000 : 10_000
    let database = newDatabase()
    do { _ = try LibraryStore(path: database) }
    try generate(database, albums)
    try await Self.settle(database)
    try await measureFirstAlbums(database)
    try await measureTyping(try LibraryStore(path: database), tracks: albums * 10)
  }

  /// Leaves a database as the program leaves it: nothing is to be done when it is opened again.
  private static func settle(_ database: String) async throws {
    let store = try LibraryStore(path: database)
    while try await !store.refreshSearch() {}
    try await store.writeCopies()
    try await store.settle()
  }

  private func generate(_ database: String, _ albums: Int) throws {
    let program = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let generator = (program.dropLast() + ["LibraryGenerator"]).joined(separator: "/")
    guard ChildProcess.run([generator, database, String(albums)]) else {
      throw Failure.noGenerator
    }
  }

  private mutating func measureFirstAlbums(_ database: String) async throws {
    let query = """
      SELECT albums.id, title, artists.name, year, added_at, track_count, cover_id
      FROM albums JOIN artists ON artists.id = artist_id
      ORDER BY albums.sort_key, albums.id LIMIT \(Self.firstAlbums)
      """
    var rows = Costs()
    var bare = Costs()
    for round in 0...Self.rounds {
      let cost = try await Cost.of {
        let opened = try LibraryStore(path: database)
        _ = try await opened.albums(try await opened.albumIDs(.title, limit: Self.firstAlbums))
      }
      let yardstick = await Cost.of { _ = bare_query(database, query) }
      guard round > 0 else { continue }
      rows.append(cost)
      bare.append(yardstick)
    }
    add("first 200 albums, CPU", Self.firstAlbums, rows.processor, "query", bare.processor)
    add("first 200 albums, wall", Self.firstAlbums, rows.wall, "query", bare.wall)
  }

  /// The slowest search of each kind while words are typed.
  private mutating func measureTyping(_ store: LibraryStore, tracks: Int) async throws {
    var slowest = [("", 0.0), ("", 0.0)]
    for text in Self.typed {
      for length in 1...text.count {
        let piece = String(text.prefix(length))
        let query = Query(piece)
        guard !query.isEmpty else { continue }
        var costs = Costs()
        for _ in 0..<5 { costs.append(try await Cost.of { _ = try await store.search(query) }) }
        let shortest = query.terms.map(Self.length).min() ?? 0
        let kind = shortest < 3 ? 0 : 1
        if costs.leastWall > slowest[kind].1 { slowest[kind] = (piece, costs.leastWall) }
      }
    }
    add("slowest search, 1 and 2 letters", tracks, slowest[0].1)
    add("slowest search, 3 letters and more", tracks, slowest[1].1)
    print("slowest: \"\(slowest[0].0)\", \"\(slowest[1].0)\"")
  }

  /// Letters of a term; a field counts as many.
  private static func length(_ term: Query.Term) -> Int {
    if case .text(_, let piece) = term.condition { piece.unicodeScalars.count } else { 3 }
  }
}
