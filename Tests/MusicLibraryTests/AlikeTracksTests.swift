import Testing

@testable import MusicLibrary

@Suite struct AlikeTracksTests {
  /// A library whose tracks have these sounds and tags, numbered from 1.
  private func connection(_ tracks: [(sound: Int, tags: Int)]) throws -> Connection {
    let connection = try Connection(path: "")
    try Migrations.current.run(on: connection)
    for (sound, tags) in tracks {
      try connection.execute(
        "INSERT INTO items(added_at, fingerprint, description) VALUES (0, \(sound), \(tags))")
    }
    return connection
  }

  private func alike(_ connection: Connection, near: Int64? = nil) throws -> AlikeTracks {
    try AlikeTracks(connection, fingerprint: 7, description: 7, near: near)
  }

  private func sounding(_ connection: Connection) throws -> [Int64] {
    var sounds = AlikeSounds(connection)
    return try sounds.tracks(of: 7, besides: 7)
  }

  @Test func `tracks are alike by sound, by tags and by both`() throws {
    let connection = try connection([(7, 7), (7, 3), (7, 9), (3, 7), (3, 8), (3, 3), (7, 8)])
    let found = try alike(connection, near: 8)
    #expect(found.exact == [1])
    #expect(try sounding(connection).sorted() == [2, 3, 7])
    #expect(found.named == [4, 5, 7])
    #expect(try alike(connection).named == [4])
  }

  @Test func `what many share tells nothing, but for those that are the same`() throws {
    let many = 1...AlikeTracks.most
    let sounds = try connection([(7, 7)] + many.map { (7, $0 * 100) })
    #expect(try alike(sounds).exact == [1])
    #expect(try sounding(sounds).isEmpty)
    let names = try connection([(7, 7)] + many.map { ($0 * 100, 7) } + [(7, 5)])
    #expect(try alike(names).exact == [1] && alike(names).named.isEmpty)
    #expect(try sounding(names) == [18])
    let near = try connection([(7, 7)] + many.map { ($0 * 100, 8) } + [(3, 7)])
    #expect(try alike(near, near: 8).named == [18])
  }

  @Test func `a sound that many share is asked for once`() throws {
    let connection = try connection((0...AlikeTracks.most).map { (7, $0 * 100 + 8) })
    var sounds = AlikeSounds(connection)
    #expect(try sounds.tracks(of: 7, besides: 7).isEmpty)
    try connection.execute("DELETE FROM items WHERE id > 1")
    #expect(try sounds.tracks(of: 7, besides: 7).isEmpty)
    #expect(try sounding(connection) == [1])
  }

  @Test func `a sound that many of the same tags share still tells those of others`() throws {
    let many = AlikeTracks.most
    let connection = try connection((1...many).map { _ in (7, 7) } + [(7, 3)])
    var sounds = AlikeSounds(connection)
    #expect(try sounds.tracks(of: 7, besides: 5).isEmpty)
    #expect(try sounds.tracks(of: 7, besides: 7) == [Int64(many + 1)])
  }

  @Test func `the time of looking does not grow with the number of those that are all the same`()
    throws
  {
    // Reading all of them each time would take a hundred times as long.
    let (few, many) = (try timeOfLooking(among: 1_000), try timeOfLooking(among: 100_000))
    #expect(many < few * 20)
  }

  /// How long it takes to look 200 times among tracks that are all the same.
  private func timeOfLooking(among count: Int) throws -> Duration {
    let connection = try connection([])
    try connection.execute(
      """
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(count))
      INSERT INTO items(added_at, fingerprint, description) SELECT 0, 7, 7 FROM numbers
      """)
    let start = ContinuousClock.now
    for _ in 0..<200 {
      #expect(try alike(connection).exact.count == AlikeTracks.most)
      #expect(try sounding(connection).isEmpty)
    }
    return ContinuousClock.now - start
  }
}
