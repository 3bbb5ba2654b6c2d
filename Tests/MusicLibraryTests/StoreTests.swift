import MusicLibrary
import MusicModel
import Testing

@Suite struct StoreTests {
  @Test func `an empty library counts nothing`() async throws {
    let store = try LibraryStore(path: "")
    #expect(try await store.counts().albums == 0)
    #expect(try await store.albumIDs(.added, limit: 10) == [])
  }
}
