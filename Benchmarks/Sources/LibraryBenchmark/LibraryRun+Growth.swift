import BareLoops
import BenchmarkTable
import Glibc
import MusicLibrary

extension LibraryRun {
  private static let growth = 10
  private static let rounds = 3

  /// A scan of ten times the files into an empty database against one of the files themselves.
  ///
  /// What is more than ten times the time grows faster than the library. The tags of all these files
  /// tell how much of it is the machine's, whose caches hold the smaller folder.
  mutating func measureGrowth() async throws {
    let more = folder + "/more-music"
    mkdir(more, 0o755)
    MusicMaker(folder: more).make(tracks: options.tracks * Self.growth)
    // What is still to be written of them would keep the disk busy.
    sync()
    // By turns, since a busy machine changes within a minute.
    var small = Costs()
    var large = Costs()
    for _ in 0..<Self.rounds {
      small.append(try await scan(music))
      large.append(try await scan(more))
    }
    let tags = await Cost.of { _ = bare_read_tags(more) }
    let files = options.tracks * Self.growth
    let name = "scan of ten times the files"
    add("\(name), CPU", files, large.processor, "scan", small.processor)
    add("\(name), wall", files, large.wall, "scan", small.wall)
    add("\(name), CPU against tags", files, large.processor, "tags", tags.processor)
    _ = ChildProcess.run(["rm", "-rf", "--", more])
  }

  private mutating func scan(_ folder: String) async throws -> Cost {
    let store = try LibraryStore(path: newDatabase())
    try await store.addRoot(Array(folder.utf8))
    let scanner = LibraryScanner.benchmarked(store)
    return try await Cost.of { try await scanner.scan { _, _ in } }
  }
}
