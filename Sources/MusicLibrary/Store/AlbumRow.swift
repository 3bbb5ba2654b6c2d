/// An album as a row of the store.
struct AlbumRow {
  /// Its artist.
  let artist: ArtistWriter.Artist
  let title: String
  /// Its artist's name as shown.
  let artistName: String
  /// The values of all columns but the identity.
  let values: [SQLiteValue]

  private static let columns = [
    "key", "artist_id", "artist_name", "artist_sort", "artist_sort_key", "title", "sort_key",
    "year", "added_at", "track_count", "cover_id", "first_artist",
  ]

  /// Inserts an album: `values`.
  static let insertion = """
    INSERT INTO albums(\(columns.joined(separator: ", ")))
    VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
    """

  /// Updates an album: `values`, then its identity.
  static let update = """
    UPDATE albums SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?
    """

  /// Makes the row of a group of tracks.
  ///
  /// - Parameters:
  ///   - group: The tracks and what they show.
  ///   - artist: Their album artist.
  ///   - addedAt: Unix seconds.
  ///   - cover: The cover's identity, if it has one.
  ///   - articles: Articles that do not count in the order of titles.
  init(
    _ group: AlbumGroup, artist: ArtistWriter.Artist, addedAt: Int64, cover: Int64?,
    articles: ArticleList
  ) {
    self.artist = artist
    title = group.title
    artistName = group.artist.credit ?? ArtistWriter.variousName
    let first = group.artist.names.first
    let namesSeveral = group.artist.names.count > 1
    let sortKey = SortKey(group.title, sortName: group.titleSort, articles: articles)
    values = [
      .blob(group.key.bytes), .integer(artist.id), .text(artistName),
      .nonEmpty(first?.sort ?? ""), .blob(artist.sortKey), .text(group.title),
      .blob(sortKey.bytes), .optional(group.year), .integer(addedAt),
      .integer(Int64(group.tracks.count)), cover.map { .integer($0) } ?? .null,
      namesSeveral ? .nonEmpty(first?.name ?? "") : .null,
    ]
  }
}
