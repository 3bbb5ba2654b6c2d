import MusicModel
import Testing

@testable import MusicLibrary

/// What a scan passes without comparing file by file.
@Suite struct FolderDigestTests {
  private func folder() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    for album in ["a", "b", "c"] {
      for number in 1...3 {
        try folder.add("\(album)/\(number).flac", title: "\(album)\(number)", album: album)
      }
    }
    try folder.directory.write([1, 2, 3], to: "music/a/cover.jpg")
    try folder.directory.write(Array("no music".utf8), to: "music/b/bad.flac")
    try await folder.scan()
    return folder
  }

  @Test func `a scan leaves a digest of each folder, which the next one passes`() async throws {
    let folder = try await folder()
    #expect(try await folder.digested() == ["a", "b", "c"])
    #expect(try await folder.look() == .isOver)
    let again = try await folder.scan(command: ["/nonexistent"])
    #expect(
      again.progress == ScanProgress(isRunning: false, found: 10, done: 10, skipped: 1))
    #expect(again.revisions == 0)
  }

  @Test func `files are compared in a folder where anything came, went or changed`() async throws {
    let changes: [(MusicFolder) throws -> Void] = [
      { try $0.add("a/4.flac", title: "a4", album: "a") },
      { try $0.directory.delete("music/b/2.flac") },
      { try $0.directory.rename("music/b/2.flac", to: "music/b/5.flac") },
      { try $0.directory.write([1, 2, 3, 4], to: "music/a/cover.jpg") },
      { try $0.directory.write([1], to: "music/c/folder.jpg") },
      { try $0.directory.write(Array("FILE".utf8), to: "music/c/c.cue") },
      { try $0.directory.rename("music/c", to: "music/d") },
      { $0.directory.deleteAll("music/c") },
      { try $0.add("a/1.flac", title: "a9", album: "a", modifiedAt: 1_500_000_000) },
      { try $0.directory.write(Array("no sound".utf8), to: "music/b/bad.flac") },
    ]
    for change in changes {
      let folder = try await folder()
      try change(folder)
      #expect(try await folder.look() == .isInDoubt)
      try await folder.scan()
      #expect(try await folder.look() == .isOver)
    }
  }

  @Test(arguments: [
    ("UPDATE tracks SET reader = 0 WHERE title = 'a1'", ["b", "c"]),
    ("UPDATE skipped_files SET reader = 0", ["a", "c"]),
    ("UPDATE tracks SET inode = 0 WHERE title = 'c1'", ["a", "b"]),
    ("UPDATE tracks SET name = x'31' WHERE title = 'c1'", ["a", "b"]),
    ("UPDATE tracks SET title = 'other'", ["a", "b", "c"]),
    ("DELETE FROM tracks WHERE title IN ('a1', 'b1')", ["c"]),
    ("DELETE FROM skipped_files", ["a", "c"]),
    (
      """
      UPDATE tracks SET folder_id = (SELECT folder_id FROM tracks WHERE title = 'c1'), part = 2
      WHERE title = 'a1'
      """, ["b"]
    ),
  ])
  func `whoever changes a row that a digest speaks of takes it away`(
    change: String, left: [String]
  ) async throws {
    let folder = try await folder()
    try await folder.store.execute(change)
    #expect(try await folder.digested() == left)
  }

  @Test func `a folder with files that have to be read again has no digest`() async throws {
    let folder = try await folder()
    let path = Array(folder.directory.path("music/b").utf8)
    try await folder.store.setCharset(Charset(rawValue: "CP1251"), forFolder: path)
    #expect(try await folder.digested() == ["a", "c"])
    // One that ends before they are read leaves it at that.
    let roots = try await folder.store.roots()
    for root in roots { try await folder.store.writeDigests(of: root.id, in: nil) }
    #expect(try await folder.digested() == ["a", "c"])
    try await folder.scan()
    #expect(try await folder.digested() == ["a", "b", "c"])
  }

  @Test func `what a scan wrote before it was broken off is compared again`() async throws {
    let folder = try await folder()
    try folder.add("a/4.flac", title: "a4", album: "a")
    // The new file's row is there, and then the file is not: all is as the digest said.
    #expect(await folder.scanUntilPublished() == .cancelled)
    #expect(try await folder.tracks().count == 10)
    try folder.directory.delete("music/a/4.flac")
    try await folder.scan()
    #expect(try await folder.tracks().count == 9)
  }

  @Test func `a scan of a place makes the digests of that place`() async throws {
    let folder = try await folder()
    try folder.add("a/4.flac", title: "a4", album: "a")
    try folder.add("c/d/1.flac", title: "d1", album: "d")
    try await folder.scan([folder.place("/a"), folder.place("/c", isDeep: true)])
    #expect(try await folder.digested() == ["a", "b", "c", "c/d"])
    #expect(try await folder.look() == .isOver)
  }

  @Test func `files divided by a cue sheet are passed, too`() async throws {
    let folder = try await folder()
    try folder.add("a/4.flac", title: "a4", album: "a")
    let sheet = """
      FILE "4.flac" WAVE
        TRACK 01 AUDIO
          TITLE "one"
          INDEX 01 00:00:00
        TRACK 02 AUDIO
          TITLE "two"
          INDEX 01 00:01:00

      """
    try folder.directory.write(Array(sheet.utf8), to: "music/a/a.cue")
    try await folder.scan()
    #expect(try await folder.tracks().count == 11)
    #expect(try await folder.look() == .isOver)
    try folder.directory.delete("music/a/a.cue")
    #expect(try await folder.look() == .isInDoubt)
  }

  @Test func `a forced scan passes nothing`() async throws {
    let folder = try await folder()
    await #expect(throws: LibraryError.workerUnavailable(2)) {
      try await folder.scan(command: ["/nonexistent"], force: true)
    }
  }
}

extension MusicFolder {
  /// The folders that have a digest, below the music folder, sorted.
  fileprivate func digested() async throws -> [String] {
    let root = directory.path("music/").utf8.count
    return try await store.digestedFolders().map {
      String(decoding: $0.dropFirst(root), as: UTF8.self)
    }.sorted()
  }

  /// What a scan's first look comes to.
  fileprivate func look() async throws -> RootScan.Look {
    let root = try #require(try await store.roots().first)
    let scan = try RootScan(
      ScanTask(root: root.path), known: try await store.knownFolders(of: root.id),
      settings: LibrarySettings(), charsets: FolderCharsets(), command: [], workers: 0,
      timeLimit: RootScan.timeLimit)
    return await scan.look()
  }
}

extension LibraryStore {
  fileprivate func digestedFolders() throws(LibraryError) -> [[UInt8]] {
    try connection.rows(
      "SELECT path FROM folders JOIN folder_digests ON folder_id = id"
    ) { $0.blob(0) }
  }
}
