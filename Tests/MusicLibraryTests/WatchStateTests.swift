import Testing

@testable import MusicLibrary

/// What changes mean, without any system telling of them.
@Suite struct WatchStateTests {
  private var state: WatchState
  private static let settle: Int64 = 1_000_000_000

  init() {
    state = WatchState(WatchSettings(), at: 0)
    state.roots = [Array("/m".utf8)]
    for (watch, path) in ["/m", "/m/a", "/m/a/in", "/m/b"].enumerated() {
      state.table.add(Int32(watch), at: Array(path.utf8))
    }
  }

  /// What is to be looked at after changes, deep places with a star.
  private mutating func places(_ changes: FolderChange..., folders: [String] = []) -> [String] {
    _ = state.take(changes, at: 0) { folders.contains(String(decoding: $0, as: UTF8.self)) }
    switch state.take(at: Self.settle, isThere: { _ in false }) {
    case .changed(.places(let places)):
      return places.map { String(decoding: $0.path, as: UTF8.self) + ($0.isDeep ? "/*" : "") }
    case .changed(.everything): return ["*"]
    case .limitReached: return ["limit"]
    case nil: return []
    }
  }

  private func change(
    _ folder: Int32, _ name: String?, isFolder: Bool = false, isGone: Bool = false,
    isAttribute: Bool = false, isOver: Bool = false
  ) -> FolderChange {
    FolderChange(
      folder: folder, name: name.map { Array($0.utf8) }, isFolder: isFolder, isGone: isGone,
      isAttribute: isAttribute, isOver: isOver)
  }

  @Test mutating func `music, covers and playlists matter in their own directory`() {
    #expect(places(change(1, "x.flac"), change(1, "y.mp3", isGone: true)) == ["/m/a"])
    #expect(places(change(1, "cover.jpg")) == ["/m/a"])
    #expect(places(change(3, "list.m3u", isAttribute: true)) == ["/m/b"])
    #expect(places(change(1, "x.flac.part"), change(1, "notes.txt")) == [])
    #expect(places(change(1, ".nomedia")) == ["/m/a/*"])
  }

  @Test mutating func `directories are watched where they come, and no longer where they were`() {
    #expect(places(change(0, "new", isFolder: true)) == ["/m/new/*"])
    #expect(places(change(0, "@eaDir", isFolder: true)) == [])
    let moved = [
      change(0, "a", isFolder: true, isGone: true), change(3, "a", isFolder: true),
    ]
    let left = state.take(moved, at: 0) { _ in false }
    #expect(left.sorted() == [1, 2])
    #expect(places() == ["/m/a/*", "/m/b/a/*"])
    #expect(places(change(1, "x.flac")) == [])
  }

  @Test mutating func `a link to a directory counts as one, as it comes and goes`() {
    #expect(places(change(0, "link"), folders: ["/m/link"]) == ["/m/link/*"])
    state.table.add(7, at: Array("/m/link".utf8))
    #expect(state.take([change(0, "link", isGone: true)], at: 0) { _ in false } == [7])
    #expect(places() == ["/m/link/*"])
  }

  @Test mutating func `new rights matter, to a directory that is watched only to itself`() {
    #expect(places(change(0, "a", isFolder: true, isAttribute: true)) == ["/m/a"])
    #expect(places(change(0, "locked", isFolder: true, isAttribute: true)) == ["/m/locked/*"])
    #expect(places(change(0, nil, isAttribute: true)) == ["/m/*"])
    #expect(places(change(1, nil, isAttribute: true)) == [])
  }

  @Test mutating func `a root that moves away is looked for`() {
    #expect(state.take([change(0, nil, isGone: true)], at: 0) { _ in false }.count == 4)
    #expect(places() == ["/m/*"])
  }

  @Test mutating func `a watch that ends by itself is a place to look at`() {
    #expect(places(change(2, nil, isOver: true)) == ["/m/a/in/*"])
    #expect(state.table.path(of: 2) == nil)
  }

  @Test mutating func `changes that were lost may have been anything`() {
    #expect(places(change(1, "x.flac"), change(-1, nil)) == ["*"])
  }

  @Test mutating func `a storm is one look at each directory`() {
    let storm = (0..<10_000).map { change(Int32($0 % 2 == 0 ? 1 : 3), "\($0).flac") }
    #expect(state.take(storm, at: 0) { _ in false } == [])
    #expect(places() == ["/m/a", "/m/b"])
    #expect(places() == [])
  }

  @Test mutating func `the limit is told once, and then everything is looked at more often`() {
    let usual = state.due
    state.noteLimit()
    state.noteLimit()
    #expect(places() == ["limit"])
    #expect(places() == [])
    #expect((state.due ?? 0) < (usual ?? 0))
  }

  @Test mutating func `everything is looked at now and then`() {
    let period = WatchSettings().period.nanoseconds
    #expect(state.due == period)
    #expect(state.take(at: period - 1, isThere: { _ in true }) == nil)
    #expect(state.take(at: period, isThere: { _ in true }) == .changed(.everything))
    #expect(state.due == 2 * period)
  }

  @Test mutating func `a root that is offline is looked for until it is there`() {
    let period = WatchSettings().offlinePeriod.nanoseconds
    state.offlineRoots = [Array("/m".utf8)]
    #expect(state.due == period)
    #expect(state.take(at: period, isThere: { _ in false }) == nil)
    #expect(state.due == 2 * period)
    #expect(state.take(at: 2 * period, isThere: { _ in true }) == nil)
    #expect(
      state.take(at: 2 * period + Self.settle, isThere: { _ in true })
        == .changed(.places([ScanPlace(path: Array("/m".utf8), isDeep: true)])))
  }

  @Test func `mounts in a root and around it are places to look at`() {
    let earlier = MountList(Array("20 1 0:5 / /m/disk rw - x y rw\n21 1 0:6 / / rw\n".utf8))
    let now = MountList(
      Array("21 1 0:6 / / rw\n22 1 0:7 / /m/my\\040stick rw\n23 1 0:8 / /other rw".utf8))
    let places = now.places(in: Array("/m".utf8), since: earlier)
    let names = places.map { String(decoding: $0.path, as: UTF8.self) }
    #expect(Set(names) == ["/m/disk", "/m/my stick"])
    let around = now.places(in: Array("/other/music".utf8), since: earlier)
    #expect(around == [ScanPlace(path: Array("/other/music".utf8), isDeep: true)])
    #expect(now.places(in: Array("/m".utf8), since: now).isEmpty)
  }
}
