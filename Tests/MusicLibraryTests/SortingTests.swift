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
    (
      AlbumSort.Key.added, "Echo Bravo Delta Charlie Alpha Foxtrot",
      "Foxtrot Alpha Charlie Delta Bravo Echo"
    ),
    (
      .released, "Alpha Charlie Delta Echo Bravo Foxtrot", "Echo Charlie Delta Alpha Bravo Foxtrot"
    ),
    (.artist, "Foxtrot Bravo Echo Charlie Delta Alpha", "Bravo Echo Charlie Delta Alpha Foxtrot"),
    (.title, "Alpha Bravo Charlie Delta Echo Foxtrot", "Foxtrot Echo Delta Charlie Bravo Alpha"),
    (.plays, "Echo Bravo Alpha Charlie Delta Foxtrot", "Alpha Charlie Delta Foxtrot Bravo Echo"),
    (.size, "Delta Alpha Bravo Charlie Echo Foxtrot", "Alpha Bravo Charlie Echo Foxtrot Delta"),
    (.format, "Alpha Bravo Delta Echo Foxtrot Charlie", "Charlie Alpha Bravo Delta Echo Foxtrot"),
  ])
  func `albums have each order, both ways, with ties that stay`(
    key: AlbumSort.Key, titles: String, reversed: String
  ) async throws {
    let folder = try await shelf()
    try await folder.store.play("Song of Echo", times: 3)
    try await folder.store.play("Song of Bravo", times: 2)
    // As if the files were of other kinds; tests write no files of many megabytes.
    try await folder.store.execute(
      """
      UPDATE tracks SET size = 1000;
      UPDATE tracks SET size = 100000000
      WHERE album_id = (SELECT id FROM albums WHERE title = 'Delta');
      UPDATE tracks SET format = \(AudioFormat.mpeg.rawValue)
      WHERE album_id = (SELECT id FROM albums WHERE title = 'Charlie');
      """)
    #expect(try await folder.titles(AlbumSort(key)).joined(separator: " ") == titles)
    #expect(
      try await folder.titles(AlbumSort(key, isReversed: true)).joined(separator: " ") == reversed)
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
