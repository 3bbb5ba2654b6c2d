/// A column of a list of tracks, by the name that the configuration has for it.
enum TrackColumn: String, Hashable, Sendable, CaseIterable {
  case number
  case title
  case artist
  case album
  case year
  case genre
  case plays
  case rating
  case duration

  /// The width it needs at least, in cells.
  var minimumWidth: Int {
    switch self {
    case .number: 3
    case .title: 16
    case .artist, .album: 14
    case .year: 4
    case .genre: 12
    case .plays: 5
    case .rating: 6
    case .duration: 7
    }
  }

  /// The width for which columns that matter less give way.
  var comfortableWidth: Int {
    switch self {
    case .title: 22
    case .artist, .album: 16
    case .number, .year, .genre, .plays, .rating, .duration: minimumWidth
    }
  }

  /// Its share of what is left over; 0 for a column of one width.
  var share: Int {
    switch self {
    case .title: 3
    case .artist, .album: 2
    case .genre: 1
    case .number, .year, .plays, .rating, .duration: 0
    }
  }

  /// Whether its texts stand at its right edge, as numbers do.
  var isTrailing: Bool {
    switch self {
    case .number, .plays, .duration: true
    case .title, .artist, .album, .year, .genre, .rating: false
    }
  }

  /// What it is called, and what sorts by it.
  var sortKey: SortKey? {
    switch self {
    case .title: .title
    case .artist: .artist
    case .album: .album
    case .year: .year
    case .plays: .plays
    case .rating: .rating
    case .duration: .duration
    case .genre: .genre
    case .number: nil
    }
  }
}
