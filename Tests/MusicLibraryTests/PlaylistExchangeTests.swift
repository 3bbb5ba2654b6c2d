import MusicModel
import Testing

@testable import MusicLibrary

/// Playlists from files and to files, with tracks that are parts of files among them.
@Suite struct PlaylistExchangeTests {
  /// Two files, and an image with three tracks.
  private func folder() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "First", artist: "Ann")
    try folder.add("b/2.flac", title: "Second", artist: "Bob")
    try folder.add("c/image.flac", title: "Image", artist: "Cid")
    try folder.directory.write(Array(Self.sheet.utf8), to: "music/c/image.cue")
    try await folder.scan()
    return folder
  }

  private static let sheet = """
    TITLE "Album"
    PERFORMER "Cid"
    FILE "image.wav" WAVE
    TRACK 01 AUDIO
    TITLE "One"
    INDEX 01 00:00:00
    TRACK 02 AUDIO
    TITLE "Two"
    INDEX 01 00:01:00
    TRACK 03 AUDIO
    TITLE "Three"
    INDEX 01 00:02:37
    """

  /// A playlist's entries: the track's title, or the location of what is missing in brackets.
  private func titles(_ folder: MusicFolder, _ id: PlaylistID) async throws -> [String] {
    var result: [String] = []
    for entry in try await folder.store.playlistEntries(id) {
      let title = try await folder.store.tracks([entry.track].compactMap(\.self)).first?.title
      result.append(title ?? "[\(String(decoding: entry.location, as: UTF8.self))]")
    }
    return result
  }

  private func path(_ folder: MusicFolder, _ name: String) -> [UInt8] {
    Array(folder.directory.path(name).utf8)
  }

  private func imported(
    _ folder: MusicFolder, _ text: String, from name: String
  ) async throws -> ImportedPlaylist {
    folder.directory.makeDirectory("lists")
    return try #require(
      try await folder.store.importPlaylist(Array(text.utf8), from: path(folder, name)))
  }

  /// A playlist of all tracks, by title.
  private func everything(_ folder: MusicFolder) async throws -> PlaylistID {
    let id = try await folder.store.createPlaylist("All\nof it")
    try await folder.store.append(try await folder.store.trackIDs(), to: id)
    return id
  }

  private let all = ["First", "One", "Second", "Three", "Two"]

  @Test(arguments: PlaylistFormat.allCases, [true, false])
  func `what is written is the same when it is read`(
    format: PlaylistFormat, isAbsolute: Bool
  ) async throws {
    let folder = try await folder()
    let id = try await everything(folder)
    let paths = isAbsolute ? PlaylistWriter.Paths.absolute : .relative(to: path(folder, "lists"))
    let text = try #require(
      try await folder.store.playlistFile(id, as: format, paths: paths))
    let prefix = isAbsolute ? folder.directory.path("music/a/1.flac") : "../music/a/1.flac"
    #expect(text.contains(prefix))
    let list = try await imported(folder, text, from: "lists/x.\(format.rawValue)")
    #expect(list.missing == 0 && list.entries == 5)
    #expect(try await titles(folder, list.id) == all)
  }

  @Test func `a part is written with its file, its title and where it is`() async throws {
    let folder = try await folder()
    let id = try await folder.store.createPlaylist("P")
    let found = try await folder.store.search(Query("two")).tracks
    try await folder.store.append(found, to: id)
    let file = try await folder.store.playlistFile(
      id, as: .m3u, paths: .relative(to: path(folder, "music")))
    #expect(
      file == """
        #EXTM3U
        #PLAYLIST:P
        #EXTINF:1,Cid - Two
        #EXTVLCOPT:start-time=1.0
        #EXTVLCOPT:stop-time=2.493
        c/image.flac

        """)
  }

  @Test func `a divided file that is named without more is all of its tracks`() async throws {
    let folder = try await folder()
    let plain = try await imported(folder, "../music/c/image.flac\n", from: "lists/x.m3u")
    #expect(try await titles(folder, plain.id) == ["One", "Two", "Three"])
    let named = try await imported(
      folder, "#EXTINF:1,Cid - three\n../music/c/IMAGE.flac\n", from: "lists/x.m3u")
    #expect(try await titles(folder, named.id) == ["Three"])
  }

  @Test func `a cue sheet is a playlist of its tracks`() async throws {
    let folder = try await folder()
    let list = try await imported(folder, Self.sheet, from: "music/c/image.cue")
    #expect(list.name == "Album" && list.missing == 0)
    #expect(try await titles(folder, list.id) == ["One", "Two", "Three"])
    let files = """
      FILE "a/1.flac" WAVE
      TRACK 01 AUDIO
      INDEX 01 00:00:00
      FILE "none.flac" WAVE
      TRACK 02 AUDIO
      INDEX 01 00:00:00
      """
    let other = try await imported(folder, files, from: "music/list.cue")
    #expect(other.name == "list" && other.missing == 1)
    #expect(
      try await titles(folder, other.id)
        == ["First", "[\(folder.directory.path("music/none.flac"))]"])
  }

  @Test func `missing entries are found when they come, and written while they have not`()
    async throws
  {
    let folder = try await folder()
    let list = try await imported(
      folder, "../music/a/1.flac\n#EXTINF:9,Late\n../music/late.flac\nhttp://radio/\n",
      from: "lists/x.m3u")
    #expect(list.missing == 2)
    let text = try #require(
      try await folder.store.playlistFile(list.id, as: .m3u, paths: .absolute))
    #expect(text.contains("#EXTINF:9,Late\n\(folder.directory.path("music/late.flac"))\n"))
    #expect(text.hasSuffix("http://radio/\n"))
    try folder.add("late.flac", title: "Late at last")
    try await folder.scan()
    #expect(try await titles(folder, list.id) == ["First", "Late at last", "[http://radio/]"])
  }

  @Test func `an entry plays on when its file is divided, and when it is whole again`()
    async throws
  {
    let folder = try await folder()
    let id = try await folder.store.createPlaylist("P")
    try await folder.store.append(try await folder.store.search(Query("three")).tracks, to: id)
    try folder.directory.write(Array("image.flac\n".utf8), to: "music/c/list.m3u")
    try folder.directory.delete("music/c/image.cue")
    try await folder.scan()
    let file = try #require(
      try await folder.store.playlists().first { $0.name == "list" })
    #expect(try await titles(folder, id) == ["Image"])
    #expect(try await titles(folder, file.id) == ["Image"])
    try folder.directory.write(Array(Self.sheet.utf8), to: "music/c/image.cue")
    try await folder.scan()
    #expect(try await titles(folder, id) == ["Three"])
    #expect(try await titles(folder, file.id) == ["One", "Two", "Three"])
  }

  @Test func `old charsets are read by the person's locale where two fit`() async throws {
    let folder = try await MusicFolder()
    try folder.add("夜に駆ける.flac", title: "Night")
    try await folder.scan()
    let list = try #require(
      try await folder.store.importPlaylist(
        [0x96, 0xE9, 0x82, 0xC9, 0x8B, 0xEC, 0x82, 0xAF, 0x82, 0xE9] + Array(".flac\n".utf8),
        from: path(folder, "music/x.m3u"),
        locale: "ja_JP.UTF-8"))
    #expect(list.missing == 0)
    #expect(try await titles(folder, list.id) == ["Night"])
  }

  @Test func `what is no list of tracks is refused`() async throws {
    let folder = try await folder()
    for (name, text) in [
      ("x.m3u8", "#EXTM3U\n#EXT-X-VERSION:3\nx.ts\n"), ("x.m3u", "\n#only a comment\n"),
      ("x.txt", "a/1.flac\n"), ("x.cue", "REM nothing\n"),
    ] {
      let list = try await folder.store.importPlaylist(
        Array(text.utf8), from: path(folder, "music/" + name))
      #expect(list == nil, "\(name)")
    }
    await #expect(throws: LibraryError.rootMissing(path(folder, "nowhere"))) {
      try await folder.store.importPlaylist([], from: path(folder, "nowhere/x.m3u"))
    }
    #expect(try await folder.store.playlists().isEmpty)
  }
}
