internal import MusicModel

extension LibraryQueries {
  /// The albums with given identities, in the order asked; unknown identities are left out.
  func albums(_ ids: [AlbumID]) throws(LibraryError) -> [AlbumSummary] {
    try marked(
      try connection.rows(
        """
        SELECT \(Self.albumColumns) FROM json_each(?) AS wanted
        CROSS JOIN albums ON albums.id = wanted.value JOIN artists ON artists.id = artist_id
        ORDER BY wanted.key
        """, [.list(ids.map(\.rawValue))], Self.album))
  }

  /// An album with its tracks in playing order; `nil` when there is none of this identity.
  func albumDetail(_ id: AlbumID) throws(LibraryError) -> AlbumDetail? {
    guard let album = try albums([id]).first else { return nil }
    let tracks = try connection.rows(
      """
      SELECT \(Self.trackColumns) FROM tracks JOIN items ON items.id = tracks.id
      JOIN folders ON folders.id = tracks.folder_id LEFT JOIN albums ON albums.id = tracks.album_id
      WHERE tracks.album_id = ?
      ORDER BY \(Self.playingOrder)
      """, [.integer(id.rawValue)], Self.track)
    return AlbumDetail(album: album, tracks: tracks, moreBy: try moreAlbums(besides: id))
  }

  /// Albums beside one that are more than anybody pages through on its screen.
  private static let moreCount = 20

  /// Other albums of an album's artist, the newest first; none for various artists, or where the
  /// artist has no name.
  private func moreAlbums(besides id: AlbumID) throws(LibraryError) -> [AlbumSummary] {
    let artist = try connection.first(
      """
      SELECT artist_id FROM albums JOIN artists ON artists.id = artist_id
      WHERE albums.id = ? AND NOT is_various AND artists.name <> ''
      """, [.integer(id.rawValue)]
    ) { ArtistID($0.integer(0)) }
    guard let artist else { return [] }
    let ids = try albumIDs(
      sortedBy: AlbumSort(.released), in: .by(artist), limit: Self.moreCount + 1)
    return try albums(ids.filter { $0 != id })
  }

  /// All album artists by name, the one for various artists among them.
  func artists() throws(LibraryError) -> [ArtistSummary] {
    try connection.rows(
      "SELECT id, name, letter, album_count, is_various FROM artists ORDER BY sort_key, id"
    ) {
      ArtistSummary(
        id: ArtistID($0.integer(0)), name: $0.text(1), letter: $0.text(2), albumCount: $0.int(3),
        isVarious: $0.flag(4))
    }
  }

  /// The albums of an artist, alone or with others, by year, then title.
  func albums(by artist: ArtistID) throws(LibraryError) -> [AlbumSummary] {
    try marked(
      try connection.rows(
        """
        SELECT \(Self.albumColumns) FROM albums JOIN artists ON artists.id = artist_id
        \(Self.isOfArtist) ORDER BY year, albums.sort_key, albums.id
        """, [.integer(artist.rawValue)], Self.album))
  }

  /// Albums with what the person made of them.
  private func marked(_ albums: [AlbumSummary]) throws(LibraryError) -> [AlbumSummary] {
    let marks = try AlbumMarks(connection).marks(of: albums.map(\.id.rawValue))
    if marks.isEmpty { return albums }
    return albums.map { album in
      guard let mark = marks[album.id.rawValue] else { return album }
      var album = album
      album.rating = mark.rating
      album.isFavourite = mark.isFavourite
      return album
    }
  }

  /// Without being told, SQLite looks through all albums of the artist for one of the same title.
  private static let albumColumns = """
    albums.id, title, iif(first_artist IS NULL, name, artist_name), is_various, year, added_at,
    track_count, cover_id, EXISTS (
      SELECT 1 FROM albums AS other INDEXED BY albums_alike
      WHERE other.artist_id = albums.artist_id AND other.sort_key = albums.sort_key
        AND other.year <> albums.year), \(offlineCount)
    """

  private static func album(_ row: Row) -> AlbumSummary {
    AlbumSummary(
      id: AlbumID(row.integer(0)), title: row.text(1), artist: row.flag(3) ? nil : row.text(2),
      year: row.optionalInt(4), addedAt: row.integer(5), trackCount: row.int(6),
      cover: row.optionalInt(7).map { CoverID(Int64($0)) }, showsYear: row.flag(8),
      offlineCount: row.int(9))
  }
}
