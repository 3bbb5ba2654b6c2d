import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct UserDataTests {
  /// Albums A (tracks One, Two) and B (track Three), scanned.
  private func shelf() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", artist: "Ann", album: "A", track: 1)
    try folder.add("a/2.flac", title: "Two", artist: "Ann", album: "A", track: 2)
    try folder.add("b/3.flac", title: "Three", artist: "Bob", album: "B", track: 1)
    try await folder.scan()
    return folder
  }

  private func track(_ title: String, in folder: MusicFolder) async throws -> TrackID {
    try #require(try await folder.tracks().first { $0.title == title }?.id)
  }

  private func album(_ title: String, in folder: MusicFolder) async throws -> AlbumID {
    let albums = try await folder.store.albums(try await folder.store.albumIDs(.title))
    return try #require(albums.first { $0.title == title }?.id)
  }

  @Test func `stars and hearts of tracks are kept, shown, and taken back`() async throws {
    let folder = try await shelf()
    let one = try await track("One", in: folder)
    let two = try await track("Two", in: folder)
    try await folder.store.rate(2, tracks: [two])
    let undoStars = try await folder.store.rate(4, tracks: [one, two])
    #expect(undoStars == .rateTracks([one: 0, two: 2]))
    let undoHeart = try await folder.store.favourite(tracks: [one])
    let shown = try await folder.store.tracks([one, two])
    #expect(shown.map(\.rating) == [4, 4])
    #expect(shown.map(\.isFavourite) == [true, false])

    let redo = try await folder.store.perform(undoStars)
    #expect(redo == .rateTracks([one: 4, two: 4]))
    try await folder.store.perform(undoHeart)
    let data = try await folder.store.userData(of: [one, two])
    #expect(data[one]?.rating == 0)
    #expect(data[two]?.rating == 2)
    #expect(data[one]?.isFavourite == false)
  }

  @Test(arguments: [(-3, 0), (0, 0), (1, 1), (5, 5), (9, 5)])
  func `stars outside 0 to 5 are brought inside`(given: Int, kept: Int) async throws {
    let folder = try await shelf()
    let one = try await track("One", in: folder)
    let album = try await album("A", in: folder)
    try await folder.store.rate(given, tracks: [one])
    try await folder.store.rate(given, albums: [album])
    #expect(try await folder.store.tracks([one]).map(\.rating) == [kept])
    #expect(try await folder.store.albums([album]).map(\.rating) == [kept])
  }

  @Test func `plays and skips are counted with their times, and taken back`() async throws {
    let folder = try await shelf()
    let one = try await track("One", in: folder)
    try await folder.store.recordPlay(of: one, at: 1_000)
    let undo = try await folder.store.recordPlay(of: one, at: 2_000)
    try await folder.store.recordSkip(of: one, at: 3_000)
    var data = try #require(try await folder.store.userData(of: [one])[one])
    #expect((data.plays, data.lastPlayedAt) == (2, 2_000))
    #expect((data.skips, data.lastSkippedAt) == (1, 3_000))
    #expect(try await folder.store.history().map(\.time) == [2_000, 1_000])
    #expect(try await folder.store.history(before: 2_000).map(\.time) == [1_000])
    #expect(try await folder.store.history(.skip, limit: 5).map(\.track) == [one])

    let redo = try await folder.store.perform(undo)
    data = try #require(try await folder.store.userData(of: [one])[one])
    #expect((data.plays, data.lastPlayedAt) == (1, 1_000))
    try await folder.store.perform(redo)
    data = try #require(try await folder.store.userData(of: [one])[one])
    #expect((data.plays, data.lastPlayedAt) == (2, 2_000))
  }

  @Test func `what is not in the library changes nothing and is not in the undo`() async throws {
    let folder = try await shelf()
    let nobody = TrackID(99)
    #expect(try await folder.store.rate(3, tracks: [nobody]) == .rateTracks([:]))
    #expect(try await folder.store.rate(3, albums: [AlbumID(99)]) == .rateAlbums([:]))
    #expect(try await folder.store.recordPlay(of: nobody) == .removeListening([]))
    let never = ListeningRecord(track: nobody, kind: .play, time: 1)
    #expect(try await folder.store.perform(.removeListening([never])) == .addListening([]))
    #expect(try await folder.store.userData(of: [nobody]).isEmpty)
  }

  @Test func `stars and hearts of albums stay when their files are retagged and moved`()
    async throws
  {
    let folder = try await shelf()
    let before = try await album("A", in: folder)
    try await folder.store.rate(5, albums: [before])
    let undo = try await folder.store.favourite(albums: [before])
    #expect(undo == .favouriteAlbums([before: false]))

    try folder.add("a/1.flac", title: "One", artist: "Ann", album: "New", track: 1)
    try folder.add("a/2.flac", title: "Two", artist: "Ann", album: "New", track: 2)
    try await folder.scan()
    try folder.directory.rename("music/a", to: "music/elsewhere/c")
    try await folder.scan()
    let data = try await folder.store.userData(of: [try await album("New", in: folder)])
    #expect(data.values.map(\.rating) == [5])
    #expect(data.values.map(\.isFavourite) == [true])
  }

  @Test func `an album that loses a track keeps its stars, and the other gets none`()
    async throws
  {
    let folder = try await shelf()
    try folder.add("a/4.flac", title: "Four", artist: "Ann", album: "A", track: 4)
    try await folder.scan()
    let marked = try await album("A", in: folder)
    try await folder.store.rate(3, albums: [marked])
    try folder.add("a/4.flac", title: "Four", artist: "Ann", album: "Other", track: 4)
    try await folder.scan()
    let other = try await album("Other", in: folder)
    #expect(try await folder.store.albums([marked, other]).map(\.rating) == [3, 0])

    // What is made of one of them does not reach the other.
    try await folder.store.rate(1, albums: [other])
    try await folder.store.rate(4, albums: [marked])
    #expect(try await folder.store.albums([marked, other]).map(\.rating) == [4, 1])
    #expect(try await folder.store.albumIDs(by: .highestRated) == [marked, other])
  }

  @Test func `files that go away and come back have what was made of them`() async throws {
    let folder = try await shelf()
    let three = try await track("Three", in: folder)
    try await folder.store.rate(4, tracks: [three])
    try await folder.store.favourite(albums: [try await album("B", in: folder)])
    let bytes = try folder.directory.read("music/b/3.flac")
    try folder.directory.delete("music/b/3.flac")
    try await folder.scan()
    #expect(try await folder.store.albumIDs(by: .favourites) == [])
    try folder.directory.write(bytes, to: "music/back.flac")
    try await folder.scan()
    #expect(try await folder.store.tracks([three]).map(\.rating) == [4])
    #expect(try await folder.store.albumIDs(by: .favourites).count == 1)
  }

  @Test func `rankings list tracks and albums by what was made of them`() async throws {
    let folder = try await shelf()
    let store = folder.store
    let one = try await track("One", in: folder)
    let two = try await track("Two", in: folder)
    let three = try await track("Three", in: folder)
    let (a, b) = (try await album("A", in: folder), try await album("B", in: folder))
    for time in [10, 20] as [Int64] { try await store.recordPlay(of: three, at: time) }
    try await store.recordPlay(of: one, at: 30)
    try await store.recordSkip(of: two, at: 40)
    try await store.rate(2, tracks: [three])
    try await store.rate(5, tracks: [two])
    try await store.favourite(tracks: [two, one])
    try await store.favourite(albums: [b])

    #expect(try await store.trackIDs(by: .mostPlayed) == [three, one])
    #expect(try await store.trackIDs(by: .recentlyPlayed) == [one, three])
    #expect(try await store.trackIDs(by: .leastPlayed) == [two, one, three])
    #expect(try await store.trackIDs(by: .mostSkipped) == [two])
    #expect(try await store.trackIDs(by: .highestRated) == [two, three])
    #expect(try await store.trackIDs(by: .favourites, limit: 1) == [one])
    #expect(try await store.albumIDs(by: .mostPlayed) == [b, a])
    #expect(try await store.albumIDs(by: .recentlyPlayed) == [a, b])
    #expect(try await store.albumIDs(by: .leastPlayed) == [a, b])
    #expect(try await store.albumIDs(by: .mostSkipped) == [a])
    #expect(try await store.albumIDs(by: .favourites) == [b])
    #expect(try await store.albumIDs(by: .highestRated) == [])
  }

  @Test func `the queue is kept as it was, files that are no tracks among it`() async throws {
    let folder = try await shelf()
    #expect(try await folder.store.storedQueue() == nil)
    let one = try await track("One", in: folder)
    let queue = StoredQueue(
      entries: [
        StoredQueue.Entry(track: one, path: [0x2F, 0x61], playOrder: 1),
        StoredQueue.Entry(track: nil, path: [0x2F, 0xFF, 0xFE], playOrder: 0),
      ], current: 1, elapsed: 61_500, modes: "repeat=all")
    try await folder.store.saveQueue(queue)
    #expect(try await folder.store.storedQueue() == queue)
    try await folder.store.saveQueue(nil)
    #expect(try await folder.store.storedQueue() == nil)
  }

  @Test func `no scan changes what was made of tracks and albums`() async throws {
    let folder = try await shelf()
    let one = try await track("One", in: folder)
    try await folder.store.recordPlay(of: one, at: 77)
    try await folder.store.rate(3, tracks: [one])
    let before = try await folder.store.userData(of: [one])
    try folder.add("a/1.flac", title: "Renamed", artist: "Cy", album: "Z", modifiedAt: 1_000_000)
    try await folder.scan()
    #expect(try await folder.store.tracks([one]).map(\.title) == ["Renamed"])
    #expect(try await folder.store.userData(of: [one]) == before)
  }
}
