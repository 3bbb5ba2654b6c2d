internal import MusicModel

extension LibraryQueries {
  /// What the person has made of tracks; unknown identities are left out.
  func userData(of tracks: [TrackID]) throws(LibraryError) -> [TrackID: TrackUserData] {
    var result: [TrackID: TrackUserData] = [:]
    for track in tracks {
      result[track] = try connection.first(
        """
        SELECT added_at, plays, last_played_at, skips, last_skipped_at, rating, is_favourite
        FROM items WHERE id = ?
        """, [.integer(track.rawValue)]
      ) { row in
        TrackUserData(
          addedAt: row.integer(0), plays: row.int(1),
          lastPlayedAt: row.optionalInt(2).map(Int64.init), skips: row.int(3),
          lastSkippedAt: row.optionalInt(4).map(Int64.init), rating: row.stars(5),
          isFavourite: row.flag(6))
      }
    }
    return result
  }

  /// What the person has made of albums; unknown identities are left out.
  func userData(of albums: [AlbumID]) throws(LibraryError) -> [AlbumID: AlbumUserData] {
    var result: [AlbumID: AlbumUserData] = [:]
    for album in albums {
      let listened = try connection.first(
        """
        SELECT sum(plays), max(last_played_at) FROM tracks JOIN items ON items.id = tracks.id
        WHERE album_id = ? HAVING count(*) > 0
        """, [.integer(album.rawValue)]
      ) { (plays: $0.int(0), last: $0.optionalInt(1).map(Int64.init)) }
      guard let listened else { continue }
      let mark = try AlbumMarks(connection).mark(of: album.rawValue)
      result[album] = AlbumUserData(
        rating: mark?.rating ?? 0, isFavourite: mark?.isFavourite ?? false, plays: listened.plays,
        lastPlayedAt: listened.last)
    }
    return result
  }

  /// What was listened to, the last first.
  func history(
    _ kind: ListeningRecord.Kind, before time: Int64, limit: Int?
  ) throws(LibraryError) -> [ListeningRecord] {
    try connection.rows(
      """
      SELECT item_id, time FROM history WHERE kind = ? AND time < ?
      ORDER BY time DESC, id DESC LIMIT ?
      """, [.integer(Int64(kind.rawValue)), .integer(time), .integer(Int64(limit ?? -1))]
    ) { ListeningRecord(track: TrackID($0.integer(0)), kind: kind, time: $0.integer(1)) }
  }

  /// The queue that was saved last; `nil` when none was.
  func storedQueue() throws(LibraryError) -> StoredQueue? {
    let saved = try connection.first("SELECT current, elapsed, modes FROM queue") {
      StoredQueue(current: $0.optionalInt(0), elapsed: $0.int(1), modes: $0.text(2))
    }
    guard var queue = saved else { return nil }
    queue.entries = try connection.rows(
      "SELECT item_id, path, play_order FROM queue_entries ORDER BY position"
    ) { row in
      StoredQueue.Entry(
        track: row.optionalInt(0).map { TrackID(Int64($0)) }, path: row.blob(1),
        playOrder: row.optionalInt(2))
    }
    return queue
  }
}
