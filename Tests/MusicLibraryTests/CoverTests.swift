import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct CoverTests {
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 7, count: 40)

  @Test func `the album's folder comes before the file, the file before the disc's folder`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("x/CD1/1.flac", title: "T", album: "A")
    try await folder.scan()
    #expect(try await folder.cover() == nil)

    try folder.directory.write([1], to: "music/x/CD1/cover.jpg")
    try await folder.scan()
    #expect(try await folder.cover() == "x/CD1/cover.jpg")

    try folder.add("x/CD1/1.flac", title: "T", album: "A", picture: Self.picture)
    try await folder.scan()
    #expect(try await folder.cover() == "in x/CD1/1.flac")

    try folder.directory.write([1], to: "music/x/front.jpg")
    try folder.directory.write([1], to: "music/x/Folder.png")
    try await folder.scan()
    #expect(try await folder.cover() == "x/Folder.png")
  }

  @Test func `a picture that changes is another cover`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A")
    try folder.directory.write([1], to: "music/a/cover.jpg", modifiedAt: 1_000_000_000)
    try await folder.scan()
    let before = try await folder.store.albums(try await folder.store.albumIDs(.added))
    try folder.directory.write([1, 2], to: "music/a/cover.jpg", modifiedAt: 1_000_000_001)
    try await folder.scan()
    let after = try await folder.store.albums(try await folder.store.albumIDs(.added))
    #expect(before.map(\.id) == after.map(\.id))
    #expect(before[0].cover != nil)
    #expect(before[0].cover != after[0].cover)
    // The one that no album has any more is not kept.
    let old = try #require(before[0].cover)
    #expect(try await folder.store.coverSource(old) == nil)
  }

  @Test func `the picture inside a file is read`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A", picture: Self.picture)
    let path = Array(folder.directory.path("music/a/1.flac").utf8)
    #expect(EmbeddedPicture.frontCover(inFileAt: path) == Self.picture)
    #expect(EmbeddedPicture.frontCover(inFileAt: Array("/nowhere".utf8)) == nil)
  }
}
