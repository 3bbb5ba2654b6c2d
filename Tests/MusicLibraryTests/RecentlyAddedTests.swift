import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct RecentlyAddedTests {
  /// Titles of all albums, the newest in the library first.
  private func newest(_ folder: MusicFolder) async throws -> [String] {
    try await folder.store.albums(try await folder.store.albumIDs(.added)).map(\.title)
  }

  @Test func `a first import goes by the dates of the files`() async throws {
    let folder = try await MusicFolder()
    try folder.add("b/1.flac", album: "Of 2015", modifiedAt: 1_420_070_400)
    try folder.add("a/1.flac", album: "Of 2024", modifiedAt: 1_704_067_200)
    try folder.add("c/1.flac", album: "Of 2001", modifiedAt: 978_307_200)
    try await folder.scan()
    #expect(try await newest(folder) == ["Of 2024", "Of 2015", "Of 2001"])
  }

  @Test func `dates that make no sense do not float`() async throws {
    let folder = try await MusicFolder()
    let before = Int64(time(nil))
    try folder.add("a/1.flac", album: "Lost", modifiedAt: 0)
    try folder.add("b/1.flac", album: "Of 2099", modifiedAt: 4_070_908_800)
    try folder.add("c/1.flac", album: "Of 2001", modifiedAt: 978_307_200)
    try await folder.scan()
    #expect(try await newest(folder) == ["Of 2099", "Of 2001", "Lost"])
    let albums = try await folder.store.albums(try await folder.store.albumIDs(.added))
    #expect((before...before + 60).contains(albums[0].addedAt))
    #expect(albums[2].addedAt == 315_532_800)
  }

  @Test func `later imports are dated by their import, and retagging changes no date`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "First", modifiedAt: 1_704_067_200)
    try await folder.scan()
    try folder.add("b/1.flac", title: "U", album: "Later", modifiedAt: 978_307_200)
    try folder.add("a/1.flac", title: "Retagged", album: "First", modifiedAt: 1_710_000_000)
    try await folder.scan()
    #expect(try await newest(folder) == ["Later", "First"])
    let albums = try await folder.store.albums(try await folder.store.albumIDs(.added))
    #expect(albums[1].addedAt == 1_704_067_200)
  }

  @Test func `a track that comes late does not make its album new`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "Old", modifiedAt: 1_420_070_400)
    try folder.add("b/1.flac", title: "U", album: "New", modifiedAt: 1_704_067_200)
    try await folder.scan()
    try folder.add("a/2.flac", title: "V", album: "Old")
    try await folder.scan()
    #expect(try await newest(folder) == ["New", "Old"])
  }
}
