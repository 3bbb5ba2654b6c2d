internal import Glibc
public import MusicModel

/// The library on disk: one SQLite database with a single writer.
///
/// Everything is read and written through this actor, which runs on a thread of its own: a slow
/// disk or another program's lock holds up what waits for the store, and nothing else. All methods
/// throw `.busy` when another program keeps the database locked for seconds, `.damaged` when its
/// file is broken, `.readOnly` and `.diskFull` when a write is not possible.
public actor LibraryStore {
  let connection: Connection
  private let executor: ThreadExecutor

  /// The version of the schema this program writes.
  public static var schemaVersion: Int { Migrations.current.version }

  /// The actor's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Opens a database and brings its schema up to date; makes file and directories when missing.
  ///
  /// A database that is up to date is not written, so one that may only be read opens too.
  ///
  /// - Parameter path: Path of the file; `""` makes a database in memory.
  /// - Throws: `.newerVersion` when a newer program wrote it, `.damaged` when it is no sound
  ///   database, `.cannotOpen` when it cannot be opened or made; nothing is changed then.
  public init(path: String) throws(LibraryError) {
    try self.init(path: path, busyTimeout: Connection.busyTimeout)
  }

  /// Opens a database that waits so many milliseconds for another program's lock.
  init(path: String, busyTimeout: Int32) throws(LibraryError) {
    executor = try ThreadExecutor()
    if !path.isEmpty { Self.makeDirectory(of: path) }
    connection = try Connection(path: path, busyTimeout: busyTimeout)
    try Migrations.current.run(on: connection)
    try connection.execute(
      """
      PRAGMA synchronous = NORMAL;
      PRAGMA foreign_keys = ON;
      PRAGMA temp_store = MEMORY;
      PRAGMA cache_size = -16384;
      PRAGMA wal_autocheckpoint = 8000;
      """)
  }

  /// Makes the directories that are missing on the way to a file; a failure shows when it is opened.
  private static func makeDirectory(of path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var directory = ""
    for part in parts {
      directory += part + "/"
      if !part.isEmpty { mkdir(directory, 0o700) }
    }
  }

  /// How much is in the library.
  ///
  /// - Parameter findsOffline: Whether albums of roots that are offline are left out of
  ///   `downloaded`; without, all albums count.
  /// - Returns: The counts as they were last published.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(1); O(tracks) of the roots that are offline, if those are looked for.
  public func counts(findsOffline: Bool = true) throws(LibraryError) -> LibraryCounts {
    var counts =
      try connection.first("SELECT playlists, artists, albums, tracks FROM totals") {
        LibraryCounts(
          playlists: $0.int(0), artists: $0.int(1), albums: $0.int(2), tracks: $0.int(3))
      } ?? LibraryCounts()
    counts.downloaded = counts.albums - (findsOffline ? try offlineAlbums() : 0)
    return counts
  }

  /// The state the library is in.
  public func revision() throws(LibraryError) -> LibraryRevision {
    LibraryRevision(try connection.first("SELECT revision FROM totals") { $0.integer(0) } ?? 0)
  }

  private func offlineAlbums() throws(LibraryError) -> Int {
    guard try connection.first("SELECT 1 FROM roots WHERE is_offline", [], { _ in true }) == true
    else { return 0 }
    return try connection.first(
      """
      SELECT count(DISTINCT album_id) FROM tracks
      WHERE folder_id IN (
        SELECT folders.id FROM folders JOIN roots ON roots.id = root_id WHERE is_offline)
      """
    ) { $0.int(0) } ?? 0
  }
}
