import BareLoops
import BenchmarkTable
import Glibc
import MusicLibrary
import MusicModel

extension LibraryRun {
  private static let coverCount = 120
  /// Sides in pixels, read at one scale: nothing that was made for the one serves the other.
  private static let coverSides = [80, 81]

  /// Covers of 600 pixels into view against decoding them alone: the first ones, for which the
  /// workers start, and as many more.
  mutating func measureCovers() async throws {
    let paths = makeCovers()
    let store = try LibraryStore(path: newDatabase())
    try await store.addRoot(Array((folder + "/covers").utf8))
    try await LibraryScanner.benchmarked(store).scan { _, _ in }
    let covers = try await store.albums(try await store.albumIDs(.title)).compactMap(\.cover)
    var first = Costs()
    var both = Costs()
    var decoded = Costs()
    for round in 0...options.rounds {
      let executor = try ThreadExecutor()
      let one = await Cost.of {
        await Self.show(covers, of: store, sides: Self.coverSides.prefix(1), on: executor)
      }
      let bare = await Cost.of {
        for path in paths { _ = bare_decode(path, Int32(Self.coverSides[0])) }
      }
      let two = await Cost.of {
        await Self.show(covers, of: store, sides: Self.coverSides[...], on: executor)
      }
      guard round > 0 else { continue }
      first.append(one)
      both.append(two)
      decoded.append(bare)
    }
    let bare = (decoded.processor, decoded.wall)
    add("120 covers into view, CPU", covers.count, first.processor, "decode", bare.0)
    add("120 covers into view, wall", covers.count, first.wall, "decode", bare.1)
    // The workers' time counts once they have ended, so the first ones are taken off.
    add("120 more, CPU", covers.count, both.processor - first.processor, "decode", bare.0)
    add("120 more, wall", covers.count, both.wall - first.wall, "decode", bare.1)
  }

  /// Makes albums with a cover each; gives the paths of the covers.
  private func makeCovers() -> [String] {
    let pictures = folder + "/covers"
    mkdir(pictures, 0o755)
    return (0..<Self.coverCount).map { number in
      let album = pictures + "/\(number)"
      mkdir(album, 0o755)
      _ = bare_write_picture(album + "/cover.jpg", 600, UInt32(number))
      let tags = [("TITLE", "T"), ("ALBUM", "A \(number)"), ("ARTIST", "B")]
      MusicMaker.write(MP3Bytes.file(tags, nil) + [UInt8(number)], to: album + "/1.mp3")
      return album + "/cover.jpg"
    }
  }

  /// Has all covers made by a new loader; its children have ended when it returns.
  private static func show(
    _ covers: [CoverID], of store: LibraryStore, sides: ArraySlice<Int>,
    on executor: ThreadExecutor
  ) async {
    await want(covers, of: store, sides: sides, on: executor)
    // They end with the loader, on its thread, and what they took counts once they have ended.
    var end = siginfo_t()
    while waitid(P_ALL, 0, &end, WEXITED | WNOHANG | WNOWAIT) == 0 { usleep(200) }
  }

  private static func want(
    _ covers: [CoverID], of store: LibraryStore, sides: ArraySlice<Int>,
    on executor: ThreadExecutor
  ) async {
    let loader = ArtworkLoader(
      store: store, workerCommand: [CommandLine.arguments[0], "art-worker"], executor: executor)
    let (shown, arrival) = AsyncStream.makeStream(of: Void.self)
    var arrivals = shown.makeAsyncIterator()
    for side in sides {
      let wanted = covers.map { CoverRequest(cover: $0, width: side, height: side) }
      loader.want(wanted) { _, _ in arrival.yield() }
      for _ in wanted { _ = await arrivals.next() }
    }
  }
}
