internal import MusicModel

extension LibraryQueries {
  /// The first track under a letter in an order; `nil` where there is none, or the order has no
  /// letters.
  ///
  /// One row is kept, whatever the size of the library: O(tracks of the letter) by title, else
  /// O(tracks).
  func firstTrack(
    under letter: Character, sortedBy sort: TrackSort
  ) throws(LibraryError) -> TrackID? {
    guard let (column, range) = Self.range(of: letter, sort.key) else { return nil }
    let end = range.end.map { (condition: "AND \(column) < ?", values: [$0]) }
    return try connection.first(
      """
      SELECT tracks.id FROM tracks \(Self.joins(sort.key))
      WHERE \(column) >= ? \(end?.condition ?? "")
      ORDER BY \(Self.columns(sort)), tracks.sort_key, tracks.id LIMIT 1
      """, [range.start] + (end?.values ?? [])
    ) { TrackID($0.integer(0)) }
  }

  /// The column an order goes by, and the part of its values that begin with a letter.
  private static func range(
    of letter: Character, _ key: TrackSort.Key
  ) -> (column: String, range: (start: SQLiteValue, end: SQLiteValue?))? {
    // Typed alone the sign of symbols is punctuation, which names do not begin with.
    let heading =
      letter == "*" ? "*" : SortKey(String(letter), articles: ArticleList([])).letter
    let section = SortKey.range(of: heading)
    let keys: (start: SQLiteValue, end: SQLiteValue?) = (
      .blob(section.start), section.end.map(SQLiteValue.blob)
    )
    return switch key {
    case .title: ("tracks.sort_key", keys)
    case .artist: ("tracks.artist_sort_key", keys)
    case .album: ("albums.sort_key", keys)
    case .genre:
      // Genres are ordered as texts, whose bytes are those of sort keys where they are letters.
      ("nullif(lower(genres), '')", (text(section.start), section.end.map(text)))
    case .released, .duration, .added, .plays, .played, .rating, .bitrate, .path: nil
    }
  }

  private static func text(_ bytes: [UInt8]) -> SQLiteValue {
    .text(String(decoding: bytes, as: UTF8.self))
  }
}
