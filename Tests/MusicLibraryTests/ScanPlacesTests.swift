import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// Scans of parts of a root, and what is kept although it is not found.
@Suite struct ScanPlacesTests {
  @Test func `only the places named are looked at`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try folder.add("b/2.flac", title: "Two", album: "B")
    try await folder.scan()
    try folder.add("a/3.flac", title: "Three", album: "A")
    try folder.add("a/deep/4.flac", title: "Four", album: "D")
    try folder.directory.delete("music/b/2.flac")
    let shallow = try await folder.scan([folder.place("/a")])
    #expect(shallow.progress.found == 2)
    #expect(try await folder.tracks().map(\.title) == ["One", "Three", "Two"])
    try await folder.scan([folder.place("/a", isDeep: true)])
    #expect(try await folder.tracks().map(\.title) == ["Four", "One", "Three", "Two"])
    try await folder.scan([folder.place("/b")])
    #expect(try await folder.tracks().map(\.title) == ["Four", "One", "Three"])
  }

  @Test func `a directory that is gone takes all below it, and no namesake`() async throws {
    let folder = try await MusicFolder()
    for name in ["a", "a/in", "a b", "a0", "ab"] {
      try folder.add("\(name)/1.flac", title: name, album: name)
    }
    try await folder.scan()
    try folder.directory.rename("music/a", to: "elsewhere")
    try await folder.scan([folder.place("/a", isDeep: true)])
    #expect(Set(try await folder.tracks().map(\.title)) == ["a b", "a0", "ab"])
  }

  @Test func `a move between two places reads nothing`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try folder.add("b/2.flac", title: "Two", album: "B")
    try await folder.scan()
    let before = try await folder.tracks()
    try folder.directory.rename("music/a/1.flac", to: "music/b/1.flac")
    try await folder.scan([folder.place("/a"), folder.place("/b")], command: ["false"])
    #expect(try await folder.tracks().map(\.id) == before.map(\.id))
  }

  @Test func `a move of which only the old place is known yet keeps the track`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try folder.add("b/2.flac", title: "Two", album: "B")
    try await folder.scan()
    let before = try await folder.tracks().map(\.id)
    try folder.directory.rename("music/a/1.flac", to: "music/b/1.flac")
    try await folder.scan([folder.place("/a")])
    #expect(try await folder.tracks().map(\.title) == ["Two"])
    try await folder.scan([folder.place("/b")])
    #expect(try await folder.tracks().map(\.id) == before)
  }

  @Test func `a scan of places counts all that was skipped`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try folder.directory.write(Array("no music".utf8), to: "music/b/bad.flac")
    try await folder.scan()
    let part = try await folder.scan([folder.place("/a")])
    #expect(part.progress.skipped == 1)
  }

  @Test func `a file that was just written waits, one that moved does not`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try await folder.scan()
    try folder.add("b/2.flac", title: "Two", album: "B")
    try folder.directory.rename("music/a/1.flac", to: "music/b/1.flac")
    let all = [folder.place("/a"), folder.place("/b", isDeep: true)]
    // An hour, so that the file is young however slow the machine is.
    try await folder.scan(all, settleTime: 3_600_000_000_000)
    #expect(try await folder.tracks().map(\.title) == ["One"])
    #expect(folder.unsettled == [folder.place("/b").path])
    try await folder.scan(all)
    #expect(try await folder.tracks().map(\.title) == ["One", "Two"])
    #expect(folder.unsettled.isEmpty)
  }

  @Test func `a scan of a place in a root that is empty removes nothing`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try await folder.scan()
    try folder.directory.rename("music/a", to: "elsewhere")
    try await folder.scan([folder.place("/a", isDeep: true)])
    #expect(try await folder.tracks().map(\.title) == ["One"])
    #expect(try await folder.store.roots().map(\.isOffline) == [true])
    // A place in a root that was offline brings back the whole of it.
    try folder.directory.rename("elsewhere", to: "music/a")
    try folder.add("b/2.flac", title: "Two", album: "B")
    try await folder.scan([folder.place("/a")])
    #expect(try await folder.tracks().map(\.title) == ["One", "Two"])
    #expect(try await folder.store.roots().map(\.isOffline) == [false])
  }

  // MARK: - Disks

  @Test func `music on a disk that is not mounted stays, and is offline`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "Here", album: "A")
    try folder.add("disk/b/2.flac", title: "There", album: "B")
    try folder.directory.write(Array("b/2.flac\n".utf8), to: "music/disk/list.m3u")
    try await folder.scan()
    // As if another file system had begun there.
    let disk = folder.directory.path("music/disk")
    try await folder.store.execute("INSERT INTO mounts VALUES (CAST('\(disk)' AS BLOB), 1, 0)")
    try folder.directory.rename("music/disk", to: "unplugged")
    folder.directory.makeDirectory("music/disk")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Here", "There"])
    #expect(try await folder.store.offlineFolders() == [Array(disk.utf8)])
    #expect(try await folder.store.counts().downloaded == 1)
    #expect(try await folder.store.downloads(AlbumSort(.title)).albums.count == 1)
    #expect(try await folder.store.playlists().map(\.name) == ["list"])
    // Nor does it go when the place itself is looked at, or is gone.
    try folder.directory.delete("music/disk")
    try await folder.scan([folder.place("/disk", isDeep: true)])
    #expect(try await folder.tracks().count == 2)

    try folder.directory.rename("unplugged", to: "music/disk")
    try await folder.scan()
    #expect(try await folder.store.offlineFolders().isEmpty)
    #expect(try await folder.store.counts().downloaded == 2)
    // Music that lies there now is no disk's any more, and goes as any other does.
    try folder.directory.delete("music/disk/b/2.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Here"])
  }

  // MARK: - Faults

  @Test func `a folder whose path is too long is listed and costs only itself`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    let deep = try DeepFolder(in: folder.directory.path("music"), length: 4_200)
    let result = try await folder.scan()
    #expect(result.progress == ScanProgress(isRunning: false, found: 1, done: 1, skipped: 1))
    let skipped = try await folder.store.skippedFiles()
    #expect(skipped.map(\.reason) == [.pathTooLong])
    let again = try await folder.scan(command: ["false"])
    #expect(again.progress.skipped == 1)
    #expect(again.revisions == 0)
    deep.remove()
    try await folder.scan()
    #expect(try await folder.store.skippedFiles().isEmpty)
  }

  @Test func `what is behind a link that leads nowhere stays as long as the link`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "Here", album: "A")
    let file = TaggedFlac(tags: [("TITLE", "Beyond"), ("ALBUM", "B")])
    try folder.directory.write(file.bytes, to: "stick/b/2.flac")
    #expect(symlink("../stick", folder.directory.path("music/link")) == 0)
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Beyond", "Here"])
    try folder.directory.rename("stick", to: "unplugged")
    try await folder.scan()
    try await folder.scan([folder.place("/link", isDeep: true)])
    #expect(try await folder.tracks().map(\.title) == ["Beyond", "Here"])
    try folder.directory.delete("music/link")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Here"])
  }

  @Test func `the strangest names are music like any other`() async throws {
    let folder = try await MusicFolder()
    let suffix = Array(".flac".utf8)
    let names: [[UInt8]] = [
      [0xFF, 0xFE, 0xC3], Array("two\nlines".utf8), Array("-rf".utf8), [0x1B, 0x5B, 0x32, 0x4A],
      [UInt8](repeating: UInt8(ascii: "x"), count: 250), Array("a:b*c?\"<>|".utf8), [0x20],
    ]
    for (number, name) in names.enumerated() {
      let file = TaggedFlac(
        tags: [("TITLE", "T\(number)"), ("ALBUM", "A")], sound: [UInt8(number)])
      try folder.directory.write(file.bytes, to: Array("music/s/".utf8) + name + suffix)
    }
    try await folder.scan()
    #expect(try await folder.tracks().count == names.count)
    let again = try await folder.scan(command: ["false"])
    #expect(again.progress.done == names.count)
    try await folder.scan([folder.place("/s")], command: ["false"])
    #expect(try await folder.tracks().count == names.count)
  }

  @Test func `files without a byte are skipped without being read`() async throws {
    let folder = try await MusicFolder()
    for number in 0..<3_000 { try folder.directory.write([], to: "music/z/\(number).mp3") }
    let result = try await folder.scan(command: ["false"])
    #expect(
      result.progress == ScanProgress(isRunning: false, found: 3_000, done: 3_000, skipped: 3_000))
    #expect(try await folder.store.skippedFiles().allSatisfy { $0.reason == .empty })
  }

  @Test func `a worker that ends before it works is replaced once`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    let worker = try NotingWorker(in: folder.directory, failures: 1)
    try await folder.scan(command: worker.command)
    #expect(try await folder.tracks().map(\.title) == ["T"])
  }
}
