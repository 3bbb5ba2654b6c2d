extension Schema {
  /// The fourth version: what a person makes of tracks and albums, and when; the queue.
  static let version4 = listeningTables + albumTables + queueTables + userDataState

  /// The seventh version: choices of charsets count among what a person made.
  static let version7 = marking("folder_charsets")

  /// Hundredths of a rating that one star is.
  static let star: Int64 = 20

  private static let listeningTables = """
    ALTER TABLE items ADD COLUMN skips INTEGER NOT NULL DEFAULT 0 CHECK (skips >= 0);
    ALTER TABLE items ADD COLUMN last_skipped_at INTEGER;
    CREATE INDEX items_played ON items(plays) WHERE plays > 0;
    CREATE INDEX items_skipped ON items(skips) WHERE skips > 0;
    CREATE INDEX items_rated ON items(rating) WHERE rating IS NOT NULL;
    CREATE INDEX items_favourite ON items(id) WHERE is_favourite = 1;
    CREATE TABLE history(
      id INTEGER PRIMARY KEY,
      item_id INTEGER NOT NULL REFERENCES items(id),
      kind INTEGER NOT NULL CHECK (kind IN (0, 1)),
      time INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX history_by_time ON history(kind, time, id);
    CREATE INDEX history_of_item ON history(item_id, kind, time);

    """

  /// An album is made anew by each scan, so what a person makes of one is carried by its tracks.
  private static let albumTables = """
    CREATE TABLE album_marks(
      id INTEGER PRIMARY KEY,
      rating INTEGER CHECK (rating BETWEEN 0 AND 100),
      is_favourite INTEGER NOT NULL DEFAULT 0 CHECK (is_favourite IN (0, 1))
    ) STRICT;
    CREATE TABLE album_mark_items(
      item_id INTEGER PRIMARY KEY REFERENCES items(id),
      mark_id INTEGER NOT NULL REFERENCES album_marks(id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX album_mark_items_by_mark ON album_mark_items(mark_id);

    """

  private static let queueTables = """
    CREATE TABLE queue(
      id INTEGER PRIMARY KEY CHECK (id = 1),
      current INTEGER CHECK (current >= 0),
      elapsed INTEGER NOT NULL CHECK (elapsed >= 0),
      modes TEXT NOT NULL
    ) STRICT;
    CREATE TABLE queue_entries(
      position INTEGER PRIMARY KEY CHECK (position >= 0),
      item_id INTEGER REFERENCES items(id),
      path BLOB,
      play_order INTEGER CHECK (play_order >= 0),
      CHECK (item_id IS NOT NULL OR path IS NOT NULL)
    ) STRICT;
    CREATE INDEX queue_entries_by_item ON queue_entries(item_id);

    """

  /// Counts changes of what a person made, whoever makes them.
  ///
  /// `marks` counts all but new tracks, which need no counting, since no track is ever removed; a
  /// trigger for them would hold up the first scan. `arrivals` counts the changes of tracks.
  private static let userDataState =
    """
    CREATE TABLE user_data_state(
      id INTEGER PRIMARY KEY CHECK (id = 1),
      marks INTEGER NOT NULL,
      arrivals INTEGER NOT NULL
    ) STRICT;
    INSERT INTO user_data_state VALUES (1, 0, 0);
    CREATE TRIGGER items_marked AFTER UPDATE ON items BEGIN
      UPDATE user_data_state SET marks = marks + 1, arrivals = arrivals + 1;
    END;

    """
    + [
      "history", "playlists", "playlist_entries", "album_marks", "album_mark_items", "queue",
      "queue_entries",
    ].map(marking).joined()

  private static func marking(_ table: String) -> String {
    [("inserted", "INSERT"), ("updated", "UPDATE"), ("deleted", "DELETE")].map { name, event in
      """
      CREATE TRIGGER \(table)_marked_\(name) AFTER \(event) ON \(table) BEGIN
        UPDATE user_data_state SET marks = marks + 1;
      END;

      """
    }.joined()
  }
}
