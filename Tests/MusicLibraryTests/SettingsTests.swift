import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// Each setting, before and after.
///
/// Where the settings do not say how files are read, the library is brought in line without any
/// reading.
@Suite struct SettingsTests {
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 7, count: 40)

  @Test func `articles are those of the list`() async throws {
    let folder = try await MusicFolder()
    for name in ["Os Mutantes", "Nina", "The Zombies", "L'Arc"] {
      try folder.add("\(name)/1.flac", title: name, artist: name, album: name)
    }
    try await folder.scan()
    #expect(try await folder.artists() == ["L'Arc", "Nina", "Os Mutantes", "The Zombies"])
    let changed = try folder.reopened { $0.articles = ArticleList(["Os", "L'"]) }
    try await changed.scanWithoutReading()
    #expect(try await changed.artists() == ["L'Arc", "Os Mutantes", "Nina", "The Zombies"])
    #expect(try await changed.titles(AlbumSort(.title)) == changed.artists())
    #expect(try await changed.tracks().map(\.title) == changed.artists())
  }

  @Test func `separators are those of the list, by tag`() async throws {
    let folder = try await MusicFolder()
    try folder.add(
      "a/1.flac", title: "T", album: "A", albumArtist: "singer1、singer2",
      extra: [("GENRE", "Rock/Pop"), ("COMPOSER", "C & D")])
    try await folder.scan()
    #expect(try await folder.artists() == ["singer1、singer2"])
    let changed = try folder.reopened {
      $0.splitting.artists.append("、")
      $0.splitting.genres.append("/")
      $0.splitting.roles.append(" & ")
    }
    try await changed.scanWithoutReading()
    #expect(try await changed.artists() == ["singer1", "singer2"])
    #expect(try await changed.albums() == ["singer1、singer2: A (1)"])
    let lists = try await changed.store.lists(of: "T")
    #expect(lists == ["Rock\nPop", "C\nD"])
    try await folder.scanWithoutReading()
    #expect(try await folder.artists() == ["singer1、singer2"])
  }

  @Test func `names that are protected stay whole`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", album: "A", albumArtist: "10 ft. Ganja Plant")
    try folder.add("b/1.flac", album: "B", albumArtist: "10 ft. Ganja Plant feat. Bob")
    try await folder.scan()
    // On the other album the name is whole already, since the first is by it.
    #expect(try await folder.artists() == ["10", "10 ft. Ganja Plant", "Bob", "Ganja Plant"])
    let changed = try folder.reopened { $0.splitting.protectedNames.append("10 FT. Ganja Plant") }
    try await changed.scanWithoutReading()
    #expect(try await changed.artists() == ["10 ft. Ganja Plant", "Bob"])
  }

  @Test func `names of various artists, what they are called and where they stand`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", artist: "Ann", album: "A", albumArtist: "Diverse")
    try folder.add("b/1.flac", artist: "Bob", album: "B", albumArtist: "Bob")
    try await folder.scan()
    #expect(try await folder.artists() == ["Bob", "Diverse"])
    let changed = try folder.reopened {
      $0.grouping.variousNames.append("diverse")
      $0.grouping.variousLabel = "Sampler"
    }
    try await changed.scanWithoutReading()
    #expect(try await changed.artists() == ["Bob", "Sampler"])
    #expect(try await changed.albums() == ["Sampler: A (1)", "Bob: B (1)"])
    let first = try folder.reopened {
      $0.grouping.variousNames.append("diverse")
      $0.grouping.variousPosition = .first
    }
    try await first.scanWithoutReading()
    let artists = try await first.store.artists()
    #expect(artists.map(\.isVarious) == [true, false])
    #expect(try await first.titles(AlbumSort(.artist)) == ["A", "B"])
    #expect(try await first.albums() == ["*: A (1)", "Bob: B (1)"])
  }

  @Test func `the year is that of the first issue where it is wanted`() async throws {
    let folder = try await MusicFolder()
    try folder.add(
      "a/1.flac", album: "A", extra: [("DATE", "2011"), ("ORIGINALDATE", "1973-03-01")])
    try folder.add("b/1.flac", album: "B", extra: [("DATE", "1990")])
    try await folder.scan()
    #expect(try await folder.titles(AlbumSort(.released)) == ["A", "B"])
    let changed = try folder.reopened { $0.grouping.prefersOriginalDate = true }
    try await changed.scanWithoutReading()
    #expect(try await changed.titles(AlbumSort(.released)) == ["B", "A"])
  }

  @Test func `guests are artists too where all are listed`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "1", artist: "Ann feat. Bob", album: "A", albumArtist: "Ann")
    try folder.add("v/1.flac", title: "2", artist: "Cid", album: "V", albumArtist: "VA")
    try await folder.scan()
    #expect(try await folder.artists() == ["Ann", "Various Artists"])
    let changed = try folder.reopened { $0.grouping.listsAlbumArtistsOnly = false }
    try await changed.scanWithoutReading()
    #expect(try await changed.artists() == ["Ann", "Bob", "Cid", "Various Artists"])
    let bob = try await changed.store.artists()[1]
    #expect(try await changed.store.albums(by: bob.id).map(\.title) == ["A"])
    try await folder.scanWithoutReading()
    #expect(try await folder.artists() == ["Ann", "Various Artists"])
  }

  @Test func `an album is as new as its first track, or as its latest`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "1", album: "A", modifiedAt: 1_000_000_000)
    try folder.add("a/2.flac", title: "2", album: "A", modifiedAt: 1_200_000_000)
    try folder.add("b/1.flac", title: "3", album: "B", modifiedAt: 1_100_000_000)
    try await folder.scan()
    #expect(try await folder.titles(AlbumSort(.added)) == ["B", "A"])
    let changed = try folder.reopened { $0.grouping.albumDate = .latestTrack }
    try await changed.scanWithoutReading()
    #expect(try await changed.titles(AlbumSort(.added)) == ["A", "B"])
  }

  @Test func `a first import may go by its own time`() async throws {
    var settings = LibrarySettings()
    settings.firstDate = .importTime
    let folder = try await MusicFolder(settings: settings)
    let before = Int64(time(nil))
    try folder.add("a/1.flac", album: "A", modifiedAt: 1_000_000_000)
    try await folder.scan()
    #expect(try #require(try await folder.onlyAlbum()).album.addedAt >= before)
  }

  @Test func `hidden folders and links are walked where they are wanted`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "Plain")
    try folder.add(".b/1.flac", title: "Hidden")
    try folder.directory.write(
      TaggedFlac(tags: [("TITLE", "Linked")]).bytes, to: "elsewhere/1.flac")
    #expect(symlink(folder.directory.path("elsewhere"), folder.directory.path("music/c")) == 0)
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Linked", "Plain"])
    let changed = try folder.reopened {
      $0.walking.readsHiddenFolders = true
      $0.walking.followsLinks = false
    }
    try await changed.scan()
    #expect(try await changed.tracks().map(\.title) == ["Hidden", "Plain"])
  }

  @Test func `covers go by the names and the places of the list`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T", album: "A", picture: Self.picture)
    for name in ["cover.jpg", "folder.png", "scan-1.jpg"] {
      try folder.directory.write([1], to: "music/a/" + name)
    }
    try await folder.scan()
    #expect(try await folder.cover() == "a/cover.jpg")
    let named = try folder.reopened { $0.covers.names = ["scan*", "cover"] }
    try await named.scanWithoutReading()
    #expect(try await named.cover() == "a/scan-1.jpg")
    let suffixed = try folder.reopened { $0.covers.suffixes = ["png"] }
    try await suffixed.scanWithoutReading()
    #expect(try await suffixed.cover() == "a/folder.png")
    let embedded = try folder.reopened { $0.covers.sources = [.embedded] }
    try await embedded.scanWithoutReading()
    #expect(try await embedded.cover() == "in a/1.flac")
    let none = try folder.reopened { $0.covers.sources = [] }
    try await none.scanWithoutReading()
    #expect(try await none.cover() == nil)
  }

  @Test func `settings that did not change cost no work`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "T")
    try await folder.scan()
    let revision = try await folder.store.revision()
    try await folder.reopened { $0.walking.followsLinks = false }.scanWithoutReading()
    #expect(try await folder.store.revision() == revision)
  }

  @Test func `a change that was broken off goes on with the next scan`() async throws {
    let folder = try await MusicFolder()
    for number in 1...250 {
      try folder.add("\(number)/1.flac", title: "Os \(number)", artist: "Os \(number)", album: "A")
    }
    try await folder.scan()
    let changed = try folder.reopened { $0.articles = ArticleList(["os"]) }
    // One part of several, as when the program ends in the middle.
    #expect(try await changed.store.applySettings() != nil)
    let again = try folder.reopened { $0.articles = ArticleList(["os"]) }
    try await again.scanWithoutReading()
    let letters = try await again.store.artists().map(\.letter)
    #expect(letters.count == 250)
    #expect(Set(letters) == ["#"])
  }
}

extension LibraryStore {
  /// Genres and composers of a track, one a line.
  fileprivate func lists(of title: String) throws(LibraryError) -> [String] {
    try connection.rows(
      "SELECT genres, composers FROM tracks WHERE title = ?", [.text(title)]
    ) { [$0.text(0), $0.text(1)] }.first ?? []
  }
}
