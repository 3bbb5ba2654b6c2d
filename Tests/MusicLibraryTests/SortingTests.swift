import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct SortingTests {
  @Test func `a sort tag goes before an article, an article before the name as it is`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add(
      "a/1.flac", artist: "Die Ärzte", album: "A", extra: [("ARTISTSORT", "Xrzte, Die")])
    try folder.add("b/1.flac", artist: "Die Sterne", album: "B")
    try folder.add("c/1.flac", artist: "Rio", album: "C")
    try folder.add("d/1.flac", artist: "Tim", album: "D")
    try await folder.scan()
    #expect(try await folder.artists() == ["Rio", "Die Sterne", "Tim", "Die Ärzte"])
  }

  @Test func `albums without a sort tag stand where their artist belongs`() async throws {
    let folder = try await MusicFolder()
    for (number, name) in ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal", "Ian", "Jim"]
      .enumerated()
    {
      let sort = number.isMultiple(of: 4) ? [] : [("ALBUMARTISTSORT", name.lowercased())]
      try folder.add("\(number)/1.flac", album: "A \(name)", albumArtist: name, extra: sort)
    }
    try await folder.scan()
    #expect(
      try await folder.artists()
        == ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal", "Ian", "Jim"])
  }

  @Test func `an identity in the place of a sort name is none`() async throws {
    let folder = try await MusicFolder()
    try folder.add(
      "a/1.flac", artist: "Ann", album: "A",
      extra: [("ARTISTSORT", "f59c5520-5f46-4d2c-b2c4-822eabf53419")])
    try folder.add("b/1.flac", artist: "Bob", album: "B")
    try await folder.scan()
    #expect(try await folder.artists() == ["Ann", "Bob"])
  }

  /// Five albums of one artist, and one of another.
  private func shelf() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    for (title, year, day) in [
      ("Delta", "2010", 3), ("Alpha", "2022", 1), ("Echo", "1999", 5), ("Bravo", "", 4),
      ("Charlie", "2010", 2),
    ] {
      try folder.add(
        "\(title)/1.flac", title: "Song of \(title)", artist: "Zoe", album: title,
        extra: year.isEmpty ? [] : [("DATE", year)], modifiedAt: 1_000_000_000 + day * 86_400)
    }
    try folder.add(
      "Foxtrot/1.flac", title: "Other", artist: "Ann", album: "Foxtrot", modifiedAt: 1_000_000_000)
    try await folder.scan()
    return folder
  }

  @Test(arguments: [
    (AlbumSort.Key.added, "Echo Bravo Delta Charlie Alpha Foxtrot"),
    (.released, "Alpha Charlie Delta Echo Bravo Foxtrot"),
    (.artist, "Foxtrot Bravo Echo Charlie Delta Alpha"),
    (.title, "Alpha Bravo Charlie Delta Echo Foxtrot"),
    (.plays, "Echo Bravo Alpha Charlie Delta Foxtrot"),
  ])
  func `albums have each order, both ways, with ties that stay`(
    key: AlbumSort.Key, titles: String
  ) async throws {
    let folder = try await shelf()
    try await folder.store.play("Song of Echo", times: 3)
    try await folder.store.play("Song of Bravo", times: 2)
    let expected = titles.split(separator: " ").map(String.init)
    #expect(try await folder.titles(AlbumSort(key)) == expected)
    let reversed = try await folder.titles(AlbumSort(key, isReversed: true))
    switch key {
    case .added, .title, .random: #expect(reversed == expected.reversed())
    case .released:
      #expect(reversed == ["Echo", "Charlie", "Delta", "Alpha", "Bravo", "Foxtrot"])
    case .artist: #expect(reversed == ["Bravo", "Echo", "Charlie", "Delta", "Alpha", "Foxtrot"])
    case .plays:
      #expect(reversed == ["Alpha", "Charlie", "Delta", "Foxtrot", "Bravo", "Echo"])
    }
    #expect(
      try await folder.store.albumIDs(sortedBy: AlbumSort(key), limit: 2)
        == Array(folder.store.albumIDs(sortedBy: AlbumSort(key)).prefix(2)))
  }

  @Test func `chance is the same for the same seed, also when albums come`() async throws {
    let folder = try await shelf()
    let ids = try await folder.store.albumIDs(sortedBy: AlbumSort(.random(seed: 7)))
    #expect(Set(ids) == Set(try await folder.store.albumIDs(.title)))
    let orders = Set(
      try await (0..<20).asyncMap {
        try await folder.store.albumIDs(sortedBy: AlbumSort(.random(seed: $0)))
      })
    #expect(orders.count > 10)
    try folder.add("Golf/1.flac", title: "New", artist: "Ann", album: "Golf")
    try await folder.scan()
    let more = try await folder.store.albumIDs(sortedBy: AlbumSort(.random(seed: 7)))
    #expect(more.count == 7)
    #expect(more.filter(ids.contains) == ids)
  }

  @Test(arguments: [
    (AlbumSort.Key.released, "Alpha Charlie Delta Echo Bravo"),
    (.title, "Alpha Bravo Charlie Delta Echo"), (.added, "Echo Bravo Delta Charlie Alpha"),
  ])
  func `an artist's albums have each order too`(key: AlbumSort.Key, titles: String) async throws {
    let folder = try await shelf()
    let artist = try #require(try await folder.store.artists().last)
    let ids = try await folder.store.albumIDs(sortedBy: AlbumSort(key), of: artist.id)
    let albums = try await folder.store.albums(ids)
    #expect(albums.map(\.title) == titles.split(separator: " ").map(String.init))
  }

  @Test(arguments: TrackSort.Key.allCases)
  func `tracks have each order, both ways, and what is missing comes last`(
    key: TrackSort.Key
  ) async throws {
    let folder = try await MusicFolder()
    for (name, year, genre) in [("a", "1999", "Pop"), ("b", "2010", "Rock"), ("c", "", "")] {
      try folder.add(
        "\(name)/1.flac", title: "T \(name)", artist: "Artist \(name)", album: "Album \(name)",
        extra: [("DATE", year), ("GENRE", genre)].filter { !$0.1.isEmpty },
        modifiedAt: 1_000_000_000)
    }
    try await folder.scan()
    for (title, number) in [("T a", 1), ("T b", 2)] {
      try await folder.store.play(title, times: number)
    }
    let forward = try await folder.store.tracks(
      try await folder.store.trackIDs(sortedBy: TrackSort(key))
    ).map { $0.title.suffix(1) }
    let backward = try await folder.store.tracks(
      try await folder.store.trackIDs(sortedBy: TrackSort(key, isReversed: true))
    ).map { $0.title.suffix(1) }
    switch key {
    case .title, .artist, .album, .path:
      #expect(forward == ["a", "b", "c"])
      #expect(backward == ["c", "b", "a"])
    case .genre:
      #expect(forward == ["a", "b", "c"])
      #expect(backward == ["b", "a", "c"])
    case .released, .played:
      #expect(forward == ["b", "a", "c"])
      #expect(backward == ["a", "b", "c"])
    case .plays:
      #expect(forward == ["b", "a", "c"])
      #expect(backward == ["c", "a", "b"])
    case .duration, .added, .rating, .bitrate:
      // All alike: by title either way.
      #expect(forward == ["a", "b", "c"])
      #expect(backward == ["a", "b", "c"])
    }
  }
}

extension LibraryStore {
  /// Notes that a track was played so often, the last time so many seconds after 1970.
  fileprivate func play(_ title: String, times: Int) throws(LibraryError) {
    try connection.run(
      """
      UPDATE items SET plays = ?1, last_played_at = ?1
      WHERE id = (SELECT id FROM tracks WHERE title = ?2)
      """, [.integer(Int64(times)), .text(title)])
  }
}

extension Sequence {
  /// The results of an asynchronous closure, in order.
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
