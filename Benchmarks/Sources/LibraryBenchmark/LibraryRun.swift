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
