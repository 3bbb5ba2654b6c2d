import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ScanTests {
  @Test func `a folder of music becomes albums with tracks in playing order`() async throws {
    let folder = try await MusicFolder()
    try folder.add("b/2.flac", title: "Two", artist: "Ann", album: "Beta", track: 2)
    try folder.add("b/1.flac", title: "One", artist: "Ann", album: "Beta", track: 1)
    try folder.add("a/x.flac", title: "Ex", artist: "Bob", album: "Alpha", track: 1)
    let result = try await folder.scan()
    #expect(result.progress == ScanProgress(isRunning: false, found: 3, done: 3, skipped: 0))
    #expect(try await folder.albums() == ["Bob: Alpha (1)", "Ann: Beta (2)"])
    let beta = try #require(try await folder.store.albumIDs(.title, limit: nil).last)
    let detail = try #require(try await folder.store.albumDetail(beta))
    #expect(detail.tracks.map(\.title) == ["One", "Two"])
    #expect(detail.tracks.map(\.duration) == [3, 3])
    #expect(
      try await folder.store.counts()
        == LibraryCounts(playlists: 0, artists: 2, albums: 2, tracks: 3, downloaded: 2))
  }

  @Test func `MP3, WAV and FLAC files of one album make one album`() async throws {
    let folder = try await MusicFolder()
    let mp3 = TaggedMP3([("TIT2", "One"), ("TPE1", "Ann"), ("TALB", "Mixed"), ("TRCK", "1/3")])
    try folder.directory.write(mp3.bytes, to: "music/m/1.mp3")
    let wav = TaggedWAV(fields: [
      ("INAM", Array("Two".utf8)), ("IART", Array("Ann".utf8)), ("IPRD", Array("Mixed".utf8)),
      ("IPRT", Array("2".utf8)),
    ])
    try folder.directory.write(wav.bytes, to: "music/m/2.wav")
    try folder.add("m/3.flac", title: "Three", artist: "Ann", album: "Mixed", track: 3)
    try await folder.scan()
    #expect(try await folder.albums() == ["Ann: Mixed (3)"])
    let id = try #require(try await folder.store.albumIDs(.added, limit: 1).first)
    let detail = try #require(try await folder.store.albumDetail(id))
    #expect(detail.tracks.map(\.title) == ["One", "Two", "Three"])
    #expect(detail.tracks.map(\.number) == [1, 2, 3])
  }

  @Test func `a second scan reads changed files only`() async throws {
    let folder = try await MusicFolder()
    for number in 1...5 { try folder.add("a/\(number).flac", title: "T\(number)", album: "A") }
    try await folder.scan()
    let before = try await folder.store.revision()
    // A worker that dies of every file shows that none is read.
    let quiet = try await folder.scan(command: ["false"])
    #expect(quiet.progress == ScanProgress(isRunning: false, found: 5, done: 5, skipped: 0))
    #expect(quiet.revisions == 0)
    #expect(try await folder.store.revision() == before)

    try folder.add("a/3.flac", title: "Changed", album: "A")
    let second = try await folder.scan()
    #expect(second.revisions == 1)
    #expect(try await folder.tracks().map(\.title) == ["Changed", "T1", "T2", "T4", "T5"])
  }

  @Test func `a file that is gone leaves the library, its own data stays`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "Stays", artist: "Ann", album: "A")
    try folder.add("b/2.flac", title: "Goes", artist: "Bob", album: "B")
    try await folder.scan()
    let gone = try #require(try await folder.tracks().first { $0.title == "Goes" })
    let bytes = TaggedFlac(
      tags: [("TITLE", "Goes"), ("ARTIST", "Bob"), ("ALBUM", "B")], sound: Array("b/2.flac".utf8))
    try folder.directory.delete("music/b/2.flac")
    try await folder.scan()
    #expect(try await folder.albums() == ["Ann: A (1)"])
    #expect(try await folder.store.artists().map(\.name) == ["Ann"])

    // It is the same track when it comes back, even elsewhere.
    try folder.directory.write(bytes.bytes, to: "music/c/back.flac")
    try await folder.scan()
    #expect(try await folder.tracks().first { $0.title == "Goes" }?.id == gone.id)
  }

  @Test func `renamed files and folders keep identity and date`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A", modifiedAt: 1_500_000_000)
    try await folder.scan()
    let before = try await folder.tracks()
    let albums = try await folder.store.albumIDs(.added, limit: nil)
    try folder.directory.rename("music/a", to: "music/new/b")
    try folder.directory.rename("music/new/b/1.flac", to: "music/new/b/other.flac")
    // A worker that dies of every file shows that a move reads nothing.
    try await folder.scan(command: ["false"])
    #expect(try await folder.tracks() == before)
    #expect(try await folder.store.albumIDs(.added, limit: nil) == albums)
    let path = try #require(try await folder.store.path(of: before[0].id))
    #expect(path == Array(folder.directory.path("music/new/b/other.flac").utf8))
    let album = try await folder.store.albums(albums)
    #expect(album.map(\.addedAt) == [1_500_000_000])
  }

  @Test func `two files that swap names stay the tracks they are`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try folder.add("a/2.flac", title: "Two", album: "A")
    try await folder.scan()
    let before = try await folder.tracks()
    try folder.directory.rename("music/a/1.flac", to: "music/a/x")
    try folder.directory.rename("music/a/2.flac", to: "music/a/1.flac")
    try folder.directory.rename("music/a/x", to: "music/a/2.flac")
    try await folder.scan(command: ["false"])
    #expect(try await folder.tracks() == before)
    let path = try await folder.store.path(of: before[0].id)
    #expect(path == Array(folder.directory.path("music/a/2.flac").utf8))
  }

  @Test func `an album whose files are all retagged stays the album it is`() async throws {
    let folder = try await MusicFolder()
    for number in 1...2 {
      try folder.add("a/\(number).flac", title: "T\(number)", artist: "Ann", album: "Wrnog")
    }
    try await folder.scan()
    let before = try await folder.store.albumIDs(.added, limit: nil)
    for number in 1...2 {
      try folder.add("a/\(number).flac", title: "T\(number)", artist: "Ann", album: "Right title")
    }
    try await folder.scan()
    #expect(try await folder.store.albumIDs(.added, limit: nil) == before)
    #expect(try await folder.albums() == ["Ann: Right title (2)"])
  }

  @Test func `a set of discs that is retagged stays the album it is, however slow a disc is`()
    async throws
  {
    let folder = try await MusicFolder()
    let places = ["set/CD1/1", "set/CD1/2", "set/CD2/slow 1", "set/CD2/slow 2", "set/slow 3"]
    func tag(_ album: String) throws {
      for (number, place) in places.enumerated() {
        try folder.add(
          place + ".flac", title: "T\(number)", artist: "Ann", album: album, track: number + 1)
      }
    }
    try tag("Wrnog")
    try folder.add("other/1.flac", title: "U", artist: "Bob", album: "Other")
    try await folder.scan()
    let before = try await folder.store.albumIDs(.title, limit: nil)
    try tag("Right title")
    let worker = try NotingWorker(in: folder.directory)
    try await folder.scan(command: worker.command)
    #expect(try await folder.albums() == ["Bob: Other (1)", "Ann: Right title (5)"])
    #expect(Set(try await folder.store.albumIDs(.title, limit: nil)) == Set(before))
    // The same where each disc is a place of its own.
    try tag("Third title")
    let discs = ["/set/CD2", "/other", "/set", "/set/CD1"].map { folder.place($0) }
    try await folder.scan(discs, command: worker.command)
    #expect(try await folder.albums() == ["Bob: Other (1)", "Ann: Third title (5)"])
    #expect(Set(try await folder.store.albumIDs(.title, limit: nil)) == Set(before))
  }

  @Test func `copies of a file that are found at once are two tracks`() async throws {
    let folder = try await MusicFolder()
    let file = TaggedFlac(tags: [("TITLE", "T"), ("ALBUM", "A")], sound: [1, 2, 3])
    try folder.directory.write(file.bytes, to: "music/one/1.flac")
    try folder.directory.write(file.bytes, to: "music/two/1.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["T", "T"])
    #expect(Set(try await folder.tracks().map(\.id)).count == 2)
    #expect(try await folder.store.counts().tracks == 2)
  }

  @Test func `a track that comes back has its own data, and is counted and found`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "Wanderer", album: "A")
    try await folder.scan()
    let before = try await folder.tracks()
    folder.directory.makeDirectory("music/b")
    try folder.directory.rename("music/a/1.flac", to: "away.flac")
    try folder.add("b/2.flac", title: "Other", album: "B")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Other"])
    try folder.directory.rename("away.flac", to: "music/b/1.flac")
    try await folder.scan()
    #expect(try await folder.tracks().last?.id == before.first?.id)
    #expect(try await folder.store.counts().tracks == 2)
    #expect(try await folder.store.search(Query("wanderer")).tracks == before.map(\.id))
  }

  @Test func `names that are not text are read, kept and found again`() async throws {
    let folder = try await MusicFolder()
    let name =
      Array("music/d\u{0}r/".utf8).map { $0 == 0 ? 0xE9 : $0 } + [0xFF, 0xFE] + Array(".flac".utf8)
    let file = TaggedFlac(tags: [("TITLE", "Bytes"), ("ALBUM", "A")])
    try folder.directory.write(file.bytes, to: name)
    try await folder.scan()
    let track = try #require(try await folder.tracks().first)
    #expect(track.title == "Bytes")
    let path = try await folder.store.path(of: track.id)
    #expect(path == FilePath.joined(Array(folder.directory.path.utf8), name))
    let again = try await folder.scan(command: ["false"])
    #expect(again.progress.done == 1)
  }

  @Test func `a title falls back to the file's name, an album to the folder's`() async throws {
    let folder = try await MusicFolder()
    try folder.add("Some Album/01 song.flac")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["01 song"])
    #expect(try await folder.albums() == [": Some Album (1)"])
  }
}
