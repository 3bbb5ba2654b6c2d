import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct StoreTests {
  @Test func `an empty library counts nothing and lists nothing`() async throws {
    let store = try LibraryStore(path: "")
    #expect(try await store.counts() == LibraryCounts())
    for order in AlbumOrder.allCases {
      #expect(try await store.albumIDs(order, limit: 10) == [])
    }
    #expect(try await store.artists() == [])
    #expect(try await store.playlists() == [])
    #expect(try await store.skippedFiles(limit: nil) == [])
  }

  @Test func `missing directories are made, for the person alone`() throws {
    let directory = try TemporaryDirectory()
    _ = try LibraryStore(path: directory.path("a/b/library.db"))
    var status = stat()
    #expect(stat(directory.path("a/b"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func `a database of a newer version is refused and not changed`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    do {
      let connection = try Connection(path: path)
      try connection.execute("CREATE TABLE future(id INTEGER); PRAGMA user_version = 99")
    }
    let before = try directory.read("library.db")
    #expect(throws: LibraryError.newerVersion(99)) { try LibraryStore(path: path) }
    #expect(try directory.read("library.db") == before)
  }

  @Test(arguments: [0, 100, 5_000])
  func `a file that is no database is kept, and a new one made`(size: Int) async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let bytes = [UInt8](repeating: 0x41, count: size)
    try directory.write(bytes, to: "library.db")
    let store = try LibraryStore(path: path)
    #expect(try await store.counts() == LibraryCounts())
    let kept = store.opening.repair?.kept
    // An empty file is a new database; anything else must stay for somebody to look at.
    if size == 0 {
      #expect(kept == nil)
    } else {
      let name = try #require(kept?.split(separator: "/").last)
      #expect(try directory.read(String(name)) == bytes)
      #expect(store.opening.repair?.isWhole == false)
    }
  }

  @Test func `a database with torn pages is repaired when it is opened or looked through`()
    async throws
  {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    do {
      let connection = try Connection(path: path)
      try Migrations.current.run(on: connection)
    }
    var bytes = try directory.read("library.db")
    for index in 4_096..<bytes.count { bytes[index] = 0x5A }
    try directory.write(bytes, to: "library.db")
    let store = try LibraryStore(path: path)
    if store.opening.repair == nil {
      #expect(try await store.isDamaged())
      _ = try await store.repair()
    }
    #expect(try await store.counts() == LibraryCounts())
    #expect(try await store.isDamaged() == false)
  }

  @Test func `a directory in the file's place cannot be opened`() throws {
    let directory = try TemporaryDirectory()
    directory.makeDirectory("library.db")
    #expect(throws: LibraryError.cannotOpen) {
      try LibraryStore(path: directory.path("library.db"))
    }
  }

  @Test func `another program's lock is waited for, then an error`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let store = try LibraryStore(path: path, busyTimeout: 50)
    directory.makeDirectory("music")
    let root = Array(directory.path("music").utf8)
    let other = try Connection(path: path)
    try other.run("BEGIN IMMEDIATE")
    await #expect(throws: LibraryError.busy) { try await store.addRoot(root) }
    #expect(try await store.roots() == [])
    try other.run("ROLLBACK")
    try await store.addRoot(root)
    #expect(try await store.roots().map(\.path) == [root])
  }

  @Test func `two programs may have the same library open`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let one = try LibraryStore(path: path)
    let two = try LibraryStore(path: path)
    directory.makeDirectory("music")
    try await one.addRoot(Array(directory.path("music").utf8))
    #expect(try await two.roots().count == 1)
  }

  @Test func `roots are resolved, and one inside another adds nothing`() async throws {
    let directory = try TemporaryDirectory()
    directory.makeDirectory("music/inner")
    #expect(symlink(directory.path("music"), directory.path("link")) == 0)
    let store = try LibraryStore(path: "")
    let inner = try await store.addRoot(Array(directory.path("music/inner").utf8))
    #expect(try await store.addRoot(Array(directory.path("music/inner/").utf8)) == inner)
    let outer = try await store.addRoot(Array(directory.path("link").utf8))
    #expect(outer.path == Array(directory.path("music").utf8))
    #expect(try await store.roots() == [outer])
    #expect(try await store.addRoot(Array(directory.path("music/inner").utf8)) == outer)
  }

  @Test func `a root that is no directory is refused by kind`() async throws {
    let directory = try TemporaryDirectory()
    try directory.write([1], to: "file")
    let store = try LibraryStore(path: "")
    let missing = Array(directory.path("missing").utf8)
    let file = Array(directory.path("file").utf8)
    await #expect(throws: LibraryError.rootMissing(missing)) { try await store.addRoot(missing) }
    await #expect(throws: LibraryError.notADirectory(file)) { try await store.addRoot(file) }
  }
}
