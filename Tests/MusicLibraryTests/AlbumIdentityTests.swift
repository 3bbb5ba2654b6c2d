import MusicModel
import Testing

@testable import MusicLibrary

/// Files on the left, albums on the right, through a whole scan.
@Suite struct AlbumIdentityTests {
  @Test func `dates of one folder are one album, whatever their form`() async throws {
    let folder = try await MusicFolder()
    for (number, date) in ["2005", "2005-03-01", "05", "2005-03"].enumerated() {
      try folder.add(
        "a/\(number).flac", artist: "Ann", album: "A", track: number + 1, extra: [("DATE", date)])
    }
    try await folder.scan()
    let album = try #require(try await folder.onlyAlbum()).album
    #expect(album.trackCount == 4)
    #expect(album.year == 2005)
    #expect(!album.showsYear)
  }

  @Test func `a podcast with a date for each part is one album of its most frequent year`()
    async throws
  {
    let folder = try await MusicFolder()
    for month in 1...12 {
      let year = month < 5 ? 2019 : month < 9 ? 2018 : 2020
      let text = month < 10 ? "0\(month)" : "\(month)"
      try folder.add(
        "p/\(text).flac", artist: "Pod", album: "Talk", extra: [("DATE", "\(year)-\(text)-02")])
    }
    try folder.add("q/1.flac", artist: "Pod", album: "Other", extra: [("DATE", "2019")])
    try await folder.scan()
    // Three years with four parts each: the earliest of the most frequent.
    let albums = try await folder.store.albums(
      try await folder.store.albumIDs(sortedBy: AlbumSort(.released)))
    #expect(albums.map(\.title) == ["Other", "Talk"])
    #expect(albums.map(\.year) == [2019, 2018])
  }

  @Test func `one title by three artists is three albums with three covers`() async throws {
    let folder = try await MusicFolder()
    for (number, artist) in ["Ann", "Bob", "Cid"].enumerated() {
      try folder.add("\(artist)/1.flac", artist: artist, album: "Greatest Hits")
      let picture = [UInt8](repeating: 1, count: number + 1)
      try folder.directory.write(picture, to: "music/\(artist)/cover.jpg")
    }
    try await folder.scan()
    #expect(
      try await folder.albums().sorted() == [
        "Ann: Greatest Hits (1)", "Bob: Greatest Hits (1)", "Cid: Greatest Hits (1)",
      ])
    let albums = try await folder.store.albums(try await folder.store.albumIDs(.title))
    #expect(Set(albums.compactMap(\.cover)).count == 3)
    #expect(albums.allSatisfy { !$0.showsYear })
  }

  @Test func `one title by one artist in four years is four albums that show their years`()
    async throws
  {
    let folder = try await MusicFolder()
    for year in [1977, 1978, 1980, 1982] {
      try folder.add(
        "\(year)/1.flac", title: "Of \(year)", artist: "Peter Gabriel", album: "Peter Gabriel",
        albumArtist: "Peter Gabriel", extra: [("DATE", String(year))])
    }
    try folder.add("So/1.flac", artist: "Peter Gabriel", album: "So", extra: [("DATE", "1986")])
    try await folder.scan()
    let ids = try await folder.store.albumIDs(sortedBy: AlbumSort(.artist))
    let albums = try await folder.store.albums(ids)
    #expect(albums.map(\.year) == [1977, 1978, 1980, 1982, 1986])
    #expect(albums.map(\.showsYear) == [true, true, true, true, false])
    // An album is what its identity says, never what its name finds.
    for (id, year) in zip(ids, [1977, 1978, 1980, 1982]) {
      let detail = try #require(try await folder.store.albumDetail(id))
      #expect(detail.tracks.map(\.title) == ["Of \(year)"])
    }
  }

  @Test func `album artists part a title, and what is retagged is regrouped`() async throws {
    let folder = try await MusicFolder()
    let title = "Celebrating the Best of Jazz"
    for (artist, album) in [
      ("Ellington", title), ("Basie", title), ("Armstrong", "Celebrating The Best Of Jazz"),
    ] {
      try folder.add(
        "jazz/\(artist).flac", title: artist, artist: artist, album: album, albumArtist: artist)
    }
    try await folder.scan()
    #expect(try await folder.artists() == ["Armstrong", "Basie", "Ellington"])
    #expect(try await folder.albums().count == 3)
    for artist in ["Ellington", "Basie", "Armstrong"] {
      try folder.add(
        "jazz/\(artist).flac", title: artist, artist: artist, album: title, albumArtist: "VA",
        modifiedAt: 1_000_000_000)
    }
    try await folder.scan()
    #expect(try await folder.albums() == ["*: \(title) (3)"])
    #expect(try await folder.store.counts().artists == 1)
  }

  @Test func `one work by two performers is two albums`() async throws {
    let folder = try await MusicFolder()
    for (artist, year) in [("Gould", "1955"), ("Perahia", "2000")] {
      try folder.add(
        "\(artist)/1.flac", artist: "Bach", album: "Goldberg Variations", albumArtist: artist,
        extra: [("DATE", year), ("COMPOSER", "Bach")])
    }
    try await folder.scan()
    #expect(try await folder.albums().count == 2)
    #expect(try await folder.artists() == ["Gould", "Perahia"])
  }

  @Test func `twelve artists in one folder and title are one album`() async throws {
    let folder = try await MusicFolder()
    for number in 1...12 {
      try folder.add("v/\(number).flac", artist: "Artist \(number)", album: "Mix", track: number)
    }
    try await folder.scan()
    #expect(try await folder.albums() == ["*: Mix (12)"])
    #expect(try await folder.artists() == ["Various Artists"])
  }

  @Test func `titles that differ by a number only are albums of their own`() async throws {
    let folder = try await MusicFolder()
    for number in 1...10 {
      try folder.add("\(number)/1.flac", artist: "Ann", album: "Works \(number)")
    }
    try await folder.scan()
    #expect(try await folder.titles(AlbumSort(.title)) == (1...10).map { "Works \($0)" })
  }

  @Test(arguments: ["", "11111111-2222-3333-4444-555555555555"])
  func `two people's copies of an album are two albums`(release: String) async throws {
    let folder = try await MusicFolder()
    let tag = release.isEmpty ? [] : [("MUSICBRAINZ_ALBUMID", release)]
    for (person, discs) in [("Mike", 2), ("Dave", 4)] {
      for disc in 1...discs {
        try folder.add(
          "\(person)/Album/CD\(disc)/1.flac", title: "\(person) \(disc)", artist: "Ann",
          album: "Album", albumArtist: "Ann", track: 1, disc: disc, extra: tag)
      }
    }
    try await folder.scan()
    #expect(try await folder.albums().sorted() == ["Ann: Album (2)", "Ann: Album (4)"])
    for id in try await folder.store.albumIDs(.title) {
      let detail = try #require(try await folder.store.albumDetail(id))
      #expect(Set(detail.tracks.map { $0.title.prefix(4) }).count == 1)
    }
  }

  @Test func `a release whose discs lie apart is one album`() async throws {
    let folder = try await MusicFolder()
    for disc in 1...2 {
      try folder.add(
        "part \(disc)/1.flac", artist: "Ann", album: "Album", track: 1, disc: disc,
        extra: [("MUSICBRAINZ_ALBUMID", "11111111-2222-3333-4444-555555555555")])
    }
    try await folder.scan()
    #expect(try await folder.albums() == ["Ann: Album (2)"])
  }

  @Test func `discs have their subtitles`() async throws {
    let folder = try await MusicFolder()
    for (disc, name) in [(1, "Remixes"), (2, "Live"), (3, "Demos")] {
      try folder.add(
        "a/\(disc).flac", artist: "Ann", album: "Set", track: 1, disc: disc,
        extra: [("DISCSUBTITLE", name)])
    }
    let old = TaggedMP3([
      ("TIT2", "Old"), ("TPE1", "Ann"), ("TALB", "Set"), ("TPOS", "4"), ("TSST", "Outtakes"),
    ])
    try folder.directory.write(old.bytes, to: "music/a/4.mp3")
    try await folder.scan()
    let detail = try #require(try await folder.onlyAlbum())
    #expect(detail.tracks.map(\.discSubtitle) == ["Remixes", "Live", "Demos", "Outtakes"])
  }
}
