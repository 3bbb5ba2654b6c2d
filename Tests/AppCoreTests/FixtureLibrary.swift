import AppCore
import MusicModel

/// A small library made of values: eight albums, a compilation and two discs among them.
enum FixtureLibrary {
  static let albums: [AlbumSummary] = [
    album(1, "Kind of Blue", "Miles Davis", 1959, cover: 1),
    album(2, "夜に駆ける", "YOASOBI", 2019, cover: 2),
    album(3, "Greatest Hits (1978–1985)", "The Cure", 1986),
    album(4, "Ágætis byrjun", "Sigur Rós", 1999, cover: 4),
    album(5, "Café Compilation", nil, 2004, cover: 5),
    album(6, "Blue Train", "John Coltrane", 1957),
    album(7, "", "", nil),
    album(8, "ロストワンの号哭とその他の物語たち", "音棚オーケストラ", 2021, cover: 8),
  ]

  static let tracks: [TrackSummary] = [
    track(1, 1, "So What", "Miles Davis", disc: 1, number: 1, duration: 562),
    track(2, 1, "Freddie Freeloader", "Miles Davis", disc: 1, number: 2, duration: 586),
    track(3, 1, "Flamenco Sketches", "Miles Davis & Bill Evans", disc: 2, number: 1, duration: 566),
    track(4, 5, "Un Café", "Café Quartet", disc: nil, number: 1, duration: 65),
    track(5, 5, "喫茶店", "音楽隊", disc: nil, number: 2, duration: nil),
  ]

  static let playlists = [
    PlaylistSummary(id: PlaylistID(1), name: "Evening", letter: "E", trackCount: 3)
  ]

  static let artists: [ArtistSummary] = [
    ArtistSummary(id: ArtistID(1), name: "The Cure", letter: "C", albumCount: 1),
    ArtistSummary(id: ArtistID(2), name: "Coltrane", letter: "C", albumCount: 1),
    ArtistSummary(id: ArtistID(3), name: "Miles Davis", letter: "D", albumCount: 1),
    ArtistSummary(id: ArtistID(4), name: "YOASOBI", letter: "Y", albumCount: 1),
    ArtistSummary(id: ArtistID(5), name: "音棚オーケストラ", letter: "音", albumCount: 1),
  ]

  /// What the library answers to a request.
  static func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .loadCounts:
      [
        .library(
          .counts(
            LibraryCounts(playlists: 0, artists: 5, albums: 8, tracks: 34_517, downloaded: 8)))
      ]
    case .loadAlbumIDs(.offline): [.library(.albumIDs(.offline, [], isComplete: true))]
    case .loadAlbumIDs(let list):
      [.library(.albumIDs(list, ids(of: list), sections: sections(of: list), isComplete: true))]
    case .loadArtist(let id): [.library(.artist(id, artistDetail(id)))]
    case .loadRecommendations:
      [
        .library(
          .recommendations(
            Recommendations(
              pick: AlbumID(4), recent: [AlbumID(1), AlbumID(2)],
              mixes: [Mix(reason: .moreBy(artist: "Miles Davis"), tracks: tracks.map(\.id))],
              forgotten: albums.map(\.id))))
      ]
    case .loadAlbums(let ids):
      [.library(.albums(albums.filter { ids.contains($0.id) }))]
    case .loadArtists: [.library(.artists(artists))]
    case .loadTrackIDs(let sort):
      [.library(.trackIDs(sort, tracks.map(\.id), isComplete: true))]
    case .loadTracks(let ids): [.library(.tracks(tracks.filter { ids.contains($0.id) }))]
    case .loadAlbum(let id): [.library(.album(id, detail(of: id)))]
    case .loadPlaylists: [.library(.playlists(playlists))]
    case .loadPlaylist(let id):
      [.library(.playlist(id, [TrackID(5), TrackID(1), TrackID(5)]))]
    case .search(let text): [.library(.findings(findings(text)))]
    case .findMatches(let text):
      [
        .library(
          .matches(
            of: text, albums.filter { $0.title.lowercased().contains(text) }.map(\.id),
            tracks.filter { $0.title.lowercased().contains(text) }.map(\.id)))
      ]
    case .loadQueue: [.library(.queue(nil, albums: [:]))]
    case .loadFaultyFiles: [.library(.faultyFiles(faulty))]
    case .loadInfo(let subject): [.library(.info(subject, info))]
    case .loadLyrics(let track):
      [.library(.lyrics(track, "[00:01.00]first line\n[00:05.00]second line"))]
    case .collectTracks(let sources, let use):
      [.library(.collected(sources.flatMap(trackIDs), albums: albumsOfTracks, for: use))]
    case .importPlaylist:
      [.library(.imported(PlaylistID(99), name: "From a file", count: 3, missing: 1))]
    case .edit(let edit, let origin):
      [.library(.edited(edit, inverse: inverse(of: edit), origin))]
    default: []
    }
  }

  static let faulty = [
    FaultyFile(path: Array("/music/empty.mp3".utf8), fault: .skipped(.empty)),
    FaultyFile(path: Array("/music/broken.flac".utf8), fault: .skipped(.unknownFormat)),
    FaultyFile(path: Array("/music/half.wav".utf8), fault: .cutOff),
  ]

  private static let info = [
    InfoField(.tags, .title, "So What"), InfoField(.tags, .artist, "Miles Davis"),
    InfoField(.tags, .albumArtist, "Miles Davis"),
    InfoField(.sound, .format, "flac"), InfoField(.file, .path, "/music/Kind of Blue/01.flac"),
  ]

  private static func findings(_ text: String) -> SearchFindings {
    let artists = artists.filter { $0.name.lowercased().contains(text) }
    let albums = albums.filter {
      "\($0.title) \($0.artist ?? "")".lowercased().contains(text)
    }
    return SearchFindings(
      text: text, artists: artists, albums: albums,
      tracks: tracks.filter { $0.title.lowercased().contains(text) },
      top: artists.first.map { .artist($0.id) } ?? albums.first.map { .album($0.id) })
  }

  private static let albumsOfTracks = Dictionary(
    uniqueKeysWithValues: tracks.map { ($0.id, $0.album) })

  private static func trackIDs(of source: TrackSource) -> [TrackID] {
    switch source {
    case .tracks(let ids): ids
    case .album(let id): tracks.filter { $0.album == id }.map(\.id)
    case .artist(let id):
      artistDetail(id)?.albums[.albums]?.flatMap { trackIDs(of: .album($0.id)) } ?? []
    case .query: []
    case .all: tracks.map(\.id)
    case .playlist: [TrackID(5), TrackID(1), TrackID(5)]
    }
  }

  /// Enough to be told apart: what takes a change back.
  private static func inverse(of edit: LibraryEdit) -> LibraryEdit {
    switch edit {
    case .createPlaylist: .deletePlaylist(PlaylistID(99))
    case .deletePlaylist(let id): .restorePlaylist(PlaylistArchive(id: id, name: "Evening"))
    case .restorePlaylist(let archive): .deletePlaylist(archive.id)
    default: edit
    }
  }

  private static func ids(of list: AlbumList) -> [AlbumID] {
    switch list {
    case .all(AlbumSort(.title)): albums.sorted { $0.title < $1.title }.map(\.id)
    case .home(let section):
      albums.filter { section.query.isEmpty || $0.title.lowercased().contains(section.query) }
        .map(\.id)
    default: albums.map(\.id)
    }
  }

  /// Under letters, as the titles sort.
  private static func sections(of list: AlbumList) -> [ListSection] {
    guard case .all(AlbumSort(.title)) = list else { return [] }
    var sections: [ListSection] = []
    for title in albums.map(\.title).sorted() {
      let label = title.first.map { String($0).uppercased() } ?? "#"
      if sections.last?.label == label {
        sections[sections.count - 1].count += 1
      } else {
        sections.append(ListSection(label: label, count: 1))
      }
    }
    return sections
  }

  private static func artistDetail(_ id: ArtistID) -> ArtistDetail? {
    artists.first { $0.id == id }.map { artist in
      ArtistDetail(
        artist: artist, topTracks: artist.id == ArtistID(3) ? [tracks[0]] : [],
        albums: [.albums: albums.filter { $0.artist == artist.name }, .appearsOn: [albums[4]]])
    }
  }

  private static func detail(of id: AlbumID) -> AlbumDetail? {
    albums.first { $0.id == id }.map { album in
      AlbumDetail(
        album: album, tracks: tracks.filter { $0.album == id },
        moreBy: albums.filter { $0.artist == album.artist && $0.id != id })
    }
  }

  private static func album(
    _ id: Int64, _ title: String, _ artist: String?, _ year: Int?, cover: Int64? = nil
  ) -> AlbumSummary {
    AlbumSummary(
      id: AlbumID(id), title: title, artist: artist, year: year, addedAt: 1_700_000_000 - id,
      trackCount: 3, cover: cover.map { CoverID($0) })
  }

  private static func track(
    _ id: Int64, _ album: Int64, _ title: String, _ artist: String, disc: Int?, number: Int,
    duration: Int?
  ) -> TrackSummary {
    TrackSummary(
      id: TrackID(id), album: AlbumID(album), title: title, artist: artist,
      albumTitle: albums.first { $0.id == AlbumID(album) }?.title ?? "", disc: disc,
      discSubtitle: disc == 2 ? "Alternate Takes" : nil, number: number, duration: duration)
  }
}
