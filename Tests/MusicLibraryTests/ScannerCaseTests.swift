import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// Names and contents that have ended scans of other programs.
@Suite struct ScannerCaseTests {
  @Test(arguments: [
    "Alive ～偽リノナイ世界～.flac", "무의식의 의식화 (Conscientization of Unconsciousness)/01.flac",
    "line\nend.flac", "-rf.flac", "%s%n.flac", "\u{1B}[31mred.flac", "tab\t .flac",
    String(repeating: "é", count: 125) + ".flac",
  ])
  func `a file of any name is read, found again and not read twice`(name: String) async throws {
    let folder = try await MusicFolder()
    try folder.add(name, title: "T", artist: "Ann", album: "A")
    try folder.add("z/1.flac", title: "U", artist: "Bob", album: "B")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["T", "U"])
    try await folder.scanWithoutReading()
    let id = try #require(try await folder.tracks().first).id
    let path = Array(folder.directory.path("music/" + name).utf8)
    #expect(try await folder.store.path(of: id) == path)
  }

  @Test func `a new file is found in a folder whose date was set back`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One")
    try await folder.scan()
    let path = folder.directory.path("music/a")
    var before = stat()
    #expect(stat(path, &before) == 0)
    try folder.add("a/2.flac", title: "Two")
    #expect(utimensat(AT_FDCWD, path, [before.st_atim, before.st_mtim], 0) == 0)
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["One", "Two"])
  }

  @Test func `a file that was cut off is there with what its tags say`() async throws {
    let folder = try await MusicFolder()
    let whole = FlacFile(
      sampleRate: 8_000, samples: (0..<80_000).map { Int16($0 % 997) },
      tags: [("TITLE", "Cut"), ("ALBUM", "A")]
    ).encoded()
    try folder.directory.write(Array(whole.prefix(whole.count / 10)), to: "music/a/1.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Cut"])
    #expect(try await folder.store.cutOffFiles().count == 1)
  }

  @Test func `sizes that lie cost their file only`() async throws {
    let folder = try await MusicFolder()
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    let sound = (0..<40).flatMap { _ in frame }
    let item: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0] + Array("Title\u{0}x".utf8)
    let footer: [UInt8] =
      Array("APETAGEX".utf8) + [0xD0, 7, 0, 0, UInt8(item.count + 32), 0, 0, 0, 1, 0, 0, 0]
      + [0, 0, 0, 0] + [UInt8](repeating: 0, count: 8)
    let files: [String: [UInt8]] = [
      "ape.mp3": sound + item + footer,
      "id3.mp3": Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 20] + Array("TIT2".utf8)
        + [0x7F, 0x7F, 0x7F, 0x7F, 0, 0, 3, 0x41] + [UInt8](repeating: 0, count: 20) + sound,
      "block.flac": Array("fLaC".utf8) + [4, 0xFF, 0xFF, 0xFF, 1, 2, 3],
      "zero.m4a": Array("\u{0}\u{0}\u{0}\u{18}ftypM4A \u{0}\u{0}\u{0}\u{0}M4A mp42".utf8)
        + [0, 0, 0, 0] + Array("moov".utf8),
      "one.m4a": Array("\u{0}\u{0}\u{0}\u{18}ftypM4A \u{0}\u{0}\u{0}\u{0}M4A mp42".utf8)
        + [0, 0, 0, 1] + Array("moov".utf8) + [0x7F] + [UInt8](repeating: 0xFF, count: 7),
      "two.m4a": Array("\u{0}\u{0}\u{0}\u{18}ftypM4A \u{0}\u{0}\u{0}\u{0}M4A mp42".utf8)
        + [0, 0, 0, 2] + Array("moov".utf8),
    ]
    for (name, bytes) in files { try folder.directory.write(bytes, to: "music/a/" + name) }
    try folder.add("a/good.flac", title: "Good")
    let progress = try await folder.scan().progress
    #expect(progress.found == 7)
    #expect(progress.done == 7)
    #expect(try await folder.tracks().map(\.title).contains("Good"))
    let reasons = try await folder.store.skippedFiles().map(\.reason)
    #expect(!reasons.contains(.crashed))
    #expect(!reasons.contains(.tookTooLong))
  }

  @Test func `of two roots with the same music, one can be forgotten`() async throws {
    let folder = try await MusicFolder()
    folder.directory.makeDirectory("copy")
    let file = TaggedFlac(tags: [("TITLE", "T"), ("ARTIST", "Ann"), ("ALBUM", "A")])
    for root in ["music", "copy"] { try folder.directory.write(file.bytes, to: root + "/a/1.flac") }
    let copy = try await folder.store.addRoot(Array(folder.directory.path("copy").utf8))
    try await folder.scan()
    #expect(try await folder.albums() == ["Ann: A (1)", "Ann: A (1)"])
    try await folder.store.forget(copy.id)
    let left = try #require(try await folder.onlyAlbum())
    let path = try await folder.store.path(of: left.tracks[0].id)
    #expect(path == Array(folder.directory.path("music/a/1.flac").utf8))
  }
}
