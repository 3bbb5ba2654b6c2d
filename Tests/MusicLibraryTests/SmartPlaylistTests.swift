import MusicModel
import Testing

@testable import MusicLibrary

/// Playlists that are saved queries, and what queries know for them.
@Suite struct SmartPlaylistTests {
  /// Tracks 1 to 5; what the person made of them is set by number.
  private func shelf() async throws -> SearchShelf {
    var shelf = try await SearchShelf()
    try await shelf.add(["Ann | Early | 1", "Ann | Early | 2"]) { $0.date = TagDate(year: 1991) }
    try await shelf.add(["Bob | Late | 3", "Bob | Late | 4"]) { $0.date = TagDate(year: 2001) }
    try await shelf.add(["Cid | None | 5"])
    try await shelf.store.execute(
      """
      UPDATE items SET added_at = unixepoch() - id * 86400 * 10, plays = 5 - id;
      UPDATE items SET rating = (id - 1) * 20, last_played_at = unixepoch() - id * 86400
        WHERE id < 5;
      UPDATE items SET is_favourite = 1 WHERE id IN (2, 5);
      """)
    return shelf
  }

  private func titles(_ shelf: SearchShelf, _ id: PlaylistID) async throws -> String {
    let ids = try await shelf.store.playlistTracks(id)
    return try await shelf.store.tracks(ids).map(\.title).joined()
  }

  @Test(
    arguments: [
      ("added:<35d sort:title", "123"), ("plays:0", "5"), ("plays:>2 sort:title", "12"),
      ("rating:>=2 sort:title", "34"), ("rating:0 sort:title", "15"), ("rating:3", "4"),
      ("favourite:yes sort:title", "25"), ("favorite:no sort:title", "134"),
      ("-favourite:yes sort:title", "134"), ("played:<60h sort:title", "12"),
      ("played:>60h sort:title", "34"), ("played:never", "5"), ("-played:never sort:title", "1234"),
      ("-played:<60h sort:title", "345"), ("artist:ann -plays:4", "2"),
    ])
  func `what a person made of tracks is asked for`(query: String, titles: String) async throws {
    #expect(try await shelf().titles(query).joined() == titles)
  }

  @Test(
    arguments: [
      ("sort:title", "12345"), ("sort:-title", "54321"), ("sort:-added", "12345"),
      ("sort:added limit:2", "54"), ("sort:-plays limit:3", "123"), ("sort:-rating", "43215"),
      ("sort:year,-title", "52143"), ("sort:-year", "34125"), ("sort:-album", "53412"),
      ("sort:-artist,-title", "54321"), ("sort:played", "54321"), ("sort:duration", "12345"),
      ("artist:bob sort:-title limit:1", "4"), ("limit:2", "12"),
    ])
  func `orders are total, and a limit cuts them`(query: String, titles: String) async throws {
    let shelf = try await shelf()
    let id = try await shelf.store.createSmartPlaylist("P", query: query)
    #expect(try await self.titles(shelf, id) == titles)
    #expect(try await shelf.store.playlists().map(\.trackCount) == [titles.count])
  }

  @Test(
    arguments: [
      ("sort:nothing", .sort), ("limit:0", .limit), ("limit:1..5", .limit),
      ("rating:many", .rating), ("favourite:perhaps", .favourite), ("played:7", .played),
      ("-sort:added", .sort),
    ] as [(String, QueryField)])
  func `what is no order and no limit is a word`(text: String, field: QueryField) {
    let query = Query(text)
    #expect(query.terms.count == 1 && query.order.isEmpty && query.limit == nil)
    guard case .invalidValue(let found, _)? = query.diagnostics.first, found == field else {
      Issue.record("\(query.diagnostics)")
      return
    }
  }

  @Test func `contents are live, and the query can be changed`() async throws {
    var shelf = try await shelf()
    let id = try await shelf.store.createSmartPlaylist("New", query: "sort:-added limit:2")
    #expect(try await titles(shelf, id) == "12")
    try await shelf.add(["Dot | New | 6"])
    try await shelf.store.execute("UPDATE items SET added_at = unixepoch() WHERE id = 6")
    #expect(try await titles(shelf, id) == "61")
    #expect(try await shelf.store.setQuery("artist:cid", of: id))
    #expect(try await titles(shelf, id) == "5")
    #expect(try await shelf.store.renamePlaylist(id, to: "Old"))
    #expect(try await shelf.store.playlists().map(\.name) == ["Old"])
    let own = try await shelf.store.createPlaylist("Own")
    #expect(try await shelf.store.setQuery("x", of: own) == false)
    #expect(try await shelf.store.deletePlaylist(id))
    #expect(try await shelf.store.playlists().map(\.name) == ["Own"])
  }
}
