/// Which directory each watch is on.
struct WatchTable: Sendable {
  private var paths: [Int32: [UInt8]] = [:]
  private var watches: [[UInt8]: Int32] = [:]

  /// How many directories are watched.
  var count: Int { paths.count }

  /// The directory of a watch.
  func path(of watch: Int32) -> [UInt8]? { paths[watch] }

  /// Whether a directory is watched.
  func contains(_ path: [UInt8]) -> Bool { watches[path] != nil }

  /// Remembers a watch; a directory that is watched under another path has moved here.
  mutating func add(_ watch: Int32, at path: [UInt8]) {
    if let former = paths[watch], watches[former] == watch { watches[former] = nil }
    paths[watch] = path
    watches[path] = watch
  }

  /// Forgets a watch.
  mutating func remove(_ watch: Int32) {
    guard let path = paths.removeValue(forKey: watch) else { return }
    if watches[path] == watch { watches[path] = nil }
  }

  /// Forgets the watches on directories and on all below them.
  ///
  /// - Returns: The watches.
  /// - Complexity: O(watches), once for all directories.
  mutating func removeAll(under directories: Set<[UInt8]>) -> [Int32] {
    guard !directories.isEmpty else { return [] }
    let gone = paths.filter { _, path in Self.isInside(path, directories) }
    for watch in gone.keys { remove(watch) }
    return Array(gone.keys)
  }

  private static func isInside(_ path: [UInt8], _ directories: Set<[UInt8]>) -> Bool {
    if directories.contains(path) { return true }
    return path.indices.contains { index in
      path[index] == UInt8(ascii: "/") && directories.contains(Array(path[..<index]))
    }
  }
}
