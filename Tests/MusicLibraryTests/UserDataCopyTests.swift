import Glibc
import JSON
import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct UserDataCopyTests {
  private static let marks = "data/library.userdata.jsonl"
  private static let arrivals = "data/library.added.jsonl"

  @Test func `a lost database gets everything back from the copies and a scan`() async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    try await folder.reopen { folder.loseDatabase() }
    #expect(folder.store.opening.repair == LibraryRepair(kept: nil, isWhole: true))
    try await folder.scan()
    #expect(try await folder.picture() == before)
    // What was brought back is no guest: it is copied again, and can be lost again.
    try await folder.store.writeCopies()
    try await folder.reopen { folder.loseDatabase() }
    try await folder.scan()
    #expect(try await folder.picture() == before)
  }

  @Test func `a lost copy comes back with the next opening, not with an end without changes`()
    async throws
  {
    let folder = try await MusicFolder.loved()
    try await folder.store.writeCopies()
    try await folder.reopen { try folder.directory.delete(Self.marks) }
    let files = MirrorFiles(database: folder.database)
    // The opening missed it, so this end has something to do.
    try await folder.store.writeCopies()
    #expect(files.exist)
    try folder.directory.delete(Self.marks)
    try await folder.store.writeCopies()
    #expect(!files.exist)
  }

  @Test func `charsets that were chosen come back, of folders that are not there too`()
    async throws
  {
    let folder = try await MusicFolder.loved()
    let gone: [UInt8] = [0x2F, 0xFF, 0x78]
    try await folder.store.setCharset(.shiftJIS, forFolder: gone)
    try await folder.store.writeCopies()
    try await folder.reopen { folder.loseDatabase() }
    #expect(try await folder.store.charset(ofFolder: gone) == .shiftJIS)
    // One that is taken back is not brought back.
    try await folder.store.setCharset(nil, forFolder: gone)
    try await folder.store.writeCopies()
    try await folder.reopen { folder.loseDatabase() }
    #expect(try await folder.store.charset(ofFolder: gone) == nil)
  }

  @Test func `tracks that changed while the database was lost are known again`() async throws {
    let folder = try await MusicFolder.loved()
    // Longer than what is looked at of the sound's end, so that the tags are no part of it.
    let sound = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
    let file = TaggedFlac(tags: [("TITLE", "Long"), ("ALBUM", "L")], sound: sound)
    try folder.directory.write(file.bytes, to: "music/l/long.flac")
    try await folder.scan()
    let long = try #require(try await folder.tracks().first { $0.title == "Long" })
    try await folder.store.rate(2, tracks: [long.id])
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    // Retagged in its place, moved, and both.
    try folder.add("a/1.flac", title: "First", artist: "Ann", album: "A")
    try folder.directory.rename("music/a/2.flac", to: "music/z/second.flac")
    let retagged = TaggedFlac(tags: [("TITLE", "Longer"), ("ALBUM", "M")], sound: sound)
    try folder.directory.delete("music/l/long.flac")
    try folder.directory.write(retagged.bytes, to: "music/m/longer.flac")
    try await folder.reopen { folder.loseDatabase() }
    try await folder.scan()
    let after = try await folder.picture()
    #expect(after.tracks["First"] == before.tracks["One"])
    #expect(after.tracks["Two"] == before.tracks["Two"])
    #expect(after.tracks["Longer"] == before.tracks["Long"])
    #expect(after.tracks["Four"] == before.tracks["Four"])
    #expect(after.albums["B"]?.rating == 5)
  }

  @Test func `a track that is encoded anew and moved is known by its tags`() async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    let bytes = TaggedFlac(
      tags: [("TITLE", "One"), ("ARTIST", "Ann"), ("ALBUM", "A")], sound: Array("anew".utf8))
    try folder.directory.delete("music/a/1.flac")
    try folder.directory.write(bytes.bytes, to: "music/anew/1.flac")
    try await folder.reopen { folder.loseDatabase() }
    try await folder.scan()
    #expect(try await folder.picture().tracks["One"] == before.tracks["One"])
  }

  @Test func `two copies of one file keep what was made of each`() async throws {
    let folder = try await MusicFolder()
    let file = TaggedFlac(tags: [("TITLE", "Same"), ("ARTIST", "Ann"), ("ALBUM", "A")])
    for name in ["a", "b", "c"] {
      try folder.directory.write(file.bytes, to: "music/\(name)/1.flac")
    }
    try await folder.scan()
    func path(_ id: TrackID) async throws -> String {
      String(decoding: try #require(try await folder.store.path(of: id)), as: UTF8.self)
    }
    for id in try await folder.store.trackIDs() where try await path(id).hasSuffix("b/1.flac") {
      try await folder.store.rate(3, tracks: [id])
    }
    try await folder.store.writeCopies()
    try await folder.reopen { folder.loseDatabase() }
    try await folder.scan()
    let rated = try await folder.store.trackIDs(by: .highestRated)
    #expect(rated.count == 1)
    #expect(try await path(try #require(rated.first)).hasSuffix("b/1.flac"))
    #expect(try await folder.store.trackIDs().count == 3)
  }

  @Test func `a copy says in plain text what was made`() async throws {
    let folder = try await MusicFolder.loved()
    try await folder.store.writeCopies()
    let text = String(decoding: try folder.directory.read(Self.marks), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(
        #"{"format": "otodana user data", "version": 1, "part": "marks", "state": "#) == true)
    #expect(text.contains(#""title": "One""#))
    #expect(text.contains(#""rating": 80"#))
    #expect(text.contains(#""name": "Mine \"so\"🎵""#))
    #expect(text.contains(#""path_bytes": "2fffc328""#))
    for line in lines { #expect(throws: Never.self) { try JSONValue(line.utf8) } }
    // Tracks of which only the arrival is known stand in the other file.
    #expect(!text.contains(#""title": "Four""#) || text.contains(#""kind": "album""#))
    let arrivals = String(decoding: try folder.directory.read(Self.arrivals), as: UTF8.self)
    #expect(arrivals.split(separator: "\n").count == 1 + 5)
    var status = stat()
    #expect(stat(folder.directory.path(Self.marks), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(folder.directory.names(in: "data").filter { $0.hasSuffix(".new") } == [])
  }

  @Test func `copies are written by themselves some time after a change`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let store = try LibraryStore(path: path, busyTimeout: 5_000, copyDelay: .milliseconds(10))
    _ = try await store.createPlaylist("Soon")
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(30)
    var text = ""
    while !text.contains("Soon"), clock.now < limit {
      try await Task.sleep(for: .milliseconds(10))
      let bytes = (try? directory.read("library.userdata.jsonl")) ?? []
      text = String(decoding: bytes, as: UTF8.self)
    }
    #expect(text.contains("Soon"))
  }

  @Test func `copies that are up to date are not written`() async throws {
    let folder = try await MusicFolder.loved()
    try await folder.store.writeCopies()
    try folder.directory.write(Array("x".utf8), to: "data/probe")
    let before = [Self.marks, Self.arrivals].map { inode(folder.directory.path($0)) }
    try await folder.store.writeCopies()
    try await folder.reopen()
    try await folder.store.writeCopies()
    #expect([Self.marks, Self.arrivals].map { inode(folder.directory.path($0)) } == before)
  }

  private func inode(_ path: String) -> UInt64 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
  }

  @Test func `a torn copy gives what it holds, and is kept`() async throws {
    let folder = try await MusicFolder.loved()
    try await folder.store.writeCopies()
    var bytes = try folder.directory.read(Self.marks)
    let quarter = bytes.count / 4
    for index in quarter..<(quarter + 40) { bytes[index] = 0xFF }
    try await folder.reopen {
      try folder.directory.write(Array(bytes.dropLast(5)), to: Self.marks)
      folder.loseDatabase()
    }
    #expect(folder.store.opening.repair?.isWhole == false)
    try await folder.scan()
    #expect(try await folder.store.playlists().map(\.name).contains("Smart"))
    #expect(folder.directory.names(in: "data").contains { $0.contains(".userdata.jsonl.20") })
  }

  @Test func `a copy of a newer form is neither used nor lost`() async throws {
    let folder = try await MusicFolder.loved()
    try await folder.store.writeCopies()
    let newer = Array(#"{"format": "otodana user data", "version": 2, "state": 9}"#.utf8)
    try await folder.reopen {
      try folder.directory.write(newer, to: Self.marks)
      folder.loseDatabase()
    }
    #expect(folder.store.opening.repair?.isWhole == false)
    try await folder.store.writeCopies()
    let kept = folder.directory.names(in: "data").filter { $0.contains(".userdata.jsonl.20") }
    #expect(!kept.isEmpty)
    #expect(try folder.directory.read("data/" + (kept.first ?? "")) == newer)
    #expect(folder.store.opening.isReadOnly == false)
  }

  @Test func `a copy that shrinks much leaves the one before it`() async throws {
    let folder = try await MusicFolder.loved()
    let many = try await folder.store.createPlaylist("Many")
    let one = try #require(try await folder.store.trackIDs(by: .mostPlayed).first)
    try await folder.store.append(Array(repeating: one, count: 200), to: many)
    try await folder.store.writeCopies()
    let before = try folder.directory.read(Self.marks)
    try await folder.store.deletePlaylist(many)
    try await folder.store.writeCopies()
    let kept = folder.directory.names(in: "data").filter { $0.contains(".userdata.jsonl.20") }
    #expect(kept.count == 1)
    #expect(try folder.directory.read("data/" + (kept.first ?? "")) == before)
  }

  @Test func `a copy that cannot be written is reported, and the database has it all`()
    async throws
  {
    let folder = try await MusicFolder.loved()
    try? folder.directory.delete(Self.marks)
    folder.directory.makeDirectory(Self.marks)
    // Slow as the machine may be, this one cannot have been copied before.
    _ = try await folder.store.createPlaylist("Late")
    let before = try await folder.picture()
    await #expect(throws: LibraryError.self) { try await folder.store.writeCopies() }
    try await folder.reopen()
    #expect(try await folder.picture() == before)
  }
}
