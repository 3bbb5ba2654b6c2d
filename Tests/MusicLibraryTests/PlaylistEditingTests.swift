import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct PlaylistEditingTests {
  private func shelf() async throws -> SearchShelf {
    var shelf = try await SearchShelf()
    try await shelf.add(["A | X | 1", "A | X | 2", "A | X | 3", "B | Y | 4"])
    return shelf
  }

  private func titles(_ shelf: SearchShelf, _ id: PlaylistID) async throws -> String {
    let ids = try await shelf.store.playlistTracks(id)
    return try await shelf.store.tracks(ids).map(\.title).joined()
  }

  private func ids(_ numbers: Int...) -> [TrackID] { numbers.map { TrackID(Int64($0)) } }

  @Test func `tracks are added, moved and removed`() async throws {
    let shelf = try await shelf()
    let store = shelf.store
    let id = try await store.createPlaylist("Mine\nand yours")
    #expect(try await store.append(ids(3, 1, 99, 2), to: id))
    #expect(try await store.append(ids(1), to: id))
    #expect(try await titles(shelf, id) == "3121")
    #expect(try await store.moveEntries(at: [0, 3], before: 2, in: id))
    #expect(try await titles(shelf, id) == "1312")
    #expect(try await store.moveEntries(at: [0], before: 99, in: id))
    #expect(try await titles(shelf, id) == "3121")
    #expect(try await store.removeEntries(at: [1, 3, 7, -1], from: id))
    #expect(try await titles(shelf, id) == "32")
    #expect(try await store.renamePlaylist(id, to: "Ours"))
    let summary = PlaylistSummary(id: id, name: "Ours", letter: "O", trackCount: 2)
    #expect(try await store.playlists() == [summary])
    #expect(try await store.deletePlaylist(id))
    #expect(try await store.deletePlaylist(id) == false)
    #expect(try await store.playlists() == [])
    #expect(try await store.counts().playlists == 0)
  }

  @Test func `an entry whose file is gone stays with its path`() async throws {
    let shelf = try await shelf()
    let id = try await shelf.store.createPlaylist("Mine")
    try await shelf.store.append(ids(1, 4), to: id)
    try await shelf.store.execute("DELETE FROM tracks WHERE id = 1")
    let entries = try await shelf.store.playlistEntries(id)
    #expect(entries.map(\.isMissing) == [true, false])
    #expect(entries[0].location == Array("/m/A/X/1.flac".utf8))
  }

  @Test func `a smart playlist is its query`() async throws {
    var shelf = try await shelf()
    let id = try await shelf.store.createSmartPlaylist("All of A", query: "artist:a")
    #expect(try await titles(shelf, id) == "123")
    #expect(try await shelf.store.playlistKind(id) == .smart("artist:a"))
    try await shelf.add(["A | Z | 5"])
    #expect(try await shelf.store.playlists().map(\.trackCount) == [4])
    #expect(try await shelf.store.append(ids(4), to: id) == false)
    let short = try await shelf.store.createSmartPlaylist("Short", query: "x plays:0")
    #expect(try await titles(shelf, short) == "123")
  }

  @Test func `what is written is read again, whatever the names hold`() {
    let writer = PlaylistWriter(.relative(to: Array("/m/d".utf8)))
    let names: [[UInt8]] =
      [
        "a.mp3", "b c.mp3", "line\nbreak.mp3", "#hash.mp3", " blank .mp3", "100%25.mp3", "夜.mp3",
        "back\\slash.mp3", "http:/x.mp3", "é<&>\".mp3", "=.mp3",
      ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x41]]
    let tracks = names.map { name in
      PlaylistWriter.Track(
        location: Array("/m/d/".utf8) + name, title: "T\n<&>", artist: "A", duration: 1_500)
    }
    for format in PlaylistFormat.allCases {
      let text = writer.text(tracks, name: "N\n<&>", as: format)
      let document = PlaylistReader.read(Array(text.utf8), as: format)
      #expect(document.name == "N <&>")
      #expect(document.entries.map(\.title) == names.map { _ in "A - T <&>" })
      for (entry, track) in zip(document.entries, tracks) {
        let places = EntryLocation(entry).candidates(directory: Array("/m/d".utf8), roots: [])
        #expect(places.contains(track.location), "\(format): \(track.location)")
      }
      #expect(document.entries.count == tracks.count)
    }
  }
}
