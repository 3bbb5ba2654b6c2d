internal import MusicModel
internal import SeededRandom

extension LibraryQueries {
  /// The identities of albums in an order.
  func albumIDs(
    sortedBy sort: AlbumSort, in part: AlbumPart = .all, limit: Int? = nil
  ) throws(LibraryError) -> [AlbumID] {
    switch sort.key {
    case .random(let seed):
      let ids = try connection.rows(
        "SELECT id FROM albums \(part.condition)", part.values
      ) { $0.integer(0) }
      let mixed = Self.mixed(ids, seed: seed)
      return (sort.isReversed ? mixed.reversed() : mixed).prefix(limit ?? .max).map { AlbumID($0) }
    case .format:
      return try albumsByFormat(in: part, isReversed: sort.isReversed)
        .prefix(limit ?? .max).map(\.id)
    case .added, .released, .artist, .title, .plays, .size:
      return try connection.rows(
        """
        SELECT albums.id FROM albums \(Self.join(sort.key)) \(part.condition)
        ORDER BY \(Self.columns(sort)) LIMIT \(limit ?? -1)
        """, part.values
      ) { AlbumID($0.integer(0)) }
    }
  }

  /// The columns an order goes by, those that break its ties included.
  static func columns(_ sort: AlbumSort) -> String {
    let rest = "sort_key, albums.id"
    return switch (sort.key, sort.isReversed) {
    case (.added, false): "added_at DESC, \(rest)"
    case (.added, true): "added_at, \(rest)"
    case (.released, false): "year DESC, \(rest)"
    case (.released, true): "year IS NULL, year, \(rest)"
    case (.artist, false): "artist_sort_key, year, \(rest)"
    case (.artist, true): "artist_sort_key DESC, year, \(rest)"
    case (.title, false), (.random, _), (.format, _): rest
    case (.title, true): "sort_key DESC, albums.id"
    case (.plays, false): "plays DESC, \(rest)"
    case (.plays, true): "plays IS NOT NULL, plays, \(rest)"
    case (.size, false): "bytes DESC, \(rest)"
    case (.size, true): "bytes, \(rest)"
    }
  }

  /// What an order has to know of the tracks of albums.
  ///
  /// Few tracks have been played in any library, so those are looked at, not all; a file that a
  /// sheet divides into several tracks counts once.
  static func join(_ key: AlbumSort.Key) -> String {
    switch key {
    case .plays:
      """
      LEFT JOIN (
        SELECT album_id, sum(plays) AS plays FROM items JOIN tracks ON tracks.id = items.id
        WHERE plays > 0 GROUP BY album_id
      ) AS played ON played.album_id = albums.id
      """
    case .size:
      """
      LEFT JOIN (
        SELECT album_id, sum(size) AS bytes
        FROM (SELECT DISTINCT album_id, folder_id, name, size FROM tracks) GROUP BY album_id
      ) AS sized ON sized.album_id = albums.id
      """
    case .added, .released, .artist, .title, .format, .random: ""
    }
  }

  /// Identities by a number that each has of itself and the seed.
  private static func mixed(_ ids: [Int64], seed: UInt64) -> [Int64] {
    let keyed = ids.map { id in
      var generator = SplitMix64(seed: seed ^ UInt64(bitPattern: id) &* 0x9e37_79b9_7f4a_7c15)
      return (key: generator.next(), id: id)
    }
    return keyed.sorted { ($0.key, $0.id) < ($1.key, $1.id) }.map(\.id)
  }

  /// Albums of the artist that is the first value.
  static let isOfArtist = """
    WHERE artist_id = ?1 OR albums.id IN (SELECT album_id FROM coartists WHERE artist_id = ?1)
    """

  /// The identities of all tracks in an order.
  func trackIDs(
    sortedBy sort: TrackSort, limit: Int? = nil
  ) throws(LibraryError) -> [TrackID] {
    if sort == TrackSort(.title) { return try trackIDs(limit: limit) }
    return try connection.rows(
      """
      SELECT tracks.id FROM tracks \(Self.joins(sort.key))
      ORDER BY \(Self.columns(sort)), tracks.sort_key, tracks.id LIMIT \(limit ?? -1)
      """
    ) { TrackID($0.integer(0)) }
  }

  /// The tables whose columns an order goes by; each costs a look-up for every track.
  static func joins(_ key: TrackSort.Key) -> String {
    let albums = "LEFT JOIN albums ON albums.id = album_id"
    let items = "JOIN items ON items.id = tracks.id"
    return switch key {
    case .title, .duration, .bitrate: ""
    case .artist, .album, .released, .genre: albums
    case .added: items + " " + albums
    case .plays, .played, .rating: items
    case .path: "JOIN folders ON folders.id = folder_id"
    }
  }

  /// The columns an order goes by, what has none last.
  static func columns(_ sort: TrackSort) -> String {
    let (value, isDescending, rest) = column(sort.key)
    let direction = isDescending != sort.isReversed ? "DESC" : "ASC"
    return (["\(value) IS NULL", "\(value) \(direction)"] + rest).joined(separator: ", ")
  }

  /// The expression of a column, whether its larger values come first, and what breaks its ties.
  ///
  /// Few and short columns, since SQLite carries them all for every track.
  private static func column(
    _ key: TrackSort.Key
  ) -> (value: String, isDescending: Bool, rest: [String]) {
    let inAlbum = ["album_id", "disc IS NULL", "disc", "number_side", "number IS NULL", "number"]
    let albumOrder = ["albums.sort_key"] + inAlbum
    return switch key {
    case .title: ("tracks.sort_key", false, [])
    case .artist: ("tracks.artist_sort_key", false, albumOrder)
    case .album: ("albums.sort_key", false, inAlbum)
    case .released: ("tracks.date", true, albumOrder)
    case .genre: ("nullif(lower(genres), '')", false, albumOrder)
    case .duration: ("duration", false, [])
    case .added: ("items.added_at", true, albumOrder)
    case .plays: ("plays", true, [])
    case .played: ("last_played_at", true, [])
    case .rating: ("rating", true, [])
    case .bitrate: ("bitrate", true, [])
    case .path: ("folders.path", false, ["tracks.name"])
    }
  }

  /// The order in which an album's tracks are shown and played: disc, side, number, title, file;
  /// of tracks of many artists without an album's title, by artist first.
  static let playingOrder = """
    iif(substr(albums.key, 1, 1) = x'64' AND albums.artist_name = '\(ArtistWriter.variousName)',
      tracks.artist_sort_key, x''),
    tracks.disc IS NULL, tracks.disc, tracks.number_side IS NULL, tracks.number_side,
    tracks.number IS NULL, tracks.number, tracks.sort_key, folders.path, tracks.name
    """
}
