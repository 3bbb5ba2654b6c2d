import Testing

@testable import MusicLibrary

/// How the folder is made: whole or not at all, once, and never over somebody's own files.
@Suite struct DemoLibraryTests {
  private let few = Array(DemoCatalogue.albums.prefix(1))

  @Test func `the folder is made with its parents`() throws {
    let folder = try DemoTestFolder()
    try DemoLibrary.write(few, to: folder("a/b/demo"))
    #expect(tracks(folder("a/b/demo")).count == 5)
    #expect(DemoTestFolder.files(below: folder.path).allSatisfy { $0.contains("/a/b/demo/") })
  }

  @Test func `a second call changes nothing`() throws {
    let folder = try DemoTestFolder()
    try DemoLibrary.write(few, to: folder("demo"))
    let first = tracks(folder("demo"))
    try DemoFolder(path: folder("demo")).write([1, 2, 3], to: "mine")
    try DemoLibrary.write(DemoCatalogue.albums, to: folder("demo/"))
    #expect(tracks(folder("demo")) == first)
    #expect(DemoTestFolder.facts(of: folder("demo/mine")).size == 3)
  }

  @Test func `a broken-off attempt is made anew`() throws {
    let folder = try DemoTestFolder()
    let draft = DemoFolder(path: folder("demo.unfinished/Some/Album"))
    try draft.make()
    try draft.write([1], to: "01 half.flac")
    try DemoFolder(path: folder("demo.unfinished")).write([], to: DemoLibrary.markerName)
    try DemoLibrary.write(few, to: folder("demo"))
    #expect(tracks(folder("demo")).count == 5)
    #expect(DemoTestFolder.files(below: folder("demo.unfinished")).isEmpty)
  }

  @Test func `another edition is replaced`() throws {
    let folder = try DemoTestFolder()
    let old = DemoFolder(path: folder("demo"))
    try old.make()
    try old.write(Array("0\n".utf8), to: DemoLibrary.markerName)
    try old.write([1], to: "old.flac")
    try DemoLibrary.write(few, to: folder("demo"))
    #expect(tracks(folder("demo")).count == 5)
    #expect(DemoTestFolder.facts(of: folder("demo/old.flac")).size == -1)
  }

  @Test func `an empty directory is filled`() throws {
    let folder = try DemoTestFolder()
    try DemoFolder(path: folder("demo")).make()
    try DemoLibrary.write(few, to: folder("demo"))
    #expect(tracks(folder("demo")).count == 5)
  }

  @Test func `somebody's own files are never touched`() throws {
    let folder = try DemoTestFolder()
    for name in ["demo", "other.unfinished"] {
      try DemoFolder(path: folder(name)).make()
      try DemoFolder(path: folder(name)).write([1, 2], to: "letter.txt")
    }
    #expect(throws: DemoError.occupied(path: folder("demo"))) {
      try DemoLibrary.write(few, to: folder("demo"))
    }
    #expect(throws: DemoError.occupied(path: folder("other.unfinished"))) {
      try DemoLibrary.write(few, to: folder("other"))
    }
    let kept = DemoTestFolder.files(below: folder.path).sorted()
    #expect(kept == [folder("demo/letter.txt"), folder("other.unfinished/letter.txt")])
  }

  @Test func `a place that cannot be written to is named in the error`() throws {
    let folder = try DemoTestFolder()
    let file = try folder.write([1], to: "file")
    #expect(throws: DemoError.system(path: file + "/demo", code: 20)) {  // not a directory
      try DemoLibrary.write(few, to: file + "/demo")
    }
  }

  private func tracks(_ path: String) -> [String] {
    DemoTestFolder.files(below: path).filter { $0.hasSuffix(".flac") }.sorted()
  }
}
