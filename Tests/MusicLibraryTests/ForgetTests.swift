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
    #expect(try await folder.store.forget(root.id) == revision)

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
}
