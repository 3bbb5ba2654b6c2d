import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct CompilationTests {
  @Test(arguments: ["", "Ann"])
  func `the flag never hides an album`(albumArtist: String) async throws {
    let folder = try await MusicFolder()
    try folder.add(
      "f/1.flac", artist: "Bob", album: "Flac", albumArtist: albumArtist,
      extra: [("COMPILATION", "1")])
    var frames = [("TIT2", "T"), ("TPE1", "Bob"), ("TALB", "Mp3"), ("TCMP", "1")]
    if !albumArtist.isEmpty { frames.append(("TPE2", albumArtist)) }
    try folder.directory.write(TaggedMP3(frames).bytes, to: "music/m/1.mp3")
    try await folder.scan()
    let shown = albumArtist.isEmpty ? "*" : albumArtist
    #expect(try await folder.albums() == ["\(shown): Flac (1)", "\(shown): Mp3 (1)"])
  }

  @Test func `a flag on one disc is the flag of the set, which has one cover`() async throws {
    let folder = try await MusicFolder()
    for disc in 1...2 {
      for number in 1...3 {
        try folder.add(
          "set/CD\(disc)/\(number).flac", title: "\(disc)-\(number)", artist: "Ann",
          album: "Set", track: number, extra: disc == 1 ? [("COMPILATION", "1")] : [])
      }
      try folder.directory.write([1], to: "music/set/CD\(disc)/cover.jpg")
    }
    try await folder.scan()
    #expect(try await folder.albums() == ["*: Set (6)"])
    #expect(try await folder.cover() == "set/CD1/cover.jpg")
  }

  @Test func `singles of many artists come by artist and title, in the order they are shown`()
    async throws
  {
    let folder = try await MusicFolder()
    for (name, artist, title, track) in [
      ("1", "Zoe", "Alpha", 1), ("2", "Ann", "Yes", 9), ("3", "Ann", "No", 9), ("4", "Bob", "B", 2),
    ] {
      try folder.add(
        "singles/\(name).flac", title: title, artist: artist, track: track,
        extra: [("COMPILATION", "1")])
    }
    try await folder.scan()
    let detail = try #require(try await folder.onlyAlbum())
    #expect(detail.album.artist == nil)
    #expect(detail.tracks.map(\.title) == ["No", "Yes", "B", "Alpha"])
  }

  @Test func `singles in several folders are listed by artist, not by path`() async throws {
    let folder = try await MusicFolder()
    try folder.add("mp3/1.flac", title: "One", artist: "Zoe")
    try folder.add("mp3/2.flac", title: "Two", artist: "Ann")
    try folder.add("flac/3.flac", title: "Three", artist: "Mia")
    try await folder.scan()
    let sorted = try await folder.store.trackIDs(sortedBy: TrackSort(.artist))
    #expect(try await folder.store.tracks(sorted).map(\.artist) == ["Ann", "Mia", "Zoe"])
  }

  @Test func `a folder without album tags keeps the order of its numbers`() async throws {
    let folder = try await MusicFolder()
    for (number, artist) in [(1, "Ann"), (2, "Ann feat. Bob"), (3, "Ann")] {
      try folder.add("rip/\(number).flac", title: "\(9 - number)", artist: artist, track: number)
    }
    try await folder.scan()
    let detail = try #require(try await folder.onlyAlbum())
    #expect(detail.tracks.map(\.title) == ["8", "7", "6"])
  }

  @Test func `guests are no artists of their own`() async throws {
    let folder = try await MusicFolder()
    for (number, artist) in ["A", "A feat. B", "A feat. C"].enumerated() {
      try folder.add("a/\(number).flac", artist: artist, album: "T")
    }
    try await folder.scan()
    #expect(try await folder.artists() == ["A"])
    #expect(try await folder.albums() == ["A: T (3)"])
  }

  @Test func `the identity of various artists stands for them, whatever they are called`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add(
      "a/1.flac", artist: "Ann", album: "A", albumArtist: "Divers",
      extra: [("MUSICBRAINZ_ALBUMARTISTID", "89AD4AC3-39F7-470E-963A-56509C546377")])
    try await folder.scan()
    #expect(try await folder.albums() == ["*: A (1)"])
  }
}
