import MusicModel

/// What a person chose on one screen: it goes with the screen, not with the program.
struct ScreenOptions: Hashable, Sendable {
  /// Tiles or rows, where albums are shown.
  var mode: AlbumMode
  /// By what the list is sorted; `nil` is its first key.
  var sort: SortKey?
  /// Whether the order is the other way round.
  var isReversed = false
  /// What is searched for, or filters the list.
  var text = ""
}

/// By what a list can be sorted.
enum SortKey: String, Hashable, Sendable, CaseIterable {
  case added
  case title
  case artist
  case album
  case year
  case plays
  case rating
  case genre
  case duration
  case size
  case format

  /// The order of albums it stands for; by title where it means nothing to albums.
  var ofAlbums: AlbumSort.Key {
    switch self {
    case .added: .added
    case .artist: .artist
    case .year: .released
    case .plays: .plays
    case .size: .size
    case .format: .format
    case .title, .album, .rating, .genre, .duration: .title
    }
  }

  /// The order of tracks it stands for.
  var ofTracks: TrackSort.Key {
    switch self {
    case .added: .added
    case .title, .size, .format: .title
    case .artist: .artist
    case .album: .album
    case .year: .released
    case .plays: .plays
    case .rating: .rating
    case .genre: .genre
    case .duration: .duration
    }
  }

  /// The order in words.
  func text(_ catalogue: Catalogue) -> String {
    switch self {
    case .added: catalogue[.orderAdded]
    case .title: catalogue[.orderTitle]
    case .artist: catalogue[.orderArtist]
    case .album: catalogue[.orderAlbum]
    case .year: catalogue[.orderYear]
    case .plays: catalogue[.orderPlays]
    case .rating: catalogue[.orderRating]
    case .genre: catalogue[.orderGenre]
    case .duration: catalogue[.orderDuration]
    case .size: catalogue[.orderSize]
    case .format: catalogue[.orderFormat]
    }
  }
}
