import Glibc
import MusicModel
import SeededRandom
import Testing

@testable import MusicLibrary

/// What becomes of a library whose database is not what it should be.
@Suite struct OpeningTests {
  private static let database = "data/library.db"

  private func kept(_ folder: MusicFolder) -> [String] {
    folder.directory.names(in: "data").filter {
      $0.hasPrefix("library.db.damaged.") && !$0.hasSuffix("-wal")
    }
  }

  @Test func `all files of a library are the person's alone`() async throws {
    let folder = try await MusicFolder.loved()
    try await folder.store.writeCopies()
    let names = folder.directory.names(in: "data")
    for suffix in ["", "-wal", "-shm", "-lock"] { #expect(names.contains("library.db" + suffix)) }
    #expect(names.contains { $0.hasSuffix(".jsonl") })
    for name in names {
      var status = stat()
      #expect(stat(folder.directory.path("data/" + name), &status) == 0)
      #expect(status.st_mode & 0o077 == 0, "\(name)")
    }
  }

  // MARK: - Damage

  @Test(arguments: [100, 4_096, 10_000, 65_536])
  func `a database that is cut off is rebuilt with all the person made`(size: Int) async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    try await folder.reopen {
      let bytes = try folder.directory.read(Self.database)
      try folder.directory.write(Array(bytes.prefix(size)), to: Self.database)
    }
    let repair = try #require(folder.store.opening.repair)
    #expect(repair.isWhole)
    #expect(repair.kept.map { $0.hasPrefix(folder.database + ".damaged.20") } == true)
    #expect(kept(folder).count == 1)
    #expect(try folder.directory.read("data/" + (kept(folder).first ?? "")).count == size)
    try await folder.scan()
    #expect(try await folder.picture() == before)
  }

  @Test(arguments: [[], [0x53]] as [[UInt8]])
  func `an empty file in the database's place gets what the copies hold`(
    bytes: [UInt8]
  ) async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    try await folder.reopen {
      folder.loseDatabase()
      try folder.directory.write(bytes, to: Self.database)
    }
    try await folder.scan()
    #expect(try await folder.picture() == before)
  }

  @Test func `random bytes in the database's place are kept, and the library rebuilt`()
    async throws
  {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    var random = SplitMix64(seed: 7)
    let garbage = (0..<20_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    try await folder.reopen {
      folder.loseDatabase()
      try folder.directory.write(garbage, to: Self.database)
    }
    #expect(try folder.directory.read("data/" + (kept(folder).first ?? "")) == garbage)
    try await folder.scan()
    #expect(try await folder.picture() == before)
  }

  @Test func `a damaged database without copies gives what can be read of it`() async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    var repaired = false
    try await folder.reopen {
      for name in ["library.userdata.jsonl", "library.added.jsonl"] {
        try? folder.directory.delete("data/" + name)
      }
      try damage(folder, pagesOf: ["albums", "artists", "search_tracks"])
    }
    if folder.store.opening.repair != nil { repaired = true }
    if !repaired {
      #expect(try await folder.store.isDamaged())
      let repair = try await folder.store.repair()
      #expect(repair.isWhole)
      #expect(try await folder.store.isDamaged() == false)
    }
    try await folder.scan()
    #expect(try await folder.picture() == before)
  }

  @Test(arguments: [
    ["items"], ["history"], ["roots"], ["playlists"], ["playlist_entries"], ["album_marks"],
    ["album_mark_items"], ["queue"], ["queue_entries"], ["user_data_state"], ["totals"],
    ["folder_charsets"],
    ["tracks", "folders"], ["items", "playlist_entries", "history", "album_marks"],
  ])
  func `what is lost of the person's data comes back from the copies`(
    tables: [String]
  ) async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    try await folder.reopen { try damage(folder, pagesOf: tables) }
    if folder.store.opening.repair == nil { _ = try await folder.store.repair() }
    try await folder.scan()
    #expect(try await folder.picture() == before)
  }

  @Test(arguments: 1...8)
  func `whatever page is damaged, nothing the person made is lost`(seed: UInt64) async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.store.writeCopies()
    var random = SplitMix64(seed: seed)
    try await folder.reopen {
      var bytes = try folder.directory.read(Self.database)
      let page = Int(random.next() % UInt64(bytes.count / 4_096))
      for index in page * 4_096..<(page + 1) * 4_096 {
        bytes[index] = UInt8(truncatingIfNeeded: random.next())
      }
      try folder.directory.write(bytes, to: Self.database)
    }
    // The program does the same after an unclean end, or when a reading fails.
    if folder.store.opening.repair == nil, try await folder.store.isDamaged() {
      _ = try await folder.store.repair()
    }
    try await folder.scan()
    #expect(try await folder.picture() == before)
  }

  @Test func `a repair that was interrupted goes on`() async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    try await folder.reopen {
      try folder.directory.rename(Self.database, to: Self.database + "-repair")
      try folder.directory.write([1, 2, 3], to: Self.database + "-new")
    }
    #expect(folder.store.opening.repair?.isWhole == true)
    try await folder.scan()
    #expect(try await folder.picture() == before)
    #expect(folder.directory.names(in: "data").allSatisfy { !$0.hasSuffix("-repair") })
  }

  @Test func `two that meet the same damage repair it once`() async throws {
    let folder = try await MusicFolder.loved()
    let store = folder.store
    let before = try await UserDataPicture(store)
    let repairs = try await withThrowingTaskGroup(of: LibraryRepair?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          do throws(LibraryError) {
            return try await store.repair()
          } catch .busy {
            return nil
          }
        }
      }
      var all: [LibraryRepair] = []
      for try await repair in group { if let repair { all.append(repair) } }
      return all
    }
    #expect(!repairs.isEmpty)
    #expect(repairs.allSatisfy { $0.isWhole })
    try await folder.scan()
    #expect(try await folder.picture() == before)
    #expect(try await store.isDamaged() == false)
  }

  /// Fills the first pages of tables with nonsense.
  private func damage(_ folder: MusicFolder, pagesOf tables: [String]) throws {
    var bytes: [UInt8]
    var pages: [Int]
    do {
      let connection = try Connection(path: folder.database)
      try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
      pages = try tables.map { table in
        try connection.first(
          "SELECT rootpage FROM sqlite_schema WHERE name = ?", [.text(table)], { $0.int(0) }) ?? 0
      }
    }
    bytes = try folder.directory.read(Self.database)
    for page in pages {
      #expect(page > 1)
      for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0x5A }
    }
    try folder.directory.write(bytes, to: Self.database)
  }

  // MARK: - Ends

  @Test func `what the person made is there after the program was killed`() async throws {
    let folder = try await MusicFolder.loved()
    let one = try #require(try await folder.store.trackIDs(by: .highestRated).first)
    try await folder.store.rate(1, tracks: [one])
    try await folder.store.recordPlay(of: one, at: 9_000)
    let before = try await folder.picture()
    // A killed program leaves its files as they are at that moment.
    folder.directory.makeDirectory("killed")
    for name in ["library.db", "library.db-wal", "library.db-shm"] {
      try folder.directory.copy("data/" + name, to: "killed/" + name)
    }
    let store = try LibraryStore(path: folder.directory.path("killed/library.db"))
    #expect(store.opening == LibraryOpening(isReadOnly: false, isUnclean: true))
    #expect(try await store.isDamaged() == false)
    #expect(try await UserDataPicture(store) == before)
    #expect(try await store.userData(of: [one])[one]?.lastPlayedAt == 9_000)
    // The copies that it did not come to write are written now.
    try await store.writeCopies()
    let copy = try folder.directory.read("killed/library.userdata.jsonl")
    #expect(String(decoding: copy, as: UTF8.self).contains("\"time\": 9000"))
  }

  @Test func `a library that was closed is not looked through`() async throws {
    let folder = try await MusicFolder.loved()
    try await folder.reopen()
    #expect(folder.store.opening == LibraryOpening(isReadOnly: false, isUnclean: false))
  }

  // MARK: - Versions

  @Test func `a newer library is refused, and nothing beside it is written`() async throws {
    let folder = try await MusicFolder.loved()
    try await folder.store.writeCopies()
    await #expect(throws: LibraryError.newerVersion(1_000)) {
      try await folder.reopen {
        let connection = try Connection(path: folder.database)
        try connection.execute("PRAGMA user_version = 1000")
      }
    }
    let names = folder.directory.names(in: "data").filter { !$0.hasSuffix("-lock") }
    #expect(names == ["library.added.jsonl", "library.db", "library.userdata.jsonl"])
  }

  @Test(arguments: 1...Migrations.current.version)
  func `a library of each earlier version opens with its data`(version: Int) async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    do {
      let connection = try Connection(path: path)
      try Migrations(steps: Array(Migrations.current.steps.prefix(version))).run(on: connection)
      try connection.execute(
        """
        INSERT INTO items(id, added_at, plays, last_played_at, rating, is_favourite, fingerprint,
          description) VALUES (7, 11, 3, 99, 60, 1, 5, 6);
        INSERT INTO playlists(id, name, created_at) VALUES (4, 'Old', 1);
        INSERT INTO playlist_entries(playlist_id, position, item_id) VALUES (4, 0, 7);
        INSERT INTO covers(id, is_embedded, path, size, modified_at) VALUES (1, 0, x'2F', 1, 1);
        """)
    }
    let store = try LibraryStore(path: path)
    let data = try await store.userData(of: [TrackID(7)])[TrackID(7)]
    #expect(
      data
        == TrackUserData(addedAt: 11, plays: 3, lastPlayedAt: 99, rating: 3, isFavourite: true))
    #expect(try await store.playlists().map(\.name) == ["Old"])
    try await store.recordPlay(of: TrackID(7), at: 100)
    #expect(try await store.userData(of: [TrackID(7)])[TrackID(7)]?.plays == 4)
    try await store.writeCopies()
    #expect(directory.names(in: "").contains("library.userdata.jsonl"))
  }

  // MARK: - No writing

  @Test func `where nothing can be written everything can be looked at, and edits report`()
    async throws
  {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    // No file can be made in a directory's place, whoever asks.
    try await folder.reopen {
      for name in ["-wal", "-shm"] { folder.directory.makeDirectory(Self.database + name) }
    }
    #expect(folder.store.opening.isReadOnly)
    #expect(try await folder.picture() == before)
    let one = try #require(try await folder.store.trackIDs().first)
    await #expect(throws: LibraryError.readOnly) {
      try await folder.store.rate(1, tracks: [one])
    }
    #expect(folder.store.claimScanning() == false)
    #expect(try await folder.picture() == before)
  }

  @Test func `an older library that may not be written is brought up to date in memory`()
    async throws
  {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    do {
      let connection = try Connection(path: path)
      try Migrations(steps: Array(Migrations.current.steps.prefix(2))).run(on: connection)
      try connection.execute(
        "INSERT INTO items(id, added_at, fingerprint, description) VALUES (1, 2, 3, 4)")
    }
    let before = try directory.read("library.db")
    for name in ["-wal", "-shm"] { directory.makeDirectory("library.db" + name) }
    let store = try LibraryStore(path: path)
    #expect(store.opening.isReadOnly)
    #expect(try await store.userData(of: [TrackID(1)]).count == 1)
    await #expect(throws: LibraryError.readOnly) { try await store.createPlaylist("No") }
    #expect(try directory.read("library.db") == before)
  }
}
