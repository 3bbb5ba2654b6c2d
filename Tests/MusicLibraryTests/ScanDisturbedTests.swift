import MusicModel
import Testing

@testable import MusicLibrary

/// Files and directories that change while they are scanned, and readers that come to grief.
@Suite struct ScanDisturbedTests {
  private func scan(_ folder: MusicFolder) async throws -> ScanProgress {
    try await folder.scan(
      command: try FaultyWorker.command(in: folder.directory), timeLimit: 1_500_000_000
    ).progress
  }

  @Test(arguments: [("kill", SkipReason.crashed), ("stop", .tookTooLong)])
  func `a reader that is killed or stopped costs one file`(
    fault: String, reason: SkipReason
  ) async throws {
    let folder = try await MusicFolder()
    for number in 1...10 { try folder.add("a/\(number).flac", title: "T\(number)", album: "A") }
    try folder.add("a/\(fault).flac", title: "No", album: "A")
    #expect(try await scan(folder).skipped == 1)
    #expect(try await folder.store.counts().tracks == 10)
    #expect(try await folder.store.skippedFiles(limit: nil).map(\.reason) == [reason])
  }

  @Test func `a directory that is renamed while it is scanned is whole after the next scan`()
    async throws
  {
    let folder = try await MusicFolder()
    for number in 1...10 { try folder.add("still/\(number).flac", title: "S\(number)", album: "S") }
    for number in 1...10 {
      try folder.add("moving/\(number).flac", title: "M\(number)", album: "M")
    }
    try await folder.scan()
    let before = try await folder.tracks()
    #expect(before.count == 20)
    for number in 1...10 {
      let file = TaggedFlac(
        tags: [("TITLE", "M\(number)"), ("ALBUM", "M")], sound: Array("moving/\(number).flac".utf8))
      try folder.directory.write(file.bytes, to: "music/moving/\(number).flac", modifiedAt: 86_400)
    }
    _ = try await scan(folder)
    try await folder.scan()
    #expect(try await folder.tracks() == before)
    #expect(try await folder.store.skippedFiles(limit: nil) == [])
    let path = try await folder.store.path(of: before[0].id)
    #expect(path.map { String(decoding: $0, as: UTF8.self) }?.contains("/moved/") == true)
  }

  @Test func `a file that was copied to another place and removed is the same track there`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    try folder.add("a/2.flac", title: "U", album: "A")
    try await folder.scan()
    let before = try await folder.tracks().map(\.id)
    try folder.directory.write(try folder.directory.read("music/a/1.flac"), to: "music/b/1.flac")
    try folder.directory.delete("music/a/1.flac")
    for _ in 0..<2 {
      try await folder.scan()
      #expect(try await folder.tracks().map(\.id) == before)
    }
  }

  @Test func `a file that is replaced while it is read is read again by the next scan`()
    async throws
  {
    let folder = try await MusicFolder()
    for number in 1...10 { try folder.add("a/\(number).flac", title: "T\(number)", album: "A") }
    let newer = TaggedFlac(tags: [("TITLE", "New"), ("ALBUM", "A")], seconds: 4)
    try folder.directory.write(newer.bytes, to: "music/a/5.flac.new")
    #expect(try await scan(folder).skipped == 0)
    // What was read may be the old or the new file; its stamp is that of the old one.
    let again = try await folder.scan()
    #expect(again.revisions == 1)
    #expect(try await folder.tracks().map(\.title).contains("New"))
    #expect(try await folder.store.counts().tracks == 10)
    #expect(try await folder.scan().revisions == 0)
  }

  @Test func `a root that goes away in the middle of a scan loses nothing`() async throws {
    let folder = try await MusicFolder()
    for number in 1...10 {
      let file = TaggedFlac(tags: [("TITLE", "T\(number)"), ("ALBUM", "A")], seconds: number)
      try folder.directory.write(file.bytes, to: "moving/\(number)/x.flac")
    }
    try await folder.store.addRoot(Array(folder.directory.path("moving").utf8))
    try await folder.scan()
    let before = try await folder.tracks()
    #expect(before.count == 10)
    for number in [3, 7] {
      let file = TaggedFlac(tags: [("TITLE", "T\(number)"), ("ALBUM", "A")], seconds: number)
      try folder.directory.write(file.bytes, to: "moving/\(number)/x.flac", modifiedAt: 86_400)
    }
    _ = try await scan(folder)
    let during = try await folder.tracks()
    #expect(during.map(\.id) == before.map(\.id) && during.allSatisfy(\.isOffline))
    #expect(try await folder.store.skippedFiles(limit: nil) == [])
    #expect(try await folder.store.roots().map(\.isOffline) == [false, true])
    try folder.directory.rename("moved", to: "moving")
    try await folder.scan()
    #expect(try await folder.tracks() == before)
    #expect(try await folder.store.roots().map(\.isOffline) == [false, false])
  }
}
