import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct CoverTests {
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 7, count: 40)

  /// Where the cover of a folder's only album is, below the music folder.
  private func cover(of folder: MusicFolder) async throws -> String? {
    let ids = try await folder.store.albumIDs(.added, limit: nil)
    let albums = try await folder.store.albums(ids)
    guard albums.count == 1, let id = albums[0].cover else { return nil }
    let root = folder.directory.path("music/").utf8.count
    return switch try await folder.store.coverSource(id) {
    case .file(let path): String(decoding: path.dropFirst(root), as: UTF8.self)
    case .embedded(let path): "in " + String(decoding: path.dropFirst(root), as: UTF8.self)
    case nil: nil
    }
  }

  @Test func `the album's folder comes before the file, the file before the disc's folder`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("x/CD1/1.flac", title: "T", album: "A")
    try await folder.scan()
    #expect(try await cover(of: folder) == nil)

    try folder.directory.write([1], to: "music/x/CD1/cover.jpg")
    try await folder.scan()
    #expect(try await cover(of: folder) == "x/CD1/cover.jpg")

    try folder.add("x/CD1/1.flac", title: "T", album: "A", picture: Self.picture)
    try await folder.scan()
    #expect(try await cover(of: folder) == "in x/CD1/1.flac")

    try folder.directory.write([1], to: "music/x/front.jpg")
    try folder.directory.write([1], to: "music/x/Folder.png")
    try await folder.scan()
    #expect(try await cover(of: folder) == "x/Folder.png")
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
