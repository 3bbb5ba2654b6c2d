public import MusicModel

extension LibraryStore {
  /// The identities of all tracks in an order.
  ///
  /// - Returns: Identities, the first of the order first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks) by title, else O(tracks log tracks).
  public func trackIDs(by order: TrackOrder) throws(LibraryError) -> [TrackID] {
    let inAlbum = "albums.id, tracks.disc, tracks.number, tracks.sort_key, tracks.id"
    let columns =
      switch order {
      case .title: "tracks.sort_key, tracks.id"
      case .artist: "albums.artist_sort_key, albums.year, albums.sort_key, \(inAlbum)"
      case .album: "albums.sort_key, \(inAlbum)"
      }
    return try connection.rows(
      "SELECT tracks.id FROM tracks JOIN albums ON albums.id = album_id ORDER BY \(columns)"
    ) { TrackID($0.integer(0)) }
  }

  /// All genres by name; spellings that differ in case, hyphens and spaces are one genre.
  ///
  /// - Returns: Genres with the spelling most of their tracks have.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks).
  public func genres() throws(LibraryError) -> [GenreSummary] {
    var spellings: [String: [String: Int]] = [:]
    try connection.forEachRow(
      "SELECT genres, count(*) FROM tracks WHERE genres <> '' GROUP BY genres", []
    ) { row in
      for name in row.text(0).split(separator: "\n").map(String.init) {
        spellings[Self.identity(ofGenre: name), default: [:]][name, default: 0] += row.int(1)
      }
    }
    let genres = spellings.values.map { counts in
      // The smaller of two equally frequent ones, so that the choice is the same every time.
      let best = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }
      return GenreSummary(name: best?.key ?? "", trackCount: counts.values.reduce(0, +))
    }
    return genres.map { (SortKey($0.name, sortName: "").bytes, $0) }
      .sorted { $0.0 == $1.0 ? $0.1.name < $1.1.name : $0.0.lexicographicallyPrecedes($1.0) }
      .map(\.1)
  }

  private static func identity(ofGenre name: String) -> String {
    String(TextForm.folded(name).map { $0 == "-" ? " " : $0 })
  }
}
