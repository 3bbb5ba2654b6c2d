import Glibc
import Synchronization
import Testing

@testable import MusicLibrary

@Suite struct WalkTests {
  /// What a walk finds, as paths below the folder.
  private func found(in directory: TemporaryDirectory) -> [String] {
    found(in: Array(directory.path.utf8))
  }

  private func found(in root: [UInt8], others: [[UInt8]] = []) -> [String] {
    var walk = DirectoryWalk(root: root, others: others)
    var names: [String] = []
    while let found = walk.next() {
      for name in found.music.map(\.name) + found.pictures.map(\.name) {
        let path = FilePath.joined(found.path, name).dropFirst(root.count + 1)
        names.append(String(decoding: path, as: UTF8.self))
      }
    }
    return names.sorted()
  }

  @Test func `music and covers are found, by suffix in any case`() throws {
    let directory = try TemporaryDirectory()
    for name in [
      "a.mp3", "B/b.FLAC", "B/Cover.JPG", "B/front.png", "B/AlbumArtSmall.jpg", "B/photo.jpg",
      "B/notes.txt", "c/d/e.opus", "noSuffix", "f.mp3.part", "c/back.jpg",
    ] { try directory.write([1], to: name) }
    #expect(
      found(in: directory) == [
        "B/AlbumArtSmall.jpg", "B/Cover.JPG", "B/b.FLAC", "B/front.png", "a.mp3", "c/d/e.opus",
      ])
  }

  @Test func `the discs of a set are read one after the other, behind the set`() throws {
    let directory = try TemporaryDirectory()
    for name in ["CD1/a.mp3", "x/b.mp3", "CD2/scans/c.mp3", "disc 3/d.mp3", "y/e.mp3"] {
      try directory.write([1], to: "set/" + name)
    }
    let root = Array(directory.path.utf8)
    let set = Array(directory.path("set").utf8)
    var walk = DirectoryWalk(root: root)
    var names: [String] = []
    while let found = walk.next() {
      names.append(String(decoding: FilePath.split(found.path).name, as: UTF8.self))
      #expect(walk.hasDiscsLeft(of: set) == (names.contains("set") && !names.hasAllDiscs))
    }
    #expect(names.count == 8)
    #expect(Set(names[5...]) == ["x", "y"] || Set(names[6...]) == ["x", "y"])
  }

  @Test func `what systems leave behind is left out`() throws {
    let directory = try TemporaryDirectory()
    for name in [
      "._a.mp3", "@eaDir/b.mp3", "#recycle/c.mp3", ".Trash-1000/d.mp3", "lost+found/e.mp3",
      ".stversions/f.mp3", "x/.nomedia", "x/g.mp3", "x/y/h.mp3", "z/.ignore", "z/i.mp3", "j.mp3",
    ] { try directory.write([1], to: name) }
    #expect(found(in: directory) == ["j.mp3"])
  }

  @Test func `loops end, and a file behind two links is one`() throws {
    let directory = try TemporaryDirectory()
    try directory.write([1], to: "a/song.mp3")
    try directory.write([1], to: "outside.bin")
    #expect(symlink("..", directory.path("a/up")) == 0)
    #expect(symlink(directory.path("a"), directory.path("again")) == 0)
    #expect(symlink("outside.bin", directory.path("one.mp3")) == 0)
    #expect(symlink("outside.bin", directory.path("two.mp3")) == 0)
    #expect(symlink("nowhere", directory.path("broken.mp3")) == 0)
    let names = found(in: directory)
    #expect(names.count { $0.hasSuffix("song.mp3") } == 1)
    #expect(names.count { $0 == "one.mp3" || $0 == "two.mp3" } == 1)
    #expect(names.count == 2)
  }

  @Test func `music that a link leads to inside the root is found at its own place only`() throws {
    let directory = try TemporaryDirectory()
    for name in ["z/song.mp3", "z/cover.jpg", "lost+found/hidden.mp3"] {
      try directory.write([1], to: "root/" + name)
    }
    try directory.write([1], to: "beside/far.mp3")
    #expect(symlink("z", directory.path("root/album")) == 0)
    #expect(symlink("z/song.mp3", directory.path("root/best.mp3")) == 0)
    #expect(symlink("lost+found/hidden.mp3", directory.path("root/back.mp3")) == 0)
    #expect(symlink("../beside", directory.path("root/out")) == 0)
    #expect(symlink("self", directory.path("root/self")) == 0)
    let root = Array(directory.path("root").utf8)
    let wanted = ["back.mp3", "out/far.mp3", "z/cover.jpg", "z/song.mp3"]
    #expect(found(in: root) == wanted)
    // A root beside this one finds its music itself.
    let beside = Array(directory.path("beside").utf8)
    #expect(found(in: root, others: [beside]) == wanted.filter { $0 != "out/far.mp3" })
  }

  @Test func `a walk says what it is about to read before it does`() throws {
    let directory = try TemporaryDirectory()
    try directory.write([1], to: "a/b/song.mp3")
    let named = Mutex<[String]>([])
    var walk = DirectoryWalk(root: Array(directory.path.utf8)) { path in
      named.withLock { $0.append(String(decoding: path, as: UTF8.self)) }
    }
    var read: [String] = []
    while let next = walk.next() {
      read.append(String(decoding: next.path, as: UTF8.self))
      #expect(named.withLock { $0 } == read)
    }
    #expect(read.count == 3)
  }

  @Test func `pipes and directories named like music are not files`() throws {
    let directory = try TemporaryDirectory()
    #expect(mkfifo(directory.path("pipe.mp3"), 0o644) == 0)
    directory.makeDirectory("folder.mp3")
    try directory.write([1], to: "folder.mp3/real.mp3")
    #expect(found(in: directory) == ["folder.mp3/real.mp3"])
  }

  @Test(
    arguments: [
      ("cover.jpg", 0), ("COVER.JPEG", 1), ("cover.png", 2), ("folder.jpg", 6), ("front.jpg", 12),
      ("album.jpg", 18), ("AlbumArt_{1}.jpg", 24), ("back.jpg", nil), ("cover.txt", nil),
      ("discover.jpg", nil), (".jpg", nil),
    ] as [(String, Int?)])
  func `covers are ranked by name, then by kind`(name: String, rank: Int?) {
    #expect(CoverRules().rank(of: Array(name.utf8)) == rank)
  }
}

extension [String] {
  fileprivate var hasAllDiscs: Bool { Set(self).isSuperset(of: ["CD1", "CD2", "disc 3"]) }
}
