import Testing

@testable import MusicLibrary

/// What a scan changed, by the identity of tracks.
@Suite struct ChangesTests {
  @Test func `new, changed, moved and removed tracks are told apart`() async throws {
    let folder = try await MusicFolder()
    for name in ["same", "retagged", "moved", "gone"] {
      try folder.add("a/\(name).flac", title: name, artist: "Ann", album: "A")
    }
    try await folder.scan()
    try await folder.store.beginComparison()
    try await folder.scan()
    #expect(try await folder.store.changes() == LibraryChanges())

    try folder.add("a/new.flac", title: "new", artist: "Ann", album: "A")
    try folder.add("a/retagged.flac", title: "other", artist: "Ann", album: "A")
    try folder.directory.rename("music/a/moved.flac", to: "music/b.flac")
    try folder.directory.rename("music/a/gone.flac", to: "gone.flac")
    try await folder.scan()
    #expect(
      try await folder.store.changes()
        == LibraryChanges(added: 1, changed: 1, moved: 1, removed: 1))
    try await folder.store.beginComparison()
    #expect(try await folder.store.changes() == LibraryChanges())
  }
}
