import MusicModel
import Testing

@testable import MusicLibrary

/// Names that hold a separator and are those of albums elsewhere.
@Suite struct AlbumCreditTests {
  private func add(_ name: String, to folder: MusicFolder, artist: String, albumArtist: String = "")
    throws
  {
    try folder.add(
      "\(name)/1.flac", title: name, artist: artist, album: name, albumArtist: albumArtist)
  }

  /// Every artist with the titles of its albums.
  private func shelves(_ folder: MusicFolder) async throws -> [String] {
    var shelves: [String] = []
    for artist in try await folder.store.artists() {
      let titles = try await folder.store.albums(by: artist.id).map(\.title)
      shelves.append("\(artist.name): \(titles.joined(separator: ", "))")
    }
    return shelves
  }

  @Test func `a credit is one name as long as another album is by it`() async throws {
    let folder = try await MusicFolder()
    try add("X", to: folder, artist: "Ann / Bob")
    try await folder.scan()
    #expect(try await shelves(folder) == ["Ann: X", "Bob: X"])
    let album = try #require(try await folder.onlyAlbum()).album.id
    // The album that comes is by two, since no other is by that name.
    try add("Y", to: folder, artist: "Cid", albumArtist: "ANN / Bob")
    try await folder.scan()
    #expect(try await shelves(folder) == ["ANN: Y", "Ann / Bob: X", "Bob: Y"])
    try add("Z", to: folder, artist: "Cid", albumArtist: "Ann / Bob")
    try await folder.scan()
    #expect(try await shelves(folder) == ["Ann / Bob: X, Y, Z"])
    #expect(try await folder.store.albumIDs(.title, limit: nil).contains(album))
    #expect(try await folder.albums().first == "Ann / Bob: X (1)")
    try folder.directory.delete("music/Z/1.flac")
    try await folder.scan()
    #expect(try await shelves(folder) == ["ANN: Y", "Ann / Bob: X", "Bob: Y"])
    try add("Y", to: folder, artist: "Cid", albumArtist: "Cid")
    try await folder.scan()
    #expect(try await shelves(folder) == ["Ann: X", "Bob: X", "Cid: Y"])
  }

  @Test func `a name inside a longer credit stays whole, and what is listed is split`() async throws
  {
    let folder = try await MusicFolder()
    try add("Name", to: folder, artist: "Ann", albumArtist: "Ann / Bob")
    try add("Guest", to: folder, artist: "x", albumArtist: "Cid; ann / bob")
    try folder.add(
      "List/1.flac", title: "T", artist: "x", album: "List",
      extra: [("ALBUMARTIST", "Ann"), ("ALBUMARTIST", "Bob")])
    try await folder.scan()
    #expect(
      try await shelves(folder) == [
        "Ann: List, Name", "ann / bob: Guest", "Bob: List, Name", "Cid: Guest",
      ])
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
  func `the order in which albums come makes no difference`(order: [Int]) async throws {
    let folder = try await MusicFolder()
    let albums = [
      ("P", "Ann / Bob", ""), ("Q", "x", "Ann / Bob"), ("R", "Cid feat. Ann / Bob", ""),
      ("S", "y", "Eve; Dan"),
    ]
    for index in order {
      let (name, artist, albumArtist) = albums[index]
      try add(name, to: folder, artist: artist, albumArtist: albumArtist)
      try await folder.scan()
    }
    #expect(
      try await shelves(folder) == [
        "Ann: Q", "Ann / Bob: P, R", "Bob: Q", "Cid: R", "Dan: S", "Eve: S",
      ])
    try await folder.scan(force: true)
    #expect(try await shelves(folder).count == 6)
    let before = try await folder.store.revision()
    try await folder.scanWithoutReading()
    #expect(try await folder.store.revision() == before)
  }

  @Test func `a change that was left undone is made by the next scan`() async throws {
    let folder = try await MusicFolder()
    try add("X", to: folder, artist: "Ann / Bob")
    try add("Y", to: folder, artist: "Cid", albumArtist: "Ann / Bob")
    try await folder.scan()
    let root = try #require(try await folder.store.roots().first)
    folder.directory.makeDirectory("other")
    let file = TaggedFlac(tags: [
      ("TITLE", "Z"), ("ALBUM", "Z"), ("ARTIST", "Dan"), ("ALBUMARTIST", "Ann / Bob"),
    ])
    try folder.directory.write(file.bytes, to: "other/1.flac")
    let other = try await folder.store.addRoot(Array(folder.directory.path("other").utf8))
    try await folder.scan()
    #expect(try await shelves(folder) == ["Ann / Bob: X, Y, Z"])
    // Forgetting a root looks at no other album.
    try await folder.store.forget(other.id)
    try await folder.scan()
    #expect(try await shelves(folder) == ["Ann: Y", "Ann / Bob: X", "Bob: Y"])
    #expect(try await folder.store.roots().map(\.id) == [root.id])
  }
}
