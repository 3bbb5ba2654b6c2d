internal import MusicModel

extension LibraryQueries {
  /// Tracks of the library by what the person has made of them.
  func trackIDs(by ranking: Ranking, limit: Int?) throws(LibraryError) -> [TrackID] {
    let (condition, order) =
      switch ranking {
      case .mostPlayed: ("plays > 0", "plays DESC, last_played_at DESC")
      case .leastPlayed: ("TRUE", "plays, coalesce(last_played_at, added_at)")
      case .recentlyPlayed: ("plays > 0", "last_played_at DESC")
      case .mostSkipped: ("skips > 0", "skips DESC, last_skipped_at DESC")
      case .highestRated: ("rating IS NOT NULL", "rating DESC, tracks.sort_key")
      case .favourites: ("is_favourite = 1", "tracks.sort_key")
      }
    return try connection.rows(
      """
      SELECT items.id FROM items CROSS JOIN tracks ON tracks.id = items.id
      WHERE \(condition) ORDER BY \(order), items.id LIMIT ?
      """, [.integer(Int64(limit ?? -1))]
    ) { TrackID($0.integer(0)) }
  }

  /// Albums by what the person has made of them.
  func albumIDs(by ranking: Ranking, limit: Int?) throws(LibraryError) -> [AlbumID] {
    switch ranking {
    case .mostPlayed:
      try albumIDs(of: "plays > 0", by: "sum(plays) DESC, max(last_played_at) DESC", limit)
    case .leastPlayed:
      try albumIDs(of: "TRUE", by: "sum(plays), max(coalesce(last_played_at, added_at))", limit)
    case .recentlyPlayed: try albumIDs(of: "plays > 0", by: "max(last_played_at) DESC", limit)
    case .mostSkipped:
      try albumIDs(of: "skips > 0", by: "sum(skips) DESC, max(last_skipped_at) DESC", limit)
    case .highestRated: try markedAlbumIDs(limit) { $0.rating }
    case .favourites: try markedAlbumIDs(limit) { $0.isFavourite ? 1 : 0 }
    }
  }

  private func albumIDs(
    of condition: String, by order: String, _ limit: Int?
  ) throws(LibraryError) -> [AlbumID] {
    try connection.rows(
      """
      SELECT album_id FROM items CROSS JOIN tracks ON tracks.id = items.id
      WHERE \(condition) AND album_id IS NOT NULL
      GROUP BY album_id ORDER BY \(order), album_id LIMIT ?
      """, [.integer(Int64(limit ?? -1))]
    ) { AlbumID($0.integer(0)) }
  }

  /// Albums whose mark has a rank above 0: the highest first, then by title.
  private func markedAlbumIDs(
    _ limit: Int?, _ rank: (AlbumMarks.Mark) -> Int
  ) throws(LibraryError) -> [AlbumID] {
    var ranked: [(id: Int64, rank: Int, key: [UInt8])] = []
    for (album, mark) in try AlbumMarks(connection).all() where rank(mark) > 0 {
      let key = try connection.first(
        "SELECT sort_key FROM albums WHERE id = ?", [.integer(album)]
      ) { $0.blob(0) }
      ranked.append((album, rank(mark), key ?? []))
    }
    ranked.sort { left, right in
      if left.rank != right.rank { return left.rank > right.rank }
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      return left.id < right.id
    }
    return ranked.prefix(max(0, limit ?? Int.max)).map { AlbumID($0.id) }
  }
}
