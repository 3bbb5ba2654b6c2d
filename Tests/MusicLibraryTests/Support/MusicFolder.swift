import CSystem
import MusicModel
import Synchronization

@testable import MusicLibrary

/// A folder of generated music with a library of its own.
final class MusicFolder {
  let directory: TemporaryDirectory
  private(set) var store: LibraryStore
  /// The path of the database.
  private(set) var database: String
  /// Directories in which the last scan found files that were still being written.
  private(set) var unsettled: Set<[UInt8]> = []

  init(
    database: String = "data/library.db", settings: LibrarySettings = LibrarySettings()
  ) async throws {
    directory = try TemporaryDirectory()
    directory.makeDirectory("music")
    self.database = directory.path(database)
    store = try LibraryStore(path: self.database, settings: settings)
    try await store.addRoot(Array(directory.path("music").utf8))
  }

  private init(directory: TemporaryDirectory, database: String, store: LibraryStore) {
    self.directory = directory
    self.database = database
    self.store = store
  }

  /// The same folder and library with other settings.
  func reopened(_ change: (inout LibrarySettings) -> Void) throws -> MusicFolder {
    var settings = LibrarySettings()
    change(&settings)
    return MusicFolder(
      directory: directory, database: database,
      store: try LibraryStore(path: database, settings: settings))
  }

  /// Opens another library for the same music.
  func move(to database: String) async throws {
    self.database = directory.path(database)
    store = try LibraryStore(path: self.database)
    try await store.addRoot(Array(directory.path("music").utf8))
  }

  /// Closes the library, lets something happen to its files, and opens it again.
  func reopen(after change: () throws -> Void = {}) async throws {
    store = try LibraryStore(path: "")
    // The last answer of the one before may still be on its way out on the store's own thread.
    try await OpenFiles.waitUntilNone(at: database)
    try change()
    store = try LibraryStore(path: database)
  }

  /// Adds a FLAC file with the tags given; a name is its place below the music folder.
  func add(
    _ name: String, title: String = "", artist: String = "", album: String = "",
    albumArtist: String = "", track: Int? = nil, disc: Int? = nil, extra: [(String, String)] = [],
    picture: [UInt8]? = nil, modifiedAt: Int? = nil
  ) throws {
    var tags = [
      ("TITLE", title), ("ARTIST", artist), ("ALBUM", album), ("ALBUMARTIST", albumArtist),
    ].filter { !$0.1.isEmpty }
    if let track { tags.append(("TRACKNUMBER", String(track))) }
    if let disc { tags.append(("DISCNUMBER", String(disc))) }
    let file = TaggedFlac(tags: tags + extra, picture: picture, sound: Array(name.utf8))
    try directory.write(file.bytes, to: "music/" + name, modifiedAt: modifiedAt)
  }

  /// Scans everything, or places, and returns the last progress and how many revisions were published.
  @discardableResult
  func scan(
    _ places: [ScanPlace]? = nil, command: [String] = MusicFolder.workerCommand,
    timeLimit: Int64 = RootScan.timeLimit, force: Bool = false, settleTime: Int64 = 0
  ) async throws -> (progress: ScanProgress, revisions: Int) {
    let reports = Mutex<[(ScanProgress, LibraryRevision?)]>([])
    let scanner = LibraryScanner(
      store: store, workerCommand: command, workers: 2, timeLimit: timeLimit)
    let task = ScanTask(root: [], isForced: force, settleTime: settleTime)
    unsettled = try await scanner.scan(places, task) { progress, revision in
      reports.withLock { $0.append((progress, revision)) }
    }
    return reports.withLock { reports in
      let last = reports.last?.0 ?? ScanProgress(isRunning: true)
      return (last, reports.count { $0.1 != nil })
    }
  }

  /// Scans until the first changes are published; what that scan throws, being cancelled then.
  func scanUntilPublished(
    command: [String] = MusicFolder.workerCommand
  ) async -> LibraryError? {
    let scanner = LibraryScanner(store: store, workerCommand: command)
    let scan = Task {
      try await scanner.scan { _, revision in
        if revision != nil { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    guard case .failure(let error) = await scan.result else { return nil }
    return error as? LibraryError
  }

  /// A place below the music folder.
  func place(_ name: String, isDeep: Bool = false) -> ScanPlace {
    ScanPlace(path: Array(directory.path("music" + name).utf8), isDeep: isDeep)
  }

  /// All albums by title, each as "artist: title (tracks)".
  func albums() async throws -> [String] {
    try await store.albums(try await store.albumIDs(.title, limit: nil)).map {
      "\($0.artist ?? "*"): \($0.title) (\($0.trackCount))"
    }
  }

  /// All tracks by title.
  func tracks() async throws -> [TrackSummary] {
    try await store.tracks(try await store.trackIDs(limit: nil))
  }

  /// Scans with a program that does not exist, so that a file which had to be read is an error.
  func scanWithoutReading() async throws { try await scan(command: ["/nonexistent"]) }

  /// The titles of all albums in an order.
  func titles(_ sort: AlbumSort) async throws -> [String] {
    try await store.albums(try await store.albumIDs(sortedBy: sort)).map(\.title)
  }

  /// The names of all artists in their order.
  func artists() async throws -> [String] { try await store.artists().map(\.name) }

  /// The only album with its tracks; `nil` when there is none or another.
  func onlyAlbum() async throws -> AlbumDetail? {
    let ids = try await store.albumIDs(.title)
    return ids.count == 1 ? try await store.albumDetail(ids[0]) : nil
  }

  /// Where the cover of the only album is, below the music folder.
  func cover() async throws -> String? {
    guard let id = try await onlyAlbum()?.album.cover else { return nil }
    let root = directory.path("music/").utf8.count
    return switch try await store.coverSource(id) {
    case .file(let path): String(decoding: path.dropFirst(root), as: UTF8.self)
    case .embedded(let path): "in " + String(decoding: path.dropFirst(root), as: UTF8.self)
    case nil: nil
    }
  }

  /// The program that stands beside this test bundle, as a worker.
  static let workerCommand = [programPath, "scan-worker"]

  static var programPath: String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = Int(csystem_executable_path(&buffer, buffer.count))
    let path = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    return String(decoding: FilePath.split(path).directory, as: UTF8.self) + "/otodana"
  }
}
