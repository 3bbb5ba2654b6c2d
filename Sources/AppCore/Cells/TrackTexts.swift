import MusicModel
import Terminal

/// What stands in the columns of a row of a list of tracks.
///
/// A row is made for every track in view with every picture, and compared with the one before; its
/// words are made when it is drawn.
enum TrackTexts: Hashable, Sendable {
  /// Those of a track; its artist is no news on an album by the same.
  case track(Shared<TrackSummary>, onAlbumBy: String?)
  /// Words that were chosen before; those of columns that have none are empty.
  case words([TrackColumn: String])

  /// The text of a column; empty where there is none.
  func text(in column: TrackColumn, _ signs: Signs) -> String {
    switch self {
    case .track(let track, let artist):
      column == .artist && track.value.artist == artist ? "" : track.value.text(in: column, signs)
    case .words(let words): words[column] ?? ""
    }
  }
}

extension TrackSummary {
  /// What stands in a column.
  func text(in column: TrackColumn, _ signs: Signs) -> String {
    switch column {
    case .number: number.map(String.init) ?? ""
    case .title: title
    case .artist: artist
    case .album: albumTitle
    case .year: year.map(String.init) ?? ""
    case .genre: genre
    case .plays: plays > 0 ? Numbers.grouped(plays) : ""
    case .rating: signs.stars(rating)
    case .duration: duration.map(Numbers.clock) ?? ""
    }
  }
}
