import MusicModel
import SeededRandom
import Testing

@testable import MusicLibrary

/// Searches by words and fields against a plain filter of all rows, whatever the search begins with.
@Suite struct SearchPlanTests {
  /// How many rows count as many: with none or few of them everything is common, and other ways
  /// are taken than with all.
  private static let manyRows = [0, 15, SearchPlan.manyRows(of: .tracks)]

  @Test(arguments: 0..<6) func `words and fields find what a filter of all tracks finds`(
    seed: Int
  ) async throws {
    var random = SplitMix64(seed: UInt64(seed))
    let library = try await SearchSample(tracks: 240, &random)
    for _ in 0..<60 {
      let text = SearchSample.query(&random, SearchSample.words + SearchSample.fields)
      let expected = library.tracks(text)
      for many in Self.manyRows {
        try await expect(expected, text, in: .tracks, library, manyRows: many)
      }
    }
  }

  @Test(arguments: 0..<4) func `words and fields find what a filter of all albums finds`(
    seed: Int
  ) async throws {
    var random = SplitMix64(seed: UInt64(seed) + 100)
    let library = try await SearchSample(tracks: 240, &random)
    for _ in 0..<60 {
      let text = SearchSample.query(&random, SearchSample.words + SearchSample.albumFields)
      let expected = try await library.albums(text)
      for many in Self.manyRows {
        try await expect(expected, text, in: .albums, library, manyRows: many)
      }
    }
  }

  /// A whole search finds exactly what is expected; a part of it as many as it may.
  private func expect(
    _ expected: Set<Int64>, _ text: String, in table: SearchTable, _ library: SearchSample,
    manyRows: Int
  ) async throws {
    let query = Query(text)
    let store = library.shelf.store
    let all = try await store.ids(query, in: table, limit: .max, manyRows: manyRows)
    #expect(Set(all) == expected, "\(text), \(manyRows)")
    #expect(all.count == expected.count, "\(text), \(manyRows)")
    let some = try await store.ids(query, in: table, limit: 5, manyRows: manyRows)
    #expect(some.count == min(5, expected.count), "\(text), \(manyRows)")
    #expect(expected.isSuperset(of: some), "\(text), \(manyRows)")
  }

  @Test func `a short piece beside a word is found beyond the rows looked through`() async throws {
    var shelf = try await SearchShelf()
    // Rows without tracks stand in front of it: none of them is ever a result.
    try await shelf.store.execute(
      """
      CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS (
        SELECT -6000 UNION ALL SELECT i + 1 FROM n WHERE i < -1) SELECT i FROM n;
      INSERT INTO search_tracks_index(rowid, title, artist, album)
        SELECT i, 'golden  ', 'b  ', 'y  ' FROM n;
      INSERT INTO search_tracks(id, title, artist, album, genres)
        SELECT i, 'golden', 'b', 'y', '' FROM n;
      """)
    try await shelf.add(["B | Y | Golden zq", "B | Y | Golden river"])
    #expect(try await shelf.titles("golden zq") == ["Golden zq"])
    #expect(try await shelf.titles("zq golden") == ["Golden zq"])
    #expect(try await shelf.titles("golden zq plays:0") == ["Golden zq"])
    #expect(try await shelf.titles("golden jx") == [])
  }

  @Test func `the rarest of the terms leads`() async throws {
    var shelf = try await SearchShelf()
    try await shelf.add((0..<30).map { "Artist | Golden \($0 / 10) | Golden Song \($0)" }) {
      $0.date = TagDate(year: $0.album == "Golden 0" ? 1990 : 1991)
      $0.genres = [$0.title == "Golden Song 7" ? "Fado" : "Rock"]
      $0.format = $0.title == "Golden Song 3" ? .opus : .flac
    }
    try await shelf.store.execute("UPDATE items SET plays = 4, last_played_at = 1 WHERE id < 3")
    let leads: [(String, SearchLead.Source?)] = [
      ("golden year:1990", nil), ("golden genre:fado", .tracks), ("golden genre:rock", nil),
      ("golden format:opus", .tracks), ("golden plays:>2", .items), ("golden -plays:0", nil),
      ("golden played:>1d", .items), ("\"golden song 12\" year:1991", nil),
      ("al genre:fado", .tracks), ("year:1990", .albums), ("genre:fado format:opus", .tracks),
    ]
    for (text, lead) in leads {
      #expect(try await shelf.store.lead(Query(text), manyRows: 5) == lead, "\(text)")
    }
  }
}

extension LibraryStore {
  /// The identities a search finds when so many rows count as many.
  fileprivate func ids(
    _ query: Query, in table: SearchTable, limit: Int, manyRows: Int
  ) throws(LibraryError) -> [Int64] {
    let search = Search(
      query, in: table, connection, limit: limit, now: Self.now(), articles: .standard,
      manyRows: manyRows)
    return try search?.ids() ?? []
  }

  /// What a search for tracks begins with.
  fileprivate func lead(
    _ query: Query, manyRows: Int
  ) throws(LibraryError) -> SearchLead.Source? {
    let plan = SearchPlan(connection: connection, table: .tracks, manyRows: manyRows)
    return try SearchStatement(query, in: .tracks, now: Self.now()).map {
      statement throws(LibraryError) in try plan.best(of: statement)
    }?.lead?.source
  }
}
