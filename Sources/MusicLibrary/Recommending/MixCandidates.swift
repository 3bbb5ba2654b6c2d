import MusicModel

/// A mix that may be made: its reason, and the condition its tracks fulfil.
struct MixCandidate {
  var reason: Mix.Reason
  /// A condition on `tracks`, `items` and `albums`, with its values.
  var condition: String
  var values: [SQLiteValue] = []
  /// Tells mixes of one day apart.
  var seed: UInt64
}

/// The mixes that a library and its history have reasons for.
struct MixCandidates {
  let connection: Connection
  let now: Int64

  private static let day: Int64 = 86_400
  /// What was heard so often is liked.
  private static let often = 3
  /// What was not heard for so long may be heard again, in days.
  private static let long: Int64 = 90
  /// What came within so many days is new.
  private static let lately: Int64 = 60
  /// Rating from which a track is liked, of 100.
  private static let liked = 80

  /// Tracks of the artists that were heard most, which were never heard.
  func moreBy() throws(LibraryError) -> [MixCandidate] {
    let artists = try connection.rows(
      """
      SELECT albums.artist_id, artists.name, sum(plays) FROM items
      CROSS JOIN tracks ON tracks.id = items.id JOIN albums ON albums.id = album_id
      JOIN artists ON artists.id = albums.artist_id
      WHERE plays > 0 AND NOT artists.is_various AND artists.name <> ''
      GROUP BY albums.artist_id ORDER BY sum(plays) DESC, albums.artist_id LIMIT 2
      """
    ) { ($0.integer(0), $0.text(1)) }
    return artists.map { id, name in
      MixCandidate(
        reason: .moreBy(artist: name), condition: "albums.artist_id = ? AND plays = 0",
        values: [.integer(id)], seed: UInt64(bitPattern: id))
    }
  }

  /// Tracks that are favourites, or rated well.
  var favourites: MixCandidate {
    MixCandidate(
      reason: .favourites, condition: "is_favourite = 1 OR rating >= \(Self.liked)", seed: 11)
  }

  /// Tracks that were heard often, and not for long.
  var rediscovered: MixCandidate {
    MixCandidate(
      reason: .rediscovered, condition: "plays >= \(Self.often) AND last_played_at < ?",
      values: [.integer(now - Self.long * Self.day)], seed: 12)
  }

  /// Tracks that came lately and were not heard.
  var newAndUnheard: MixCandidate {
    MixCandidate(
      reason: .newAndUnheard, condition: "plays = 0 AND items.added_at > ?",
      values: [.integer(now - Self.lately * Self.day)], seed: 13)
  }

  /// The genre that was heard most, or that most of the library is.
  func genres(ofHeard isHeard: Bool) throws(LibraryError) -> [MixCandidate] {
    // The first genre of a track is its main one; a line feed ends it.
    let genre =
      "substr(genres, 1, coalesce(nullif(instr(genres, char(10)), 0) - 1, length(genres)))"
    let names = try connection.rows(
      """
      SELECT \(genre) AS genre, sum(\(isHeard ? "plays" : "1")) AS weight FROM items
      CROSS JOIN tracks ON tracks.id = items.id
      WHERE genres <> '' \(isHeard ? "AND plays > 0" : "")
      GROUP BY genre ORDER BY weight DESC, genre LIMIT 2
      """
    ) { $0.text(0) }
    return names.enumerated().map { rank, name in
      MixCandidate(
        reason: .genre(name, isHeard: isHeard), condition: "\(genre) = ?", values: [.text(name)],
        seed: 21 + UInt64(rank))
    }
  }

  /// The ten years that were heard most, or that most of the library is from.
  func decades(ofHeard isHeard: Bool) throws(LibraryError) -> [MixCandidate] {
    let decades = try connection.rows(
      """
      SELECT albums.year / 10 * 10 AS decade, sum(\(isHeard ? "plays" : "1")) AS weight FROM items
      CROSS JOIN tracks ON tracks.id = items.id JOIN albums ON albums.id = album_id
      WHERE albums.year IS NOT NULL \(isHeard ? "AND plays > 0" : "")
      GROUP BY decade ORDER BY weight DESC, decade LIMIT 2
      """
    ) { $0.int(0) }
    return decades.enumerated().map { rank, decade in
      MixCandidate(
        reason: .decade(decade, isHeard: isHeard), condition: "albums.year BETWEEN ? AND ?",
        values: [.integer(Int64(decade)), .integer(Int64(decade + 9))], seed: 31 + UInt64(rank))
    }
  }
}
