import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// A disk that is full: a small file system where one can be mounted, else a limit of the file.
@Suite struct FullDiskTests {
  @Test func `a scan that fills the disk shows what it came to, and goes on when there is room`()
    async throws
  {
    let disk = try await SmallDisk()
    let folder = disk.folder
    for number in 1...30 {
      try folder.add("a/\(number).flac", title: "T\(number)", artist: "Ann", album: "A")
    }
    try await folder.scan()
    let shown = try await folder.albums()
    let track = try #require(try await folder.store.trackIDs().first)
    try await folder.store.rate(5, tracks: [track])

    try await disk.fill()
    for number in 1...400 {
      let text = String(repeating: "long text \(number) ", count: 20)
      try folder.add("b\(number)/1.flac", title: text, artist: text, album: text)
    }
    await #expect(throws: LibraryError.diskFull) { try await folder.scan() }
    #expect(try await folder.albums().contains(shown[0]))
    #expect(try await folder.store.userData(of: [track])[track]?.rating == 5)

    try await disk.makeRoom()
    let progress = try await folder.scan().progress
    #expect(progress.done == 430)
    #expect(try await folder.store.counts().albums == 401)
    try await folder.store.recordPlay(of: track, at: 1)
    #expect(try await folder.store.userData(of: [track])[track]?.plays == 1)
    #expect(try await folder.store.userData(of: [track])[track]?.rating == 5)
  }

  @Test func `an edit that finds no room says so and changes nothing; the others are there`()
    async throws
  {
    let disk = try await SmallDisk()
    let folder = disk.folder
    try folder.add("a/1.flac", title: "One", artist: "Ann", album: "A")
    try await folder.scan()
    let track = try #require(try await folder.store.trackIDs().first)
    try await disk.fill()
    var written = 0
    var failure: LibraryError?
    let name = String(repeating: "n", count: 2_000)
    while failure == nil, written < 100_000 {
      do throws(LibraryError) {
        _ = try await folder.store.createPlaylist(name)
        written += 1
      } catch {
        failure = error
      }
    }
    #expect(failure == .diskFull)
    #expect(try await folder.store.playlists().count == written)
    try await disk.makeRoom()
    try await folder.store.recordPlay(of: track, at: 5)
    _ = try await folder.store.createPlaylist(name)
    #expect(try await folder.store.playlists().count == written + 1)
    try await folder.reopen()
    #expect(try await folder.store.playlists().count == written + 1)
    #expect(try await folder.store.history().map(\.time) == [5])
  }
}

/// A folder of music whose database has little room.
private final class SmallDisk {
  let folder: MusicFolder
  private let isMounted: Bool

  /// Bytes of the file system.
  private static let size = 4 << 20

  init() async throws {
    folder = try await MusicFolder(database: "other/library.db")
    let path = folder.directory.path("data")
    folder.directory.makeDirectory("data")
    isMounted = mount("tmpfs", path, "tmpfs", 0, "size=\(Self.size)") == 0
    if isMounted { try await folder.move(to: "data/library.db") }
  }

  deinit {
    // The store may still have its files open for a moment.
    if isMounted { umount2(folder.directory.path("data"), Int32(MNT_DETACH)) }
  }

  /// Leaves hardly any room.
  func fill() async throws {
    guard isMounted else { return try await folder.store.limitSize(more: 8) }
    let descriptor = open(folder.directory.path("data/fill"), O_WRONLY | O_CREAT, 0o600)
    let block = [UInt8](repeating: 1, count: 4_096)
    while write(descriptor, block, block.count) > 0 {}
    // Some pages, so that it is the library that meets the end.
    var status = stat()
    fstat(descriptor, &status)
    ftruncate(descriptor, max(0, status.st_size - 32 * 4_096))
    close(descriptor)
  }

  /// Makes room again.
  func makeRoom() async throws {
    guard isMounted else { return try await folder.store.limitSize(more: 1_000_000) }
    try folder.directory.delete("data/fill")
    let path = folder.directory.path("data")
    guard mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT), "size=\(64 << 20)") == 0 else {
      throw SystemFailure(number: errno)
    }
  }
}

extension LibraryStore {
  /// Lets the file grow by so many pages.
  fileprivate func limitSize(more pages: Int) throws(LibraryError) {
    let count = try connection.first("PRAGMA page_count", [], { $0.int(0) }) ?? 0
    try connection.execute("PRAGMA max_page_count = \(count + pages)")
  }
}
