/// What a search may begin with in place of the trigrams: rows of a table that an index finds.
struct SearchLead: Hashable, Sendable {
  /// A table with an index of something that is asked for.
  enum Source: String, Hashable, Sendable {
    case albums, items, tracks
  }

  /// The table that comes first.
  var source: Source
  /// What the index finds; it may say less than the term it is of, but never more.
  var condition: String
  /// The values of the condition.
  var values: [SQLiteValue]

  /// Tracks that a row of the table usually has.
  private static let tracksOfAlbum = 10

  /// About how many rows of a kind a row of the table leads to.
  func weight(in table: SearchTable) -> Int {
    source == .albums && table == .tracks ? Self.tracksOfAlbum : 1
  }
}

extension SearchLead {
  /// What finds the rows of a condition; `nil` when no index does.
  ///
  /// - Parameters:
  ///   - condition: What has to hold.
  ///   - table: The kind of row that is looked for.
  ///   - now: The time that ages count from, in Unix seconds.
  init?(_ condition: Query.Condition, in table: SearchTable, now: Int64) {
    switch condition {
    case .year(let range):
      self.init(.albums, "albums.year", Self.values(range))
    case .age(let range):
      let source: Source = table == .albums ? .albums : .items
      self.init(source, "\(source.rawValue).added_at", SearchStatement.times(range, now: now))
    case .plays(let range) where range.lowerBound > 0:
      self.init(.items, "items.plays > 0 AND items.plays", Self.values(range))
    case .rating(let range) where range.lowerBound > 0:
      self.init(.items, "items.rating", SearchStatement.ratings(range))
    case .played(.some(let range)):
      self.init(.items, "items.last_played_at", SearchStatement.times(range, now: now))
    case .favourite(true):
      self.init(source: .items, condition: "items.is_favourite = 1", values: [])
    case .format(let name):
      let formats = FormatName.formats(name).map { SQLiteValue.integer(Int64($0.rawValue)) }
      self.init(.tracks, "tracks.format", anyOf: formats)
    case .text, .genre, .plays, .rating, .played, .favourite:
      return nil
    }
  }

  /// Tracks whose list of genres is one of some.
  init(genres: [String]) {
    self.init(
      .tracks, "tracks.genres <> '' AND tracks.genres", anyOf: genres.map { .text($0) })
  }

  private init(_ source: Source, _ column: String, _ bounds: [SQLiteValue]) {
    self.init(source: source, condition: "\(column) BETWEEN ? AND ?", values: bounds)
  }

  private init(_ source: Source, _ column: String, anyOf values: [SQLiteValue]) {
    let marks = values.map { _ in "?" }.joined(separator: ", ")
    self.init(source: source, condition: "\(column) IN (\(marks))", values: values)
  }

  private static func values(_ range: ClosedRange<Int>) -> [SQLiteValue] {
    [.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound))]
  }
}
