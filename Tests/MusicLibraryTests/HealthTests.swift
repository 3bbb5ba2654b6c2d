import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// What a person may want to put right in a library.
@Suite struct HealthTests {
  private func names(_ folder: MusicFolder, _ places: [AlbumPlace]) -> [String] {
    let root = folder.directory.path("music") + "/"
    return places.map { place in
      let path = String(decoding: place.folder, as: UTF8.self)
      return "\(path.dropFirst(root.count)): \(place.title) (\(place.tracks))"
    }
  }

  @Test func `each missing tag is listed by album and directory`() async throws {
    let folder = try await MusicFolder()
    let date = [("DATE", "1999")]
    try folder.add("a/1.flac", title: "One", artist: "Ann", album: "A", track: 1, extra: date)
    try folder.add("a/2.flac", title: "Two", album: "A", track: 2, extra: date)
    try folder.add("b/Rain.flac", title: "Rain", artist: "Bob", album: "B")
    try folder.add("b/Snow.flac", artist: "Bob", album: "B", track: 2, disc: 1, extra: date)
    try folder.add("c/Nothing.flac")
    try folder.add("CD2/Hail.flac", artist: "Bob", album: "D", track: 7, extra: date)
    try await folder.scan()
    func missing(_ tag: MissingTag) async throws -> [String] {
      names(folder, try await folder.store.tracksMissing(tag))
    }
    // A title that is the file's name is no missing title.
    #expect(try await missing(.title) == ["CD2: D (1)", "b: B (1)", "c: c (1)"])
    #expect(try await missing(.artist) == ["a: A (1)", "c: c (1)"])
    #expect(try await missing(.album) == ["c: c (1)"])
    #expect(try await missing(.number) == ["b: B (1)", "c: c (1)"])
    #expect(try await missing(.date) == ["b: B (1)", "c: c (1)"])
    // A second look finds the same.
    #expect(try await missing(.title).count == 3)
  }

  @Test func `albums and tracks without art`() async throws {
    let folder = try await MusicFolder()
    try folder.add("bare/1.flac", title: "One", artist: "Ann", album: "Bare")
    try folder.add("bare/2.flac", title: "Two", artist: "Ann", album: "Bare")
    try folder.add("shown/1.flac", title: "One", artist: "Ann", album: "Shown")
    try folder.directory.write([1], to: "music/shown/cover.jpg")
    try await folder.scan()
    #expect(names(folder, try await folder.store.albumsWithoutArt()) == ["bare: Bare (2)"])
    #expect(try await folder.store.countTracksWithoutArt() == 2)
  }

  @Test func `the same sound twice, and the same album in two places`() async throws {
    let folder = try await MusicFolder()
    func write(_ name: String, _ title: String, sound: UInt8, seconds: Int = 3, album: String)
      throws
    {
      let file = TaggedFlac(
        tags: [
          ("TITLE", title), ("ARTIST", "Ann"), ("ALBUM", album), ("TRACKNUMBER", "\(sound)"),
        ].filter { !$0.1.isEmpty }, seconds: seconds,
        sound: [UInt8](repeating: sound, count: 70_000))
      try folder.directory.write(file.bytes, to: "music/" + name)
    }
    try write("a/1.flac", "One", sound: 1, album: "Twice")
    try write("a/2.flac", "Two", sound: 2, album: "Twice")
    try write("z/copy.flac", "One again", sound: 1, album: "Twice")
    try write("z/other.flac", "Long", sound: 2, seconds: 9, album: "Twice")
    try write("c/1.flac", "Three", sound: 3, album: "Once")
    try write("x/data/1.flac", "Four", sound: 4, album: "")
    try write("y/data/1.flac", "Five", sound: 5, album: "")
    try await folder.scan()
    let found = try await folder.store.duplicates()
    let files = found.compactMap { if case .files(let paths) = $0 { paths } else { nil } }
    let root = folder.directory.path("music")
    #expect(files == [[Array("\(root)/a/1.flac".utf8), Array("\(root)/z/copy.flac".utf8)]])
    let albums = found.compactMap { if case .album(let places) = $0 { places } else { nil } }
    #expect(albums.map { names(folder, $0) } == [["a: Twice (2)", "z: Twice (2)"]])
  }

  @Test func `one release in two folders is an album in two places, discs are not`() async throws {
    let folder = try await MusicFolder()
    let release = [("MUSICBRAINZ_ALBUMID", "0a8c1f6e-1111-4222-8333-444455556666")]
    for place in ["flac", "mp3"] {
      try folder.add(
        "\(place)/1.flac", title: "One \(place)", artist: "Ann", album: "Twice", track: 1,
        extra: release)
    }
    for disc in 1...2 {
      try folder.add(
        "set/CD\(disc)/1.flac", title: "Disc \(disc)", artist: "Bob", album: "Set", track: 1,
        disc: disc)
    }
    try await folder.scan()
    let albums = try await folder.store.duplicates().compactMap {
      if case .album(let places) = $0 { places } else { nil }
    }
    #expect(albums.map { names(folder, $0) } == [["flac: Twice (1)", "mp3: Twice (1)"]])
  }

  @Test func `roots have their counts`() async throws {
    let folder = try await MusicFolder()
    for root in ["empty", "missing"] {
      folder.directory.makeDirectory(root)
      try await folder.store.addRoot(Array(folder.directory.path(root).utf8))
    }
    rmdir(folder.directory.path("missing"))
    try folder.add("a/1.flac", title: "One", artist: "Ann", album: "A")
    try folder.add("a/2.flac", title: "Two", artist: "Ann", album: "A")
    try folder.directory.write([], to: "music/b/empty.mp3")
    try await folder.scan()
    let roots = try await folder.store.rootHealth()
    #expect(roots.map(\.tracks) == [2, 0, 0])
    #expect(roots.map(\.albums) == [1, 0, 0])
    #expect(roots.map(\.skipped) == [1, 0, 0])
    #expect(roots.map(\.folders) == [2, 0, 0])
    #expect(roots.map(\.root.isOffline) == [false, false, true])
  }

  @Test func `copies are current, older, missing or unreadable`() async throws {
    let folder = try await MusicFolder()
    let states = { try await folder.store.copyHealth().map(\.state) }
    try folder.add("a/1.flac", title: "One", artist: "Ann", album: "A")
    try await folder.scan()
    try await folder.store.writeCopies()
    #expect(try await states() == [.current, .current])
    try folder.directory.write(Array("no copy\n".utf8), to: "data/library.userdata.jsonl")
    try folder.directory.rename("data/library.added.jsonl", to: "data/away")
    #expect(try await states() == [.unreadable, .missing])
    try folder.directory.rename("data/away", to: "data/library.added.jsonl")
    try folder.add("a/2.flac", title: "Two", artist: "Ann", album: "A")
    try await folder.scan()
    let arrivals = try #require(try await folder.store.copyHealth().last)
    #expect(arrivals.state == .older && arrivals.size ?? 0 > 0)
  }

  @Test func `a sound database has no faults, and a dangling row is one`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", artist: "Ann", album: "A")
    try await folder.scan()
    let sound = try await folder.store.databaseHealth()
    #expect(sound.faults == [])
    #expect(sound.version == LibraryStore.schemaVersion)
    #expect(sound.size > 4_096 && sound.free < sound.size)
    try await folder.store.breakReference()
    #expect(try await folder.store.databaseHealth().faults == ["foreign key: pictures"])
  }
}

extension LibraryStore {
  /// Writes a picture of a folder that does not exist.
  fileprivate func breakReference() throws(LibraryError) {
    try connection.execute("PRAGMA foreign_keys = OFF")
    try connection.run("INSERT INTO pictures VALUES (9999, x'41', 1, 1)")
  }
}
