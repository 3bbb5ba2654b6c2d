import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct SeveralArtistsTests {
  @Test(arguments: [
    [("ALBUMARTIST", "A; B")], [("ALBUMARTIST", "A"), ("ALBUMARTIST", "B")],
    [("ALBUMARTIST", "A & B"), ("ALBUMARTISTS", "A; B")],
  ])
  func `an album of two artists is listed under both`(tags: [(String, String)]) async throws {
    let folder = try await MusicFolder()
    try folder.add("x/1.flac", title: "T", artist: "A", album: "Both", extra: tags)
    try folder.add("y/1.flac", title: "U", artist: "B", album: "Alone", albumArtist: "B")
    try await folder.scan()
    let artists = try await folder.store.artists()
    #expect(artists.map(\.name) == ["A", "B"])
    #expect(artists.map(\.albumCount) == [1, 2])
    #expect(try await folder.store.albums(by: artists[0].id).map(\.title) == ["Both"])
    #expect(try await folder.store.albums(by: artists[1].id).map(\.title) == ["Alone", "Both"])
    // The credit is shown as tagged; several fields are joined.
    let credit = tags.count == 2 && tags[1].0 == "ALBUMARTIST" ? "A / B" : tags[0].1
    #expect(try await folder.albums() == ["B: Alone (1)", "\(credit): Both (1)"])
  }

  @Test func `artists of a shared album come and go with it`() async throws {
    let folder = try await MusicFolder()
    try folder.add("x/1.flac", title: "T", album: "Both", albumArtist: "A; B")
    try await folder.scan()
    #expect(try await folder.artists() == ["A", "B"])
    try folder.add("x/1.flac", title: "T", album: "Both", albumArtist: "A; C", modifiedAt: 1_000)
    try await folder.scan()
    #expect(try await folder.artists() == ["A", "C"])
    try folder.add("y/1.flac", title: "U", album: "Other", albumArtist: "D")
    try folder.directory.delete("music/x/1.flac")
    try await folder.scan()
    #expect(try await folder.artists() == ["D"])
    #expect(try await folder.store.counts().artists == 1)
  }

  @Test func `names of shared albums are sorted by their own tags`() async throws {
    let folder = try await MusicFolder()
    try folder.add(
      "x/1.flac", album: "Both", albumArtist: "Zed Ann; Ann Zed",
      extra: [("ALBUMARTISTSORT", "Ann, Zed; Zed, Ann")])
    try folder.add("y/1.flac", album: "Other", albumArtist: "Mia")
    try await folder.scan()
    #expect(try await folder.artists() == ["Zed Ann", "Mia", "Ann Zed"])
  }

  @Test func `what holds a separator is shown whole`() async throws {
    let folder = try await MusicFolder()
    try folder.add("x/1.flac", title: "T", artist: "hey; ho", album: "A")
    try await folder.scan()
    #expect(try await folder.albums() == ["hey; ho: A (1)"])
    #expect(try await folder.tracks().map(\.artist) == ["hey; ho"])
  }

  @Test(arguments: [
    "AC/DC", "Earth, Wind & Fire", "Tyler, The Creator", "Hall & Oates", "GZA/Genius",
    "Axwell /\\ Ingrosso", "Their / They're / There",
  ])
  func `names with commas, slashes and ampersands are one artist`(name: String) async throws {
    #expect(ValueList().people([name]) == [name])
  }

  @Test func `names inside a credit stay whole when they are protected`() {
    var rules = SplitRules()
    rules.protectedNames = ["10 ft. Ganja Plant", "A / B"]
    let lists = ValueList(rules)
    #expect(lists.people(["10 Ft. Ganja Plant"]) == ["10 Ft. Ganja Plant"])
    #expect(lists.people(["Ann feat. 10 ft. Ganja Plant"]) == ["Ann", "10 ft. Ganja Plant"])
    #expect(lists.people(["A / B; C"]) == ["A / B", "C"])
    #expect(lists.people(["A / Bob"]) == ["A", "Bob"])
  }

  @Test func `a list of names decides, several or one that holds them`() {
    let lists = ValueList()
    #expect(lists.people(["10 ft. Ganja Plant"], names: ["10 ft. Ganja Plant"]).count == 1)
    #expect(lists.people(["Hocico + Prayers"], names: ["Hocico; Prayers"]).count == 2)
    #expect(lists.people(["A", "B ft. C"]) == ["A", "B ft. C"])
    #expect(lists.people([""]).isEmpty)
  }

  @Test func `separators of any kind, and none`() {
    var rules = SplitRules()
    rules.artists = ["、", " X ", ""]
    #expect(ValueList(rules).people(["あ、い x う"]) == ["あ", "い", "う"])
    #expect(ValueList(rules).people(["、"]) == [])
    rules.artists = []
    #expect(ValueList(rules).people(["A; B"]) == ["A; B"])
  }
}
