import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ShelfOrderTests {
  @Test func `an artist is shown as most tracks spell it, and is one`() async throws {
    let folder = try await MusicFolder()
    for number in 1...3 {
      try folder.add("a/\(number).flac", artist: "Death Cab For Cutie", album: "A")
    }
    try folder.add("b/1.flac", artist: "Death Cab for Cutie", album: "B")
    try await folder.scan()
    let artists = try await folder.store.artists()
    #expect(artists.map(\.name) == ["Death Cab For Cutie"])
    #expect(artists.map(\.albumCount) == [2])
    let albums = try await folder.store.albums(by: artists[0].id)
    #expect(albums.map(\.artist) == ["Death Cab For Cutie", "Death Cab For Cutie"])
  }

  @Test func `a sort name any track has orders the artist`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", artist: "東京事変", album: "A")
    try folder.add(
      "b/1.flac", artist: "東京事変", album: "B", extra: [("ARTISTSORT", "Tokyo Jihen")])
    try folder.add("c/1.flac", artist: "The Shins", album: "C")
    try folder.add("d/1.flac", artist: "Uilab", album: "D")
    try await folder.scan()
    let artists = try await folder.store.artists()
    #expect(artists.map(\.name) == ["The Shins", "東京事変", "Uilab"])
    #expect(artists.map(\.letter) == ["S", "T", "U"])
    let albums = try await folder.store.albums(try await folder.store.albumIDs(.artist))
    #expect(albums.map(\.title) == ["C", "A", "B", "D"])
  }

  @Test func `discs without numbers are numbered by their folders`() async throws {
    let folder = try await MusicFolder()
    for disc in 1...2 {
      for number in 1...2 {
        try folder.add(
          "x/CD\(disc)/\(number).flac", title: "\(disc)-\(number)", artist: "Ann", album: "Set",
          track: number)
      }
    }
    try await folder.scan()
    #expect(try await folder.albums() == ["Ann: Set (4)"])
    let id = try #require(try await folder.store.albumIDs(.added).first)
    let detail = try #require(try await folder.store.albumDetail(id))
    #expect(detail.tracks.map(\.title) == ["1-1", "1-2", "2-1", "2-2"])
    #expect(detail.tracks.map(\.disc) == [1, 1, 2, 2])
  }

  @Test func `sides of a record come in their order`() async throws {
    let folder = try await MusicFolder()
    for place in ["B1", "A2", "A10", "A1"] {
      try folder.add(
        "x/\(place).flac", title: place, album: "LP", extra: [("TRACKNUMBER", place)])
    }
    try await folder.scan()
    let id = try #require(try await folder.store.albumIDs(.added).first)
    let detail = try #require(try await folder.store.albumDetail(id))
    #expect(detail.tracks.map(\.title) == ["A1", "A2", "A10", "B1"])
  }

  @Test func `albums by year come newest first, those without a year last`() async throws {
    let folder = try await MusicFolder()
    for (title, year) in [("A", "1999"), ("B", "2020"), ("C", "")] {
      try folder.add(
        "\(title)/1.flac", album: title, extra: year.isEmpty ? [] : [("DATE", year)])
    }
    try await folder.scan()
    let albums = try await folder.store.albums(try await folder.store.albumIDs(.year))
    #expect(albums.map(\.title) == ["B", "A", "C"])
    #expect(albums.map(\.year) == [2020, 1999, nil])
  }

  @Test func `various artists are one entry under V`() async throws {
    let folder = try await MusicFolder()
    for (number, artist) in ["Ann", "Bob", "Cid"].enumerated() {
      try folder.add("v/\(number).flac", artist: artist, album: "Mix")
    }
    try folder.add("z/1.flac", artist: "Zoe", album: "Solo")
    try await folder.scan()
    let artists = try await folder.store.artists()
    #expect(artists.map(\.isVarious) == [true, false])
    #expect(artists.map(\.letter) == ["V", "Z"])
    #expect(try await folder.albums() == ["*: Mix (3)", "Zoe: Solo (1)"])
  }
}
