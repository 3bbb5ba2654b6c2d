import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// A library that is kept in line with a real folder.
@Suite struct LibraryUpkeepTests {
  private func watched(_ names: String...) async throws -> WatchedFolder {
    let folder = try await MusicFolder()
    for name in names { try folder.add("\(name)/1.flac", title: name, album: name) }
    let watched = try WatchedFolder(folder)
    try await watched.begin()
    return watched
  }

  @Test func `files that come, change and go are followed`() async throws {
    let watched = try await watched("a")
    try watched.folder.add("a/2.flac", title: "b", album: "a")
    try await watched.wait(forTitles: "a", "b")
    try watched.folder.add("a/2.flac", title: "c", album: "a")
    try await watched.wait(forTitles: "a", "c")
    try watched.folder.directory.delete("music/a/1.flac")
    try await watched.wait(forTitles: "c")
    await watched.upkeep.close()
  }

  @Test func `directories that come are watched at once, with all in them`() async throws {
    let watched = try await watched("a")
    try watched.folder.add("new/deep/1.flac", title: "b", album: "b")
    try await watched.wait(forTitles: "a", "b")
    try watched.folder.add("new/deep/2.flac", title: "c", album: "b")
    try watched.folder.add("new/more/3.flac", title: "d", album: "d")
    try await watched.wait(forTitles: "a", "b", "c", "d")
    await watched.upkeep.close()
  }

  @Test func `a directory that moves keeps its tracks, and is watched where it is`() async throws {
    let watched = try await watched("a", "b")
    let before = try await watched.folder.tracks().map(\.id)
    try watched.folder.directory.rename("music/a", to: "music/b/a")
    try await watched.wait("the move") {
      let path = try await watched.folder.store.path(of: before[0])
      return path == watched.folder.place("/b/a/1.flac").path
    }
    #expect(try await watched.folder.tracks().map(\.id) == before)
    try watched.folder.add("b/a/2.flac", title: "c", album: "a")
    try await watched.wait(forTitles: "a", "b", "c")
    // It left the root: what happens there is nobody's business.
    try watched.folder.directory.rename("music/b/a", to: "elsewhere")
    try await watched.wait(forTitles: "b")
    await watched.upkeep.close()
  }

  @Test func `a file that grows is read once it is whole`() async throws {
    let watched = try await watched("a")
    let whole = TaggedFlac(tags: [("TITLE", "grown"), ("ALBUM", "g")]).bytes
    let path = watched.folder.directory.path("music/a/grown.flac")
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    for part in stride(from: 0, to: whole.count, by: 16) {
      let bytes = Array(whole[part..<min(part + 16, whole.count)])
      #expect(write(descriptor, bytes, bytes.count) == bytes.count)
      try await Task.sleep(for: .milliseconds(20))
    }
    close(descriptor)
    try await watched.wait(forTitles: "a", "grown")
    #expect(try await watched.folder.store.skippedFiles().isEmpty)
    await watched.upkeep.close()
  }

  @Test func `ten thousand changes cost a look or two at their directories`() async throws {
    let watched = try await watched("a", "b")
    let before = watched.scans
    let path = watched.folder.directory.path("music/a/1.flac")
    for _ in 0..<5_000 {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      close(descriptor)
      utimes(path, nil)
    }
    try watched.folder.add("b/2.flac", title: "c", album: "b")
    try await watched.wait(forTitles: "a", "b", "c")
    // Changes that do not stop are looked at twice a second here.
    #expect(watched.scans - before < 100)
    await watched.upkeep.close()
  }

  @Test func `more changes than the system keeps count as any change`() async throws {
    let directory = try TemporaryDirectory()
    let watch = try FolderWatch(WatchSettings(settleTime: .zero))
    watch.watch(Array(directory.path.utf8))
    let setting = "/proc/sys/fs/inotify/max_queued_events"
    let file = try #require(fopen(setting, "r"))
    var line = [CChar](repeating: 0, count: 32)
    fgets(&line, 32, file)
    fclose(file)
    let most = Int(atoi(line))
    // Nobody reads what the system tells meanwhile: a file is told of several times, and what is
    // told of twice in a row may be told once.
    let path = directory.path("x.flac")
    for _ in 0...most {
      close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644))
      unlink(path)
    }
    #expect(await watch.next() == .changed(.everything))
    watch.close()
    #expect(await watch.next() == nil)
  }

  @Test func `a root that goes is offline, and comes back by itself`() async throws {
    let watched = try await watched("a")
    let before = try await watched.folder.tracks()
    try watched.folder.directory.rename("music", to: "unplugged")
    try await watched.wait("offline") {
      try await watched.folder.store.roots().map(\.isOffline) == [true]
    }
    let during = try await watched.folder.tracks()
    #expect(during.map(\.id) == before.map(\.id) && during.map(\.isOffline) == [true])
    try watched.folder.directory.rename("unplugged", to: "music")
    try await watched.wait("online") {
      try await watched.folder.store.roots().map(\.isOffline) == [false]
    }
    #expect(try await watched.folder.tracks() == before)
    try watched.folder.add("b/2.flac", title: "b", album: "b")
    try await watched.wait(forTitles: "a", "b")
    await watched.upkeep.close()
  }

  @Test func `what happened before is found at the start`() async throws {
    let folder = try await MusicFolder()
    for name in ["a", "b"] { try folder.add("\(name)/1.flac", title: name, album: name) }
    try await folder.scan()
    try folder.directory.delete("music/a/1.flac")
    try folder.add("c/1.flac", title: "c", album: "c")
    let watched = try WatchedFolder(folder)
    try await watched.begin()
    #expect(try await folder.tracks().map(\.title) == ["b", "c"])
    await watched.upkeep.close()
  }

  @Test func `without a watch nothing is looked at unless somebody asks`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "a", album: "a")
    let watched = try WatchedFolder(folder, settings: WatchSettings(isOn: false))
    try await watched.begin()
    #expect(await watched.upkeep.watchedFolders == 0)
    try folder.add("b/2.flac", title: "b", album: "b")
    await watched.upkeep.scanEverything()
    try await watched.wait("the second scan") { watched.scans == 2 }
    #expect(try await folder.tracks().map(\.title) == ["a", "b"])
    await watched.upkeep.close()
  }

  @Test func `a scan that is cancelled ends, though a file hangs`() async throws {
    let folder = try await MusicFolder()
    for number in 0..<5 { try folder.add("a/\(number).flac", title: "\(number)", album: "a") }
    try folder.add("a/hang.flac", title: "hang", album: "a")
    let watched = try WatchedFolder(
      folder, settings: WatchSettings(isOn: false),
      command: try FaultyWorker.command(in: folder.directory))
    await watched.upkeep.scanEverything()
    try await watched.wait("files read") {
      watched.news.contains { if case .progress(let now) = $0 { now.done > 0 } else { false } }
    }
    await watched.upkeep.cancelScan()
    try await watched.wait("the end") { watched.news.contains(.failed(.cancelled)) }
    await watched.upkeep.close()
  }
}
