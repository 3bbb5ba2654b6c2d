/// What the person made of tracks, as far as it is joined when two of them turn out to be one.
struct TrackMarks {
  private let connection: Connection

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// Whether a row of `items` has anything but the time it was added.
  static let areThere = """
    (plays > 0 OR skips > 0 OR rating IS NOT NULL OR is_favourite
      \(["playlist_entries", "queue_entries", "album_mark_items"].map {
        "OR EXISTS (SELECT 1 FROM \($0) WHERE item_id = items.id)"
      }.joined(separator: " ")))
    """

  /// Whether the person made anything of a track.
  ///
  /// - Throws: What the store throws on reading.
  func areThere(of track: Int64) throws(LibraryError) -> Bool {
    try connection.first("SELECT \(Self.areThere) FROM items WHERE id = ?", [.integer(track)]) {
      $0.flag(0)
    } ?? false
  }

  /// Gives a track what the person made of another; of that nothing is left but that it was there.
  ///
  /// Plays and skips are added up. What only one of two can be, it is by the track's own mark.
  ///
  /// - Throws: What the store throws on writing.
  func merge(_ other: Int64, into track: Int64) throws(LibraryError) {
    for change in Self.changes {
      try connection.run(change, [.integer(track), .integer(other)])
    }
  }

  /// `?1` is the track that stays and `?2` the other.
  private static let changes =
    [
      """
      UPDATE items SET
        added_at = min(items.added_at, other.added_at), plays = items.plays + other.plays,
        skips = items.skips + other.skips,
        last_played_at = \(later("last_played_at")), last_skipped_at = \(later("last_skipped_at")),
        rating = coalesce(items.rating, other.rating),
        is_favourite = max(items.is_favourite, other.is_favourite)
      FROM items AS other WHERE items.id = ?1 AND other.id = ?2
      """,
      """
      UPDATE items SET plays = 0, skips = 0, last_played_at = NULL, last_skipped_at = NULL,
        rating = NULL, is_favourite = 0
      WHERE id = ?2
      """,
      "UPDATE OR IGNORE album_mark_items SET item_id = ?1 WHERE item_id = ?2",
      "DELETE FROM album_mark_items WHERE item_id = ?2",
      "DELETE FROM remembered_places WHERE item_id IN (?1, ?2)",
    ]
    + ["history", "playlist_entries", "queue_entries"].map {
      "UPDATE \($0) SET item_id = ?1 WHERE item_id = ?2"
    }

  private static func later(_ column: String) -> String {
    """
    max(coalesce(items.\(column), other.\(column)), coalesce(other.\(column), items.\(column)))
    """
  }
}
