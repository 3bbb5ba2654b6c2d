import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct PlaylistFileTests {
  /// A playlist's entries: the track's title, or the location of what is missing in brackets.
  private func entries(_ folder: MusicFolder, _ name: String) async throws -> [String] {
    guard let playlist = try await folder.store.playlists().first(where: { $0.name == name })
    else { return ["no playlist"] }
    var result: [String] = []
    for entry in try await folder.store.playlistEntries(playlist.id) {
      let title = try await folder.store.tracks([entry.track].compactMap(\.self)).first?.title
      result.append(title ?? "[\(String(decoding: entry.location, as: UTF8.self))]")
    }
    return result
  }

  private func write(_ folder: MusicFolder, _ name: String, _ lines: [String]) throws {
    let text = lines.joined(separator: "\n")
    try folder.directory.write(Array(text.utf8), to: "music/" + name)
  }

  @Test func `entries are relative to the playlist, then to the roots`() async throws {
    let folder = try await MusicFolder()
    try folder.add("A/x.flac", title: "Ax")
    try folder.add("B/x.flac", title: "Bx")
    try write(folder, "B/list.m3u", ["../A/x.flac", "./x.flac", "x.flac", "A/x.flac", "/A/x.flac"])
    try await folder.scan()
    #expect(try await entries(folder, "list") == ["Ax", "Bx", "Bx", "Ax", "Ax"])
  }

  @Test func `Windows paths match by their end`() async throws {
    let folder = try await MusicFolder()
    try folder.add("Band/Album/x.flac", title: "Right")
    try folder.add("Other/Album/x.flac", title: "Wrong")
    try write(
      folder, "list.m3u",
      [
        "E:\\Music\\Band\\Album\\x.flac", "D:\\BAND\\ALBUM\\X.FLAC", "/mnt/old/Band/Album/x.flac",
        "E:\\Music\\Band\\Nowhere\\x.flac",
      ])
    try await folder.scan()
    #expect(
      try await entries(folder, "list")
        == ["Right", "Right", "Right", "[E:\\Music\\Band\\Nowhere\\x.flac]"])
  }

  @Test(arguments: [("é", "e\u{301}"), ("ド", "ト\u{3099}")])
  func `both Unicode forms of a name are one`(composed: String, decomposed: String) async throws {
    for (inList, onDisk) in [(composed, decomposed), (decomposed, composed)] {
      let folder = try await MusicFolder()
      try folder.add("\(onDisk).flac", title: "Here")
      try folder.add("\(onDisk)/\(onDisk).flac", title: "Inside")
      try write(folder, "list.m3u8", ["\(inList).flac", "\(inList)/\(inList).flac"])
      try await folder.scan()
      #expect(try await entries(folder, "list") == ["Here", "Inside"])
    }
  }

  @Test func `missing entries stay, and are found when they come`() async throws {
    let folder = try await MusicFolder()
    try folder.add("Lado.flac", title: "Lado")
    try write(
      folder, "list.m3u", ["#EXTINF:60,Corazón", "Corazón.flac", "Lado.flac", "http://radio/"])
    try await folder.scan()
    #expect(try await entries(folder, "list") == ["[Corazón.flac]", "Lado", "[http://radio/]"])
    let id = try #require(try await folder.store.playlists().first).id
    let missing = try #require(try await folder.store.playlistEntries(id).first)
    #expect(missing.isMissing && missing.title == "Corazón" && missing.duration == 60_000)
    try folder.add("Corazón.flac", title: "Corazón")
    try await folder.scan()
    #expect(try await entries(folder, "list") == ["Corazón", "Lado", "[http://radio/]"])
    #expect(try await folder.store.playlists().map(\.trackCount) == [3])
  }

  @Test func `entries follow a folder that moves`() async throws {
    let folder = try await MusicFolder()
    try folder.add("Old/x.flac", title: "X")
    try write(folder, "list.m3u", ["Old/x.flac"])
    try await folder.scan()
    try folder.directory.rename("music/Old", to: "music/New/Place")
    try await folder.scan()
    #expect(try await entries(folder, "list") == ["X"])
  }

  @Test func `a playlist is its file`() async throws {
    let folder = try await MusicFolder()
    try folder.add("x.flac", title: "X")
    try write(folder, "a.m3u", ["#PLAYLIST:Named", "x.flac"])
    try write(folder, "b.pls", ["[playlist]", "File1=x.flac"])
    try write(folder, ".hidden.m3u", ["x.flac"])
    try write(folder, "hls.m3u8", ["#EXTM3U", "#EXT-X-VERSION:3", "x.flac"])
    try await folder.scan()
    let first = try await folder.store.playlists()
    #expect(first.map(\.name) == ["b", "Named"])
    #expect(try await folder.store.counts().playlists == 2)
    let unchanged = try await folder.scan()
    #expect(unchanged.revisions == 0)
    try write(folder, "a.m3u", ["#PLAYLIST:Renamed", "x.flac", "x.flac"])
    try folder.directory.delete("music/b.pls")
    try await folder.scan()
    let second = try await folder.store.playlists()
    #expect(second.map(\.name) == ["Renamed"])
    #expect(second.first?.id == first.last?.id)
    #expect(try await entries(folder, "Renamed") == ["X", "X"])
    let id = try #require(second.first).id
    #expect(try await folder.store.append([], to: id) == false)
    #expect(try await folder.store.deletePlaylist(id) == false)
  }

  @Test func `an absent root keeps its playlists`() async throws {
    let folder = try await MusicFolder()
    try folder.add("x.flac", title: "X")
    try write(folder, "a.m3u", ["x.flac"])
    try await folder.scan()
    try folder.directory.rename("music", to: "unplugged")
    try await folder.scan()
    #expect(try await folder.store.playlists().map(\.name) == ["a"])
  }
}
