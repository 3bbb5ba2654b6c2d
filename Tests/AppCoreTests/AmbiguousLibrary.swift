import AppCore
import MusicModel

/// The small library with names full of characters whose width terminals disagree on.
enum AmbiguousLibrary {
  private static let titles: [AlbumID: String] = [
    AlbumID(1): "○△□の歌…", AlbumID(2): "※“夜”に①駆ける", AlbumID(3): "Ａ→Ｂ (1978–1985)",
    AlbumID(4): "☆αβγ ЖЯ Ágætis byrjun", AlbumID(6): "“Don’t” … §½ ±°",
  ]

  private static func album(_ album: AlbumSummary) -> AlbumSummary {
    var album = album
    album.title = titles[album.id] ?? album.title
    album.isFavourite = album.id == AlbumID(2)
    album.rating = album.id == AlbumID(1) ? 4 : 0
    return album
  }

  private static func track(_ track: TrackSummary) -> TrackSummary {
    var track = track
    track.title = "①…“\(track.title)” ☆"
    track.albumTitle = titles[track.album] ?? track.albumTitle
    track.isFavourite = track.id == TrackID(2)
    track.rating = 3
    return track
  }

  /// What the library answers to a request.
  static func answers(to effect: Effect) -> [Event] {
    FixtureLibrary.answers(to: effect).map { event in
      switch event {
      case .library(.albums(let albums)): .library(.albums(albums.map(album)))
      case .library(.tracks(let tracks)): .library(.tracks(tracks.map(track)))
      case .library(.album(let id, let detail)):
        .library(
          .album(
            id,
            detail.map {
              AlbumDetail(
                album: album($0.album), tracks: $0.tracks.map(track), moreBy: $0.moreBy.map(album))
            }))
      default: event
      }
    }
  }
}
