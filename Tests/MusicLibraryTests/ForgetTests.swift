import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ForgetTests {
  @Test func `a forgotten root takes its music along, and brings the same tracks back`()
    async throws
  {
    let folder = try await MusicFolder()
    folder.directory.makeDirectory("other")
    let other = try await folder.store.addRoot(Array(folder.directory.path("other").utf8))
    try folder.add("a/1.flac", title: "Goes", artist: "Ann", album: "A")
    try folder.directory.write([], to: "music/a/empty.mp3")
    try folder.directory.write([1], to: "music/a/cover.jpg")
    let kept = TaggedFlac(tags: [("TITLE", "Stays"), ("ARTIST", "Bob"), ("ALBUM", "B")])
    try folder.directory.write(kept.bytes, to: "other/b/2.flac")
    try await folder.scan()
    let before = try await folder.tracks()
    #expect(before.map(\.title) == ["Goes", "Stays"])

    let root = try #require(try await folder.store.roots().first { $0.id != other.id })
    try await folder.store.forget(root.id)
    #expect(try await folder.store.roots().map(\.id) == [other.id])
    #expect(try await folder.tracks().map(\.title) == ["Stays"])
    #expect(try await folder.store.artists().map(\.name) == ["Bob"])
    #expect(try await folder.store.skippedFiles(limit: nil) == [])
    let revision = try await folder.store.revision()
    #expect(try await folder.store.forget(root.id).revision == revision)

    try await folder.store.addRoot(root.path)
    try await folder.scan()
    #expect(try await folder.tracks().map(\.id) == before.map(\.id))
  }

  @Test func `a root that is offline can be forgotten`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    try await folder.scan()
    try folder.directory.rename("music", to: "elsewhere")
    try await folder.scan()
    let root = try #require(try await folder.store.roots().first)
    try await folder.store.forget(root.id)
    #expect(try await folder.store.counts() == LibraryCounts())
  }

  @Test func `a root is named by any path to it`() async throws {
    let folder = try await MusicFolder()
    let root = try #require(try await folder.store.roots().first)
    let path = folder.directory.path("music")
    for name in [path, path + "/", path + "/../music/.", path + "//"] {
      #expect(try await folder.store.root(at: Array(name.utf8)) == root)
    }
    try folder.directory.rename("music", to: "gone")
    for name in [path, path + "/", path + "/x/.."] {
      #expect(try await folder.store.root(at: Array(name.utf8)) == root)
    }
    #expect(try await folder.store.root(at: Array((path + "/x").utf8)) == nil)
    #expect(try await folder.store.root(at: []) == nil)
    #expect(FilePath.absolute(Array("/a/../../b".utf8)) == Array("/b".utf8))
    #expect(FilePath.absolute(Array("/..".utf8)) == Array("/".utf8))
  }

  @Test func `tracks of missing files are forgotten, and come back the same`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "Goes", artist: "Ann", album: "A")
    try folder.add("b/2.flac", title: "Stays", artist: "Bob", album: "B")
    try await folder.scan()
    let before = try await folder.tracks()
    #expect(try await folder.store.missingFiles() == [])
    try folder.directory.rename("music/a", to: "away")
    let missing = try await folder.store.missingFiles()
    #expect(missing.map(\.tracks) == [[before[0].id]])
    try await folder.store.forget(missing)
    #expect(try await folder.tracks().map(\.title) == ["Stays"])
    #expect(try await folder.albums() == ["Bob: B (1)"])
    try folder.directory.rename("away", to: "music/a")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.id) == before.map(\.id))
  }
}
