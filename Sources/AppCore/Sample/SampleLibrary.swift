import Images
import MusicModel

/// The sample data: forty albums and no files, answered as a library would.
public enum SampleLibrary {
  private static let albumCount = 40
  private static let artistID = ArtistID(1)

  /// What the sample library answers to a request.
  public static func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .loadCounts: [.library(.counts(LibraryCounts(artists: 1, albums: albumCount)))]
    case .loadAlbumIDs(let list) where list.isOfMachine:
      [.library(.albumIDs(list, [], isComplete: true))]
    case .loadAlbumIDs(let list):
      [.library(.albumIDs(list, (0..<albumCount).map { AlbumID(Int64($0)) }, isComplete: true))]
    case .loadAlbums(let ids): [.library(.albums(ids.map(album)))]
    case .loadArtists: [.library(.artists([artist]))]
    case .loadTrackIDs(let sort): [.library(.trackIDs(sort, [], isComplete: true))]
    case .loadTracks: [.library(.tracks([]))]
    case .loadAlbum(let id): [.library(.album(id, AlbumDetail(album: album(id), tracks: [])))]
    case .loadPlaylists: [.library(.playlists([]))]
    case .loadPlaylist(let id): [.library(.playlist(id, []))]
    case .wantCovers(let requests): requests.map { .cover($0, block(for: $0)) }
    case .loadArtist(let id):
      [
        .library(
          .artist(
            id,
            ArtistDetail(
              artist: artist,
              albums: [.albums: (0..<albumCount).map { album(AlbumID(Int64($0))) }])))
      ]
    case .loadRecommendations: [.library(.recommendations(Recommendations()))]
    case .search(let text): [.library(.findings(SearchFindings(text: text)))]
    case .loadFaultyFiles: [.library(.faultyFiles([]))]
    case .loadInfo(let subject): [.library(.info(subject, []))]
    case .loadQueue: [.library(.queue(nil, albums: [:]))]
    case .loadLyrics(let track): [.library(.lyrics(track, nil))]
    case .findMatches, .player, .saveQueue, .savePlace, .collectTracks, .answer, .edit,
      .importPlaylist, .exportPlaylist, .listFolder, .findLetter, .scan, .cancelScan, .openFolder,
      .openDemo, .adopt, .suspend, .redraw, .logArt, .logWidth, .quit:
      []
    }
  }

  private static func album(_ id: AlbumID) -> AlbumSummary {
    AlbumSummary(
      id: id, title: "album \(id.rawValue)", artist: "artist name", cover: CoverID(0))
  }

  private static var artist: ArtistSummary {
    ArtistSummary(id: artistID, name: "artist name", letter: "A", albumCount: albumCount)
  }

  /// The picture of every sample album: a plain pink.
  private static func block(for request: CoverRequest) -> Image? {
    let pink: [UInt8] = [255, 45, 85]
    guard request.form != .pixels else {
      return PixelImage(width: 1, height: 1, bytes: pink).map(Image.pixels)
    }
    let image = IndexedImage(
      width: request.width, height: request.height, palette: pink,
      indices: Array(repeating: 0, count: request.width * request.height))
    return image.map { request.form == .png ? .png(PNGImage($0)) : .indexed($0) }
  }
}
