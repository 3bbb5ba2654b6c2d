import BareLoops
import BenchmarkTable
import Glibc
import MusicLibrary
import MusicModel

/// The measurements of one run; everything is made in a temporary folder.
struct LibraryRun {
  var table: Table
  let options: LibraryOptions
  let folder: String
  let music: String
  private var databases = 0

  /// What cannot be done without.
  enum Failure: Error {
    case noTemporaryFolder
    case noGenerator
  }

  /// Prepares the run; makes music unless there is some.
  init(_ options: LibraryOptions, table: Table) throws {
    self.options = options
    self.table = table
    var template = Array("/tmp/otodana-library-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure.noTemporaryFolder }
    folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    if let given = options.music {
      music = given
    } else if options.parts.allSatisfy({ $0 == .covers || $0 == .large }) {
      music = ""
    } else {
      music = folder + "/music"
      mkdir(music, 0o755)
      MusicMaker(folder: music).make(tracks: options.tracks)
    }
  }

  /// Removes what was made.
  func clean() {
    _ = ChildProcess.run(["rm", "-rf", "--", folder])
  }

  // MARK: Scan

  /// A scan into an empty database against reading the tags alone; a scan without anything new
  /// against a walk.
  mutating func measureScan() async throws {
    var scan = Costs()
    var tags = Costs()
    var rescan = Costs()
    var walk = Costs()
    var files = 0
    for round in 0...options.rounds {
      let store = try LibraryStore(path: newDatabase())
      try await store.addRoot(Array(music.utf8))
      let scanner = LibraryScanner.benchmarked(store)
      let first = try await Cost.of { try await scanner.scan { _, _ in } }
      let bare = await Cost.of { files = bare_read_tags(music) }
      let again = try await Cost.of { try await scanner.scan { _, _ in } }
      let walked = await Cost.of { _ = bare_walk(music) }
      // The first round warms the caches.
      guard round > 0 else { continue }
      scan.append(first)
      tags.append(bare)
      rescan.append(again)
      walk.append(walked)
    }
    add("scan, CPU", files, scan.processor, "tags", tags.processor)
    add("scan, wall", files, scan.wall, "tags", tags.wall)
    add("scan of nothing new, CPU", files, rescan.processor, "walk", walk.processor)
  }

  // MARK: Covers

  private static let coverCount = 120
  private static let coverSide = 80

  /// Covers of 600 pixels into view against decoding them alone.
  mutating func measureCovers() async throws {
    let pictures = folder + "/covers"
    mkdir(pictures, 0o755)
    var paths: [String] = []
    for number in 0..<Self.coverCount {
      let album = pictures + "/\(number)"
      mkdir(album, 0o755)
      _ = bare_write_picture(album + "/cover.jpg", 600, UInt32(number))
      let tags = [("TITLE", "T"), ("ALBUM", "A \(number)"), ("ARTIST", "B")]
      MusicMaker.write(MP3Bytes.file(tags, nil) + [UInt8(number)], to: album + "/1.mp3")
      paths.append(album + "/cover.jpg")
    }
    let store = try LibraryStore(path: newDatabase())
    try await store.addRoot(Array(pictures.utf8))
    try await LibraryScanner.benchmarked(store).scan { _, _ in }
    let covers = try await store.albums(try await store.albumIDs(.title)).compactMap(\.cover)
    var shown = Costs()
    var decoded = Costs()
    for round in 0...options.rounds {
      let executor = try ThreadExecutor()
      let cost = await Cost.of { await Self.show(covers, of: store, on: executor) }
      let bare = await Cost.of {
        for path in paths { _ = bare_decode(path, Int32(Self.coverSide)) }
      }
      guard round > 0 else { continue }
      shown.append(cost)
      decoded.append(bare)
    }
    add("120 covers into view, CPU", covers.count, shown.processor, "decode", decoded.processor)
    add("120 covers into view, wall", covers.count, shown.wall, "decode", decoded.wall)
  }

  /// Has all covers made by a new loader; its children have ended when it returns.
  private static func show(
    _ covers: [CoverID], of store: LibraryStore, on executor: ThreadExecutor
  ) async {
    await want(covers, of: store, on: executor)
    // They end with the loader, on its thread, and what they took counts once they have ended.
    var end = siginfo_t()
    while waitid(P_ALL, 0, &end, WEXITED | WNOHANG | WNOWAIT) == 0 { usleep(200) }
  }

  private static func want(
    _ covers: [CoverID], of store: LibraryStore, on executor: ThreadExecutor
  ) async {
    let loader = ArtworkLoader(
      store: store, workerCommand: [CommandLine.arguments[0], "art-worker"], executor: executor)
    let wanted = covers.map { CoverRequest(cover: $0, width: coverSide, height: coverSide) }
    let (shown, arrival) = AsyncStream.makeStream(of: Void.self)
    loader.want(wanted) { _, _ in arrival.yield() }
    var arrivals = shown.makeAsyncIterator()
    for _ in wanted { _ = await arrivals.next() }
  }

  mutating func newDatabase() -> String {
    databases += 1
    return folder + "/library-\(databases).db"
  }

  mutating func add(
    _ name: String, _ count: Int, _ time: Double, _ yardstick: String, _ bare: Double
  ) {
    table.add(
      Measurement(
        name: name, time: time, yardstick: (yardstick, bare), isExact: true, operations: count))
  }

  mutating func add(_ name: String, _ count: Int, _ time: Double) {
    table.add(
      Measurement(name: name, time: time, yardstick: nil, isExact: true, operations: count))
  }

  /// Whether a million tracks are wanted.
  var isLarge: Bool { options.isLarge }
}
