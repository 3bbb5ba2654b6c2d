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

  static let playlists = [PlaylistSummary(id: PlaylistID(1), name: "Evening", trackCount: 3)]

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
    case .loadAlbumIDs(let list):
      [.library(.albumIDs(list, ids(of: list), isComplete: true))]
    case .loadAlbums(let ids):
      [.library(.albums(albums.filter { ids.contains($0.id) }))]
    case .loadArtists: [.library(.artists(artists))]
    case .loadTrackIDs: [.library(.trackIDs(tracks.map(\.id), isComplete: true))]
    case .loadTracks(let ids): [.library(.tracks(tracks.filter { ids.contains($0.id) }))]
    case .loadAlbum(let id): [.library(.album(id, detail(of: id)))]
    case .loadPlaylists: [.library(.playlists(playlists))]
    case .loadPlaylist(let id):
      [.library(.playlist(id, [TrackID(5), TrackID(1), TrackID(5)]))]
    default: []
    }
  }

  private static func ids(of list: AlbumList) -> [AlbumID] {
    switch list {
    case .all(.title): albums.sorted { $0.title < $1.title }.map(\.id)
    case .artist(let artist): albums.prefix(1).filter { _ in artist.rawValue == 3 }.map(\.id)
    default: albums.map(\.id)
    }
  }

  private static func detail(of id: AlbumID) -> AlbumDetail? {
    albums.first { $0.id == id }
      .map { AlbumDetail(album: $0, tracks: tracks.filter { $0.album == id }) }
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
