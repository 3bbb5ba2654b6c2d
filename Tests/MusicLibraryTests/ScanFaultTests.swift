import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ScanFaultTests {
  @Test(arguments: [false, true])
  func `a file that crashes its reader costs itself only`(hoards: Bool) async throws {
    let folder = try await MusicFolder()
    for number in 1...20 { try folder.add("a/\(number).flac", title: "T\(number)", album: "A") }
    try folder.add("a/crash.flac", title: "No", album: "A")
    try folder.add("b/crash too.flac", title: "No", album: "B")
    let result = try await folder.scan(
      command: try FaultyWorker.command(in: folder.directory, hoards: hoards))
    #expect(result.progress == ScanProgress(isRunning: false, found: 22, done: 22, skipped: 2))
    #expect(try await folder.store.counts().tracks == 20)
    #expect(try await folder.store.counts().skipped == 2)
    #expect(try await folder.store.counts(inFull: false).skipped == 0)
    let skipped = try await folder.store.skippedFiles(limit: nil)
    #expect(
      skipped == [
        SkippedFile(path: bytes(folder, "a/crash.flac"), reason: .crashed),
        SkippedFile(path: bytes(folder, "b/crash too.flac"), reason: .crashed),
      ])
  }

  @Test(arguments: [false, true])
  func `a file that hangs its reader is given up`(hoards: Bool) async throws {
    let folder = try await MusicFolder()
    for number in 1...5 { try folder.add("a/\(number).flac", title: "T\(number)", album: "A") }
    try folder.add("a/hang.flac", title: "No", album: "A")
    let result = try await folder.scan(
      command: try FaultyWorker.command(in: folder.directory, hoards: hoards),
      timeLimit: 1_500_000_000)
    #expect(result.progress.skipped == 1)
    #expect(try await folder.store.counts().tracks == 5)
    let skipped = try await folder.store.skippedFiles(limit: nil)
    #expect(skipped.map(\.reason) == [.tookTooLong])
  }

  @Test func `a worker that does not start is an error, and no file is to blame`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    await #expect(throws: LibraryError.workerUnavailable(ENOENT)) {
      try await folder.scan(command: ["/nowhere/at/all"])
    }
    await #expect(throws: LibraryError.workerUnavailable(0)) {
      try await folder.scan(command: ["false"])
    }
    #expect(try await folder.store.skippedFiles(limit: nil).isEmpty)
    try await folder.scan()
    #expect(try await folder.store.counts().tracks == 1)
  }

  @Test func `broken files are skipped with their reason and not read again`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/good.flac", title: "Good", album: "A")
    try folder.directory.write([], to: "music/a/empty.mp3")
    try folder.directory.write(Array("just some words".utf8), to: "music/a/text.flac")
    try folder.directory.write(
      [UInt8](repeating: 0, count: 5_000), to: "music/a/zeros.mp3")
    let result = try await folder.scan()
    #expect(result.progress == ScanProgress(isRunning: false, found: 4, done: 4, skipped: 3))
    let skipped = try await folder.store.skippedFiles(limit: nil)
    #expect(skipped.map(\.reason) == [.empty, .unknownFormat, .noMusic])
    let again = try await folder.scan(command: ["false"])
    #expect(again.progress == result.progress)

    // Once it is mended it is music.
    try folder.add("a/text.flac", title: "Mended", album: "A")
    try await folder.scan()
    #expect(try await folder.store.skippedFiles(limit: nil).count == 2)
    #expect(try await folder.tracks().map(\.title) == ["Good", "Mended"])
  }

  @Test func `a track whose file breaks leaves the library`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    try await folder.scan()
    try folder.directory.write([], to: "music/a/1.flac")
    try await folder.scan()
    #expect(try await folder.albums().isEmpty)
    #expect(try await folder.store.skippedFiles(limit: nil).map(\.reason) == [.empty])
  }

  @Test(arguments: [false, true])
  func `a root that is missing or empty loses nothing`(isEmpty: Bool) async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    try await folder.scan()
    let before = try await folder.tracks()
    try folder.directory.rename("music", to: "elsewhere")
    if isEmpty { folder.directory.makeDirectory("music") }
    try await folder.scan()
    let during = try await folder.tracks()
    #expect(during.map(\.id) == before.map(\.id) && during.map(\.isOffline) == [true])
    #expect(try await folder.store.roots().map(\.isOffline) == [true])
    #expect(try await folder.store.counts().downloaded == 0)

    if isEmpty { try folder.directory.delete("music") }
    try folder.directory.rename("elsewhere", to: "music")
    try await folder.scan()
    #expect(try await folder.tracks() == before)
    #expect(try await folder.store.roots().map(\.isOffline) == [false])
    #expect(try await folder.store.counts().downloaded == 1)
  }

  @Test func `a scan that is cancelled keeps what it published`() async throws {
    let folder = try await MusicFolder()
    for number in 1...2_000 { try folder.add("\(number / 10)/\(number).flac", album: "A") }
    #expect(await folder.scanUntilPublished() == .cancelled)
    let published = try await folder.store.counts().tracks
    #expect((1..<2_000).contains(published))
    try await folder.scan()
    #expect(try await folder.store.counts().tracks == 2_000)
  }

  private func bytes(_ folder: MusicFolder, _ name: String) -> [UInt8] {
    Array(folder.directory.path("music/" + name).utf8)
  }
}
