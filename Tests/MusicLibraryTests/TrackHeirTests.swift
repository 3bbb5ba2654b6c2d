import MusicModel
import Testing

@testable import MusicLibrary

/// What becomes of a track that was copied before its file went.
@Suite struct TrackHeirTests {
  /// Sound that is longer than what identifies it, another for each number.
  private func sound(_ number: Int) -> [UInt8] {
    (0..<8_192).map { UInt8(truncatingIfNeeded: ($0 &+ number &* 977) &* 31 &+ $0 / 256) }
  }

  private func write(
    _ title: String, artist: String = "Ann", sound number: Int, to path: String,
    in folder: MusicFolder
  ) throws {
    let tags = [("TITLE", title), ("ARTIST", artist), ("ALBUM", artist.isEmpty ? "" : "A")]
    let file = TaggedFlac(tags: tags.filter { !$0.1.isEmpty }, sound: sound(number))
    try folder.directory.write(file.bytes, to: path)
  }

  /// A library of one track that the person made something of, on a playlist of its own.
  private func shelf() async throws -> (folder: MusicFolder, track: TrackID, list: PlaylistID) {
    let folder = try await MusicFolder()
    try write("T", sound: 1, to: "music/a/1.flac", in: folder)
    try await folder.scan()
    let track = try #require(try await folder.tracks().first?.id)
    let album = try #require(try await folder.onlyAlbum()?.album.id)
    try await folder.store.favourite(tracks: [track])
    try await folder.store.favourite(albums: [album])
    try await folder.store.recordPlay(of: track, at: 100)
    let list = try await folder.store.createPlaylist("Mix")
    try await folder.store.append([track], to: list)
    try await folder.store.saveQueue(StoredQueue(entries: [StoredQueue.Entry(track: track)]))
    return (folder, track, list)
  }

  private func path(of track: TrackID, in folder: MusicFolder) async throws -> String? {
    let path = try await folder.store.path(of: track)
    return path.map {
      String(decoding: $0.dropFirst(folder.directory.path("").utf8.count), as: UTF8.self)
    }
  }

  @Test(arguments: [1, 2])
  func `a copy, or one encoded anew, goes on as what was copied when that is deleted`(
    sound: Int
  ) async throws {
    let (folder, track, list) = try await shelf()
    let before = try await folder.store.userData(of: [track])
    try write("T", sound: sound, to: "music/b/1.flac", in: folder)
    try await folder.scan()
    #expect(try await folder.tracks().count == 2)
    try folder.directory.delete("music/a/1.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.id) == [track])
    #expect(try await path(of: track, in: folder) == "music/b/1.flac")
    #expect(try await folder.store.userData(of: [track]) == before)
    #expect(try await folder.store.playlistTracks(list) == [track])
    #expect(try await folder.onlyAlbum()?.album.isFavourite == true)
    // It is a track as any other from now on.
    try await folder.scanWithoutReading()
    try folder.directory.rename("music/b", to: "music/c")
    try await folder.scan()
    #expect(try await path(of: track, in: folder) == "music/c/1.flac")
    #expect(try await folder.store.search(Query("t ann")).tracks == [track])
  }

  @Test(arguments: [(2_980, 3_020), (3_020, 2_980), (3_000, 2_950), (3_050, 3_949)])
  func `another encoding is a little longer or shorter`(
    before: Int, after: Int
  ) async throws {
    for isSeenTwice in [false, true] {
      let folder = try await MusicFolder()
      func write(_ duration: Int, sound number: Int, to name: String) throws {
        let tags = [("TITLE", "T"), ("ARTIST", "Ann"), ("ALBUM", "A"), ("TRACKNUMBER", "3")]
        var file = TaggedFlac(tags: tags, sound: sound(number))
        file.milliseconds = duration
        try folder.directory.write(file.bytes, to: "music/" + name)
      }
      try write(before, sound: 1, to: "a/1.flac")
      try await folder.scan()
      let track = try #require(try await folder.tracks().first?.id)
      try await folder.store.favourite(tracks: [track])
      try write(after, sound: 2, to: "b/1.flac")
      if isSeenTwice { try await folder.scan() }
      try folder.directory.delete("music/a/1.flac")
      try await folder.scan()
      #expect(try await folder.tracks().map(\.id) == [track])
      #expect(try await path(of: track, in: folder) == "music/b/1.flac")
    }
  }

  @Test func `what was made of either is added up, and the file that stays is what it was`()
    async throws
  {
    let (folder, track, list) = try await shelf()
    try write("T", sound: 1, to: "music/b/1.flac", in: folder)
    try await folder.scan()
    let copy = try #require(try await folder.tracks().first { $0.id != track }?.id)
    try await folder.store.recordPlay(of: copy, at: 200)
    try await folder.store.rate(4, tracks: [copy])
    try await folder.store.append([copy], to: list)
    try folder.directory.delete("music/a/1.flac")
    try await folder.scan()
    let data = try #require(try await folder.store.userData(of: [copy])[copy])
    #expect((data.plays, data.lastPlayedAt, data.rating) == (2, 200, 4))
    #expect(data.isFavourite)
    #expect(try await folder.onlyAlbum()?.album.isFavourite == true)
    #expect(try await folder.store.playlistTracks(list) == [copy, copy])
    #expect(try await folder.store.userData(of: [track])[track]?.plays == 0)
  }

  @Test func `a copy that goes leaves what was copied as it was`() async throws {
    let (folder, track, list) = try await shelf()
    let before = try await folder.store.userData(of: [track])
    try write("T", sound: 1, to: "music/b/1.flac", in: folder)
    try await folder.scan()
    try folder.directory.delete("music/b/1.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.id) == [track])
    #expect(try await path(of: track, in: folder) == "music/a/1.flac")
    #expect(try await folder.store.userData(of: [track]) == before)
    #expect(try await folder.store.playlistTracks(list) == [track])
  }

  @Test func `what nobody made anything of leaves the time it was added to its copy`()
    async throws
  {
    let folder = try await MusicFolder()
    try write("T", sound: 1, to: "music/a/1.flac", in: folder)
    try await folder.scan()
    let old = try #require(try await folder.tracks().first?.id)
    try await folder.store.execute("UPDATE items SET added_at = 1000")
    try write("T", sound: 1, to: "music/b/1.flac", in: folder)
    try await folder.scan()
    try folder.directory.delete("music/a/1.flac")
    try await folder.scan()
    let new = try #require(try await folder.tracks().first?.id)
    #expect(new != old)
    #expect(try await folder.store.userData(of: [new])[new]?.addedAt == 1_000)
    #expect(try await folder.onlyAlbum()?.album.addedAt == 1_000)
  }

  @Test func `a library that loses both and finds one again finds what was made of either`()
    async throws
  {
    let (folder, track, list) = try await shelf()
    try write("T", sound: 1, to: "music/b/1.flac", in: folder)
    try write("Other", sound: 5, to: "music/x/5.flac", in: folder)
    try await folder.scan()
    try folder.directory.delete("music/a/1.flac")
    try await folder.scan()
    try folder.directory.delete("music/b/1.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Other"])
    try write("T", sound: 1, to: "music/a/1.flac", in: folder)
    try await folder.scan()
    #expect(try await folder.store.playlistTracks(list) == [track])
    #expect(try await path(of: track, in: folder) == "music/a/1.flac")
  }

  @Test func `a forgotten root leaves what was made of it to the copy in another`() async throws {
    let (folder, track, list) = try await shelf()
    let old = try #require(try await folder.store.roots().first)
    folder.directory.makeDirectory("disk")
    try await folder.store.addRoot(Array(folder.directory.path("disk").utf8))
    try write("T", sound: 1, to: "disk/a/1.flac", in: folder)
    // A second copy in the root that goes is none to go on with.
    try write("T", sound: 1, to: "music/c/1.flac", in: folder)
    try await folder.scan()
    try await folder.store.forget(old.id)
    #expect(try await folder.tracks().map(\.id) == [track])
    #expect(try await path(of: track, in: folder) == "disk/a/1.flac")
    #expect(try await folder.store.userData(of: [track])[track]?.plays == 1)
    #expect(try await folder.store.playlistTracks(list) == [track])
  }

  @Test func `a scan goes on where another program gave a file to the track it is a copy of`()
    async throws
  {
    let (folder, track, list) = try await shelf()
    let old = try #require(try await folder.store.roots().first)
    folder.directory.makeDirectory("disk")
    let disk = try await folder.store.addRoot(Array(folder.directory.path("disk").utf8))
    try write("T", sound: 1, to: "disk/a/1.flac", in: folder)
    try await folder.scan()
    let copy = try #require(try await folder.tracks().first { $0.id != track }?.id)
    let place = FilePath.split(Array(folder.directory.path("disk/a/1.flac").utf8))
    // The scan has met the copy, and has read it by the time the other program is done.
    var batch = ScanBatch()
    var tags = FileTags()
    (tags.title, tags.artist, tags.album) = ("New", "Ann", "A")
    batch.files.append(
      ScanBatch.File(
        folder: place.directory, name: place.name,
        stamp: FileStamp(identity: FileIdentity(device: 1, inode: 1), size: 1, modifiedAt: 1),
        track: copy.rawValue, content: .tracks([TrackPart(whole: tags)], fingerprint: 99)))
    let other = try LibraryStore(path: folder.database)
    #expect(try await other.forget(old.id).inherited == 1)
    _ = try await folder.store.publish(batch, root: disk)
    #expect(try await folder.tracks().map(\.id) == [track])
    #expect(try await folder.tracks().map(\.title) == ["New"])
    #expect(try await folder.store.playlistTracks(list) == [track])
    #expect(try await folder.store.userData(of: [track])[track]?.plays == 1)
  }

  @Test func `a scan of a root that another program forgot writes nothing more of it`() async throws
  {
    let folder = try await MusicFolder()
    let root = try #require(try await folder.store.roots().first)
    var batch = ScanBatch()
    batch.files.append(
      ScanBatch.File(
        folder: root.path + Array("/a".utf8), name: Array("1.flac".utf8),
        stamp: FileStamp(identity: FileIdentity(device: 1, inode: 1), size: 1, modifiedAt: 1),
        content: .tracks([TrackPart(whole: FileTags())], fingerprint: 1)))
    let other = try LibraryStore(path: folder.database)
    #expect(try await other.forget(root.id).inherited == 0)
    _ = try await folder.store.publish(batch, root: root)
    var leftovers = ScanLeftovers()
    leftovers.mounts = [root.path + Array("/b".utf8)]
    #expect(try await folder.store.finish(root, leftovers, isWhole: true) == nil)
    #expect(try await folder.store.counts() == LibraryCounts())
    #expect(try await folder.store.roots().isEmpty)
  }

  @Test(arguments: [("", "", 1), ("Song", "", 2), ("T", "Ann", 3)])
  func `another song is none to go on with`(
    title: String, artist: String, copies: Int
  ) async throws {
    let folder = try await MusicFolder()
    // Of one length; by their sound and what else their tags say they are not alike.
    try write(title, artist: artist, sound: 1, to: "music/a/1.flac", in: folder)
    for copy in 0..<copies {
      let other = title == "T" ? 10 + copy : 2 + copy
      try write(title, artist: artist, sound: other, to: "music/b\(copy)/2.flac", in: folder)
    }
    try await folder.scan()
    let before = Set(try await folder.tracks().map(\.id))
    let path = Array(folder.directory.path("music/a/1.flac").utf8)
    var gone: TrackID?
    for track in before where try await folder.store.path(of: track) == path { gone = track }
    try await folder.store.favourite(tracks: [try #require(gone)])
    try folder.directory.delete("music/a/1.flac")
    try await folder.scan()
    #expect(Set(try await folder.tracks().map(\.id)) == before.subtracting([try #require(gone)]))
    #expect(try await folder.tracks().allSatisfy { !$0.isFavourite })
  }

  @Test func `what left the library is known by its tags when it comes back encoded anew`()
    async throws
  {
    let (folder, track, list) = try await shelf()
    try write("Other", sound: 5, to: "music/x/5.flac", in: folder)
    try folder.directory.delete("music/a/1.flac")
    try await folder.scan()
    #expect(try await folder.store.playlistTracks(list).isEmpty)
    try write("T", sound: 2, to: "music/b/1.flac", in: folder)
    try await folder.scan()
    #expect(try await path(of: track, in: folder) == "music/b/1.flac")
    #expect(try await folder.store.playlistTracks(list) == [track])
  }
}
