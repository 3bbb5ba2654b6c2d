import Glibc
import MusicModel
import SeededRandom
import Testing

@testable import MusicLibrary

/// Random changes of a tree of music, after each of which a scan with digests, one without, and one
/// into an empty library find the same.
@Suite struct RescanPropertyTests {
  /// What a scan that was broken off has seen of a cue sheet depends on when that was, so a tree has
  /// either of the two.
  @Test(arguments: [1, 2, 3, 4] as [UInt64], [false, true])
  func `a scan finds with digests what it finds without`(
    seed: UInt64, hasSheets: Bool
  ) async throws {
    let directory = try TemporaryDirectory()
    let quick = try await Library(directory, name: "quick", hasDigests: true)
    let plain = try await Library(directory, name: "plain", hasDigests: false)
    var tree = RandomTree(directory, seed: seed, hasSheets: hasSheets)
    try tree.grow()
    var pairs = TrackPairs()
    var passed = 0
    for round in 0..<20 {
      for _ in 0..<tree.pick(4) { try tree.change() }
      let disturbance = Disturbance(&tree)
      for library in [quick, plain] { try await library.suffer(disturbance) }
      if tree.pick(2) == 0 { try tree.change() }
      passed += try await quick.store.digestCount()
      for library in [quick, plain] { try await library.scan() }
      let found = try await quick.store.findings()
      let expected = try await plain.store.findings()
      #expect(found.map(\.line) == expected.map(\.line), "seed \(seed), round \(round)")
      let agree = pairs.agree(found, expected, but: tree.shared)
      #expect(agree, "seed \(seed), round \(round)")
    }
    #expect(passed > 0)
    let fresh = try await Library(directory, name: "fresh", hasDigests: true)
    try await fresh.scan()
    #expect(try await quick.store.findings().map(\.line) == fresh.store.findings().map(\.line))
  }
}

/// What comes before a scan now and then.
private enum Disturbance {
  case nothing
  case brokenOff
  case part(folder: String, isDeep: Bool)

  init(_ tree: inout RandomTree) {
    switch tree.pick(4) {
    case 0: self = .brokenOff
    case 1: self = .part(folder: tree.folder(), isDeep: tree.pick(2) == 0)
    default: self = .nothing
    }
  }
}

/// One of several libraries of the same music.
private struct Library {
  let store: LibraryStore
  private let music: [UInt8]
  private let hasDigests: Bool

  init(_ directory: TemporaryDirectory, name: String, hasDigests: Bool) async throws {
    directory.makeDirectory("music")
    music = Array(directory.path("music").utf8)
    self.hasDigests = hasDigests
    store = try LibraryStore(path: directory.path("\(name)/library.db"))
    try await store.addRoot(music)
  }

  func scan(_ places: [ScanPlace]? = nil) async throws {
    if !hasDigests { try await store.execute("DELETE FROM folder_digests") }
    let scanner = LibraryScanner(store: store, workerCommand: MusicFolder.workerCommand)
    _ = try await scanner.scan(places, ScanTask(root: [])) { _, _ in }
  }

  func suffer(_ disturbance: Disturbance) async throws {
    switch disturbance {
    case .nothing: break
    case .part(let folder, let isDeep):
      let path = FilePath.joined(music, Array(folder.utf8))
      try await scan([ScanPlace(path: path, isDeep: isDeep)])
    case .brokenOff:
      if !hasDigests { try await store.execute("DELETE FROM folder_digests") }
      let scanner = LibraryScanner(store: store, workerCommand: MusicFolder.workerCommand)
      let scan = Task {
        try await scanner.scan { _, revision in
          if revision != nil { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      _ = await scan.result
    }
  }
}

/// Which track of one library is which of another, as the rounds go by.
private struct TrackPairs {
  private var others: [Int64: Int64] = [:]

  /// Whether tracks that were the same are so still.
  ///
  /// Of files that have one sound either may be the track that went, so they are left out.
  mutating func agree(
    _ found: [LibraryStore.Finding], _ expected: [LibraryStore.Finding], but shared: Set<String>
  ) -> Bool {
    zip(found, expected).allSatisfy { own, other in
      guard own.track != 0, !shared.contains(own.title) else { return true }
      let known = others.updateValue(other.track, forKey: own.track)
      return known == nil || known == other.track
    }
  }
}

extension LibraryStore {
  /// Something in the library.
  fileprivate struct Finding {
    var line: String
    var track: Int64 = 0
    var title = ""
  }

  /// All that a scan has written, in the order of the paths.
  fileprivate func findings() throws(LibraryError) -> [Finding] {
    let stamp = "device, inode, size, modified_at, changed_at, reader"
    let tables = [
      ("name, part, \(stamp), title", "tracks", "tracks.id, title"),
      ("name, \(stamp), reason", "skipped_files", "0, ''"),
      ("name, size, modified_at", "pictures", "0, ''"),
      ("name, size, modified_at, neighbours, reason", "cue_sheets", "0, ''"),
    ]
    var result: [Finding] = []
    for (columns, table, track) in tables {
      result += try connection.rows(
        """
        SELECT \(track), path, \(columns) FROM \(table) JOIN folders ON folders.id = folder_id
        ORDER BY path, \(columns)
        """
      ) { row in
        let count = Int32(columns.split(separator: ",").count)
        let values = (2..<(3 + count)).map { "\(row.value($0))" }
        return Finding(
          line: table + ": " + values.joined(separator: " "), track: row.integer(0),
          title: row.text(1))
      }
    }
    result += try connection.rows("SELECT title, track_count FROM albums ORDER BY 1, 2") {
      Finding(line: "album \($0.text(0)) \($0.int(1))")
    }
    return result
  }

  fileprivate func digestCount() throws(LibraryError) -> Int {
    try connection.first("SELECT count(*) FROM folder_digests", [], { $0.int(0) }) ?? 0
  }
}
