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

  /// Its share of what is left over; 0 for a column of one width.
  var share: Int {
    switch self {
    case .title: 3
    case .artist, .album: 2
    case .number, .year, .genre, .plays, .rating, .duration: 0
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

/// Where the columns of a list of tracks stand in a width.
struct TrackColumns: Hashable, Sendable {
  /// A column with its place in the row, in cells.
  struct Place: Hashable, Sendable {
    var column: TrackColumn
    var x: Int
    var width: Int
  }

  let places: [Place]

  /// Columns before the first one: the mark, the focus bar, a blank.
  static let leading = 3
  /// Columns after the last one.
  static let trailing = 2
  private static let gap = 2
  /// Those that stay longest come first.
  private static let priority: [TrackColumn] = [
    .title, .number, .duration, .artist, .album, .year, .rating, .plays, .genre,
  ]

  /// Places columns; those that matter less give way where there is not room for all.
  ///
  /// - Parameters:
  ///   - columns: The columns in their order from the left.
  ///   - width: The width of the row in cells.
  init(_ columns: [TrackColumn], width: Int) {
    let room = max(0, width - Self.leading - Self.trailing)
    var kept: [TrackColumn] = []
    var used = 0
    for column in Self.priority where columns.contains(column) {
      let needed = column.minimumWidth + (kept.isEmpty ? 0 : Self.gap)
      guard kept.isEmpty || used + needed <= room else { break }
      kept.append(column)
      used += needed
    }
    let shown = columns.filter(kept.contains)
    let spare = max(0, room - used)
    let shares = shown.reduce(0) { $0 + $1.share }
    var x = Self.leading
    var places: [Place] = []
    var left = spare
    for column in shown {
      let isLastShare = !shown.drop { $0 != column }.dropFirst().contains { $0.share > 0 }
      let extra =
        column.share == 0 ? 0 : isLastShare ? left : spare * column.share / max(1, shares)
      left -= extra
      let width = min(column.minimumWidth + extra, room)
      places.append(Place(column: column, x: x, width: width))
      x += width + Self.gap
    }
    self.places = places
  }
}
