import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// Which files are read again, and which track a file is.
@Suite struct ScanIdentityTests {
  @Test func `what an older reader has read is read again once, and stays what it was`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    try folder.directory.write([1, 2, 3], to: "music/a/2.mp3")
    try await folder.scan()
    let before = try await folder.tracks()
    try await folder.store.forgetReader()
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["T"])
    #expect(try await folder.store.skippedFiles(limit: nil).count == 1)
    try await folder.scanWithoutReading()
    #expect(try await folder.tracks() == before)
    // One that moved meanwhile is read in its new place.
    try await folder.store.forgetReader()
    try folder.directory.rename("music/a", to: "music/b")
    try await folder.scan()
    try await folder.scanWithoutReading()
    #expect(try await folder.tracks() == before)
  }

  /// Sound that is longer than what identifies it, so that tags do not count.
  private static let sound = (0..<8_192).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  private func write(
    _ title: String, to name: String, in folder: MusicFolder, modifiedAt: Int? = nil
  ) throws {
    let file = TaggedFlac(tags: [("TITLE", title), ("ALBUM", "A")], sound: Self.sound)
    try folder.directory.write(file.bytes, to: "music/" + name, modifiedAt: modifiedAt)
  }

  @Test func `a sound that many tracks share tells none of them, their tags do`() async throws {
    let folder = try await MusicFolder()
    for number in 1...40 { try write("T\(number)", to: "a/\(number).flac", in: folder) }
    try await folder.scan()
    let before = try await folder.tracks().map(\.id)
    // One moves to another disk, one is retagged on the way: only that cannot be known again.
    try write("T7", to: "b/7.flac", in: folder)
    try write("New", to: "b/9.flac", in: folder)
    try folder.directory.delete("music/a/7.flac")
    try folder.directory.delete("music/a/9.flac")
    try await folder.scan()
    let after = try await folder.tracks()
    #expect(after.count == 40)
    #expect(after.filter { !before.contains($0.id) }.map(\.title) == ["New"])
  }

  @Test func `tags changed under an old date and in the same size are seen`() async throws {
    let folder = try await MusicFolder()
    try write("One", to: "a/1.flac", in: folder, modifiedAt: 1_500_000_000)
    try await folder.scan()
    let before = try await folder.tracks().map(\.id)
    try write("Two", to: "a/1.flac", in: folder, modifiedAt: 1_500_000_000)
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Two"])
    #expect(try await folder.tracks().map(\.id) == before)
  }

  @Test(arguments: [["a", "b"], ["b", "a"]])
  func `a track stays in its new place when another file has taken its old one`(
    folders: [String]
  ) async throws {
    let (old, new) = ("music/\(folders[0])/1.flac", "music/\(folders[1])/1.flac")
    let folder = try await MusicFolder()
    try write("T", to: "\(folders[0])/1.flac", in: folder)
    try folder.directory.write(Array("no music".utf8), to: new)
    try await folder.scan()
    try folder.directory.rename(new, to: "aside")
    try folder.directory.rename(old, to: new)
    try folder.directory.rename("aside", to: old)
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["T"])
    #expect(
      try await folder.store.skippedFiles(limit: nil).map(\.path)
        == [Array(folder.directory.path(old).utf8)])
  }

  @Test func `a forced scan reads what did not change`() async throws {
    let folder = try await MusicFolder()
    for number in 1...3 { try folder.add("a/\(number).flac", title: "T\(number)", album: "A") }
    try folder.directory.write(Array("no music".utf8), to: "music/a/bad.flac")
    try await folder.scan()
    let before = try await folder.tracks()
    try await folder.store.execute("UPDATE tracks SET title = 'Lost'")
    let forced = try await folder.scan(force: true)
    #expect(forced.progress == ScanProgress(isRunning: false, found: 4, done: 4, skipped: 1))
    #expect(try await folder.tracks() == before)
  }

  @Test func `a file moved to another disk within one scan is the same track`() async throws {
    let folder = try await MusicFolder()
    try write("T", to: "a/1.flac", in: folder)
    try await folder.scan()
    let before = try await folder.tracks().map(\.id)
    try write("T", to: "b/1.flac", in: folder)
    try folder.directory.delete("music/a/1.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.id) == before)
    let path = try await folder.store.path(of: before[0])
    #expect(path == Array(folder.directory.path("music/b/1.flac").utf8))
  }

  @Test func `a file that is retagged and moved at once is the same track`() async throws {
    let folder = try await MusicFolder()
    try write("Wrnog", to: "a/1.flac", in: folder)
    try await folder.scan()
    let before = try await folder.tracks().map(\.id)
    try write("Right", to: "a/1.flac", in: folder)
    try folder.directory.rename("music/a/1.flac", to: "music/Band/Album/01 Right.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Right"])
    #expect(try await folder.tracks().map(\.id) == before)
  }

  @Test func `a device that is numbered anew has nothing read again`() async throws {
    let folder = try await MusicFolder()
    for number in 1...3 { try folder.add("a/\(number).flac", title: "T\(number)", album: "A") }
    try await folder.scan()
    let before = try await folder.tracks()
    try await folder.store.execute("UPDATE tracks SET device = device + 1, changed_at = 0")
    // A worker that dies of every file shows that none is read.
    let quiet = try await folder.scan(command: ["false"])
    #expect(quiet.revisions == 0)
    #expect(try await folder.tracks() == before)
    // What was learnt is remembered: the files move without being read.
    try folder.directory.rename("music/a", to: "music/b")
    try await folder.scan(command: ["false"])
    #expect(try await folder.tracks() == before)
  }

  @Test func `a scan after one that was cancelled reads the rest only`() async throws {
    let folder = try await MusicFolder()
    for number in 1...1_000 { try folder.add("\(number / 10)/\(number).flac", album: "A") }
    #expect(await folder.scanUntilPublished() == .cancelled)
    let published = try await folder.tracks().count
    #expect((1..<1_000).contains(published))
    // A worker that notes what it is given shows what is read.
    let noted = try NotingWorker(in: folder.directory)
    try await folder.scan(command: noted.command)
    #expect(try noted.files().count == 1_000 - published)
    #expect(try await folder.store.counts().tracks == 1_000)
  }
}

extension LibraryStore {
  /// Makes all files those of an older reader, whose tags said something else.
  fileprivate func forgetReader() throws(LibraryError) {
    try connection.execute("UPDATE tracks SET reader = 0, title = 'Old'")
    try connection.execute("UPDATE skipped_files SET reader = 0")
  }
}
