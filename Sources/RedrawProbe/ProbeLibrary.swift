import AppCore
import MusicModel

/// A library made of values for the probe: it can be changed and answers at once.
struct ProbeLibrary {
  private(set) var albums: [AlbumSummary]

  /// Makes a number of albums, each with a cover of its own.
  init(albums count: Int64) {
    albums = (0..<count).map { number in
      AlbumSummary(
        id: AlbumID(number), title: "Album number \(number)", artist: "Artist \(number % 17)",
        year: 1960 + Int(number % 60), addedAt: -number, trackCount: 10, cover: CoverID(number))
    }
  }

  /// Gives an album another title.
  mutating func rename(at index: Int, to title: String) { albums[index].title = title }

  /// Adds an album in front of all others.
  mutating func insertAtFront(_ title: String) {
    let id = Int64(albums.count)
    albums.insert(
      AlbumSummary(id: AlbumID(id), title: title, artist: "Newcomers", trackCount: 3), at: 0)
  }

  /// What the library answers to a request; covers are never there.
  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .loadCounts: [.library(.counts(LibraryCounts(artists: 17, albums: albums.count)))]
    case .loadAlbumIDs(let list): [.library(.albumIDs(list, albums.map(\.id), isComplete: true))]
    case .loadAlbums(let ids): [.library(.albums(albums.filter { ids.contains($0.id) }))]
    case .loadTrackIDs(let sort):
      [.library(.trackIDs(sort, (0..<2_000).map { TrackID($0) }, isComplete: true))]
    case .loadTracks(let ids): [.library(.tracks(ids.map(track)))]
    default: []
    }
  }

  private func track(_ id: TrackID) -> TrackSummary {
    TrackSummary(
      id: id, album: AlbumID(id.rawValue % 400), title: "Track number \(id.rawValue)",
      artist: "Artist \(id.rawValue % 17)", albumTitle: "Album number \(id.rawValue % 400)",
      duration: 120 + Int(id.rawValue % 240))
  }
}
