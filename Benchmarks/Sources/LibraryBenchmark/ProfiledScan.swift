import MusicLibrary
import MusicModel

/// One scan, for a profiler to watch.
enum ProfiledScan {
  /// Scans a folder into a database and prints what it took; returns an exit code.
  static func run(_ arguments: [String]) async -> Int32 {
    guard arguments.count == 2 else { return 2 }
    do {
      let store = try LibraryStore(path: arguments[1])
      try await store.addRoot(Array(arguments[0].utf8))
      let cost = try await Cost.of { try await LibraryScanner.benchmarked(store).scan { _, _ in } }
      let counts = try await store.counts()
      print("\(counts.tracks) tracks, \(counts.albums) albums:", terminator: " ")
      print("\(Int(cost.processor / 1e6)) ms of CPU, \(Int(cost.wall / 1e6)) ms")
      return 0
    } catch {
      print(error)
      return 1
    }
  }
}

extension LibraryScanner {
  /// A scanner whose children are this program.
  static func benchmarked(_ store: LibraryStore) -> LibraryScanner {
    LibraryScanner(store: store, workerCommand: [CommandLine.arguments[0], "scan-worker"])
  }
}
