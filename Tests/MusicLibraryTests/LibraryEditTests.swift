import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct LibraryEditTests {
  private func folder() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    for number in 1...3 {
      try folder.add(
        "a/\(number).flac", title: "Title \(number)", artist: "Ann", album: "A", track: number,
        extra: [("DATE", "1994-05-06"), ("GENRE", "Folk"), ("GENRE", "Rock")])
    }
    try await folder.scan()
    return folder
  }

  @Test func `a row has the year and the genres of its track`() async throws {
    let store = try await folder().store
    let track = try #require(try await store.tracks(try await store.trackIDs()).first)
    #expect(track.year == 1994)
    #expect(track.genre == "Folk, Rock")
  }

  @Test func `every change of a playlist is taken back by what it gives`() async throws {
    let store = try await folder().store
    let tracks = try await store.trackIDs()
    let made = try #require(
      try await store.apply(.createPlaylist(name: "Mix", tracks: Array(tracks.prefix(2)))))
    guard case .deletePlaylist(let id) = made else {
      Issue.record("\(made)")
      return
    }
    let edits: [LibraryEdit] = [
      .append([tracks[2]], to: id), .removeEntries([0], from: id),
      .moveEntry(from: 0, to: 1, in: id), .renamePlaylist(id, to: "Other"), .deletePlaylist(id),
    ]
    for edit in edits {
      let before = try await store.playlists()
      let entries = try await store.playlistTracks(id)
      let inverse = try #require(try await store.apply(edit), "\(edit)")
      _ = try await store.apply(inverse)
      #expect(try await store.playlists() == before, "\(edit)")
      #expect(try await store.playlistTracks(id) == entries, "\(edit)")
    }
  }

  @Test func `a moved entry stands where it was moved to`() async throws {
    let store = try await folder().store
    let tracks = try await store.trackIDs()
    guard
      case .deletePlaylist(let id)? = try await store.apply(
        .createPlaylist(name: "Mix", tracks: tracks))
    else { return }
    _ = try await store.apply(.moveEntry(from: 0, to: 1, in: id))
    #expect(try await store.playlistTracks(id) == [tracks[1], tracks[0], tracks[2]])
    _ = try await store.apply(.moveEntry(from: 2, to: 0, in: id))
    #expect(try await store.playlistTracks(id) == [tracks[2], tracks[1], tracks[0]])
  }

  @Test func `a playlist's row tells its kind, its length and what is missing`() async throws {
    let folder = try await folder()
    let store = folder.store
    _ = try await store.apply(
      .createPlaylist(name: "Own", tracks: try await store.trackIDs()))
    _ = try await store.createSmartPlaylist("Smart", query: "title:2")
    let rows = try await store.playlists()
    #expect(rows.map(\.kind) == [.own, .smart])
    #expect(rows.map(\.trackCount) == [3, 1])
    #expect(rows.map(\.missingCount) == [0, 0])
  }

  @Test func `favourites and stars are changes like others`() async throws {
    let store = try await folder().store
    let track = try await store.trackIDs()[0]
    let inverse = try #require(
      try await store.apply(.userData(.rateTracks([track: 4]))))
    #expect(try await store.tracks([track]).first?.rating == 4)
    _ = try await store.apply(inverse)
    #expect(try await store.tracks([track]).first?.rating == 0)
  }
}

@Suite struct ScreenAnswerTests {
  private func folder() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    let albums = [("Alpha", "Ann", "1991"), ("Beta", "Bob", "1998"), ("Bravo", "Ann", "2004")]
    for (album, artist, year) in albums {
      for number in 1...2 {
        try folder.add(
          "\(album)/\(number).flac", title: "\(album) \(number)", artist: artist, album: album,
          track: number, extra: [("DATE", year), ("GENRE", "Folk")])
      }
    }
    try await folder.scan()
    return folder
  }

  @Test func `albums stand under letters or decades, as many as there are`() async throws {
    let store = try await folder().store
    #expect(
      try await store.albumSections(sortedBy: AlbumSort(.title))
        == [ListSection(label: "A", count: 1), ListSection(label: "B", count: 2)])
    #expect(
      try await store.albumSections(sortedBy: AlbumSort(.released))
        == [ListSection(label: "2000", count: 1), ListSection(label: "1990", count: 2)])
    #expect(try await store.albumSections(sortedBy: AlbumSort(.added)).isEmpty)
  }

  @Test func `what is typed finds artists, albums and songs, an exact name first`() async throws {
    let found = try await folder().store.findings("ann")
    #expect(found.artists.map(\.name) == ["Ann"])
    #expect(found.top == found.artists.first.map { .artist($0.id) })
    #expect(Set(found.albums.map(\.title)) == ["Alpha", "Bravo"])
  }

  @Test func `a home section holds the albums of its query, as many as asked for`() async throws {
    let store = try await folder().store
    let found = try await store.albumIDs(
      matching: "artist:ann", sortedBy: AlbumSort(.released), limit: 10)
    #expect(try await store.albums(found).map(\.title) == ["Bravo", "Alpha"])
    let one = try await store.albumIDs(
      matching: "genre:folk", sortedBy: AlbumSort(.title), limit: 1)
    #expect(try await store.albums(one).map(\.title) == ["Alpha"])
  }

  @Test func `an artist's screen has shelves, and songs once some were played`() async throws {
    let store = try await folder().store
    let artist = try #require(try await store.artists().first { $0.name == "Ann" })
    let before = try #require(try await store.artistDetail(artist.id))
    #expect(before.topTracks.isEmpty)
    #expect(before.albums.values.joined().count == 2)
    let track = try await store.trackIDs(of: [.artist(artist.id)])[1]
    try await store.recordPlay(of: track)
    let after = try #require(try await store.artistDetail(artist.id))
    #expect(after.topTracks.map(\.id) == [track])
  }

  @Test func `what is made for a person is the same all day long, and says why`() async throws {
    let store = try await folder().store
    let today = try await store.recommendations(day: 20_000)
    #expect(try await store.recommendations(day: 20_000) == today)
    #expect(today.forgotten.count == 3)
    #expect(today.pick != nil)
    for mix in today.mixes { #expect(mix.tracks.count >= 5) }
    #expect(today.mixes.contains { $0.reason == .genre("Folk", isHeard: false) })
  }

  @Test func `all that is known of a track is told`() async throws {
    let store = try await folder().store
    let track = try await store.trackIDs()[0]
    let info = try await store.info(of: track)
    #expect(info.contains(InfoField(.tags, .title, "Alpha 1")))
    #expect(info.contains { $0.name == .path && $0.value.hasSuffix("/Alpha/1.flac") })
    #expect(info.contains { $0.name == .added })
  }
}
