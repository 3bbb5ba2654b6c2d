import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ManyUpdatesTests {
  @Test func `a thousand changes leave a library as small as it was`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let store = try LibraryStore(path: path)
    directory.makeDirectory("music")
    let root = try await store.addRoot(Array(directory.path("music").utf8))
    try await store.update(root, round: 0)
    try await store.checkpoint()
    let fresh = try await store.size()
    for round in 1...1_000 { try await store.update(root, round: round) }
    let counts = LibraryCounts(artists: 1, albums: 1, tracks: 20, downloaded: 1)
    #expect(try await store.counts() == counts)
    try await store.checkpoint()
    // Old texts leave the index in merges, not at once; the rest is reused.
    #expect(try await store.size() < 8 * fresh)
    // What a start reads: nothing of it has grown with the number of changes.
    let again = try LibraryStore(path: path)
    let album = try #require(try await again.albumIDs(sortedBy: AlbumSort(.added), limit: 60).first)
    #expect(try await again.albumDetail(album)?.tracks.count == 20)
    #expect(try await again.search(Query("\"round 1000\"")).tracks.count == 1)
    #expect(try await again.search(Query("\"round 999\"")).tracks.count == 1)
    #expect(try await again.search(Query("\"round 12\"")).tracks.isEmpty)
  }
}

extension LibraryStore {
  /// Retags one of twenty tracks, or adds all of them.
  fileprivate func update(_ root: LibraryRoot, round: Int) throws(LibraryError) {
    var batch = ScanBatch()
    for number in round == 0 ? 0..<20 : (round % 20)..<(round % 20 + 1) {
      var tags = FileTags()
      (tags.title, tags.artist, tags.album) = ("Song \(number) round \(round)", "Ann", "A")
      batch.files.append(
        ScanBatch.File(
          folder: root.path + Array("/a".utf8), name: Array("\(number).flac".utf8),
          stamp: FileStamp(
            identity: FileIdentity(device: 1, inode: Int64(number + 1)), size: 10,
            modifiedAt: Int64(round)),
          content: .tracks([TrackPart(whole: tags)], fingerprint: Int64(number))))
    }
    _ = try publish(batch, root: root)
  }

  fileprivate func checkpoint() throws(LibraryError) {
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Pages of the database.
  fileprivate func size() throws(LibraryError) -> Int {
    try connection.first("PRAGMA page_count") { $0.int(0) } ?? 0
  }
}
