extension Schema {
  /// The second version: the texts search goes by, and what playlists have beside their entries.
  static let version2 = playlistTables + pendingTable + SearchTable.all.map(searchTables).joined()

  /// A smart playlist is its query; a playlist that is a file has that file's state.
  private static let playlistTables = """
    ALTER TABLE playlists ADD COLUMN query TEXT;
    ALTER TABLE playlist_entries ADD COLUMN title TEXT;
    ALTER TABLE playlist_entries ADD COLUMN duration INTEGER CHECK (duration >= 0);
    CREATE TABLE playlist_files(
      playlist_id INTEGER PRIMARY KEY REFERENCES playlists(id) ON DELETE CASCADE,
      path BLOB NOT NULL UNIQUE,
      size INTEGER NOT NULL,
      modified_at INTEGER NOT NULL
    ) STRICT;

    """

  /// Rows whose folded texts are out of date; triggers fill it, since folding is not SQLite's.
  private static let pendingTable = """
    CREATE TABLE search_pending(
      kind INTEGER NOT NULL,
      id INTEGER NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER albums_searched_with_tracks AFTER UPDATE OF title, artist_name ON albums
    WHEN old.title IS NOT new.title OR old.artist_name IS NOT new.artist_name BEGIN
      INSERT OR IGNORE INTO search_pending
        SELECT \(SearchTable.tracks.kind), id FROM tracks WHERE album_id = new.id;
    END;

    """

  /// Folded texts of one kind of row, a trigram index without a copy of them, and what marks rows
  /// as pending.
  ///
  /// No trigger writes the index: a statement with triggers makes FTS5 write a segment of its own
  /// for every row, which takes four times as long.
  private static func searchTables(_ table: SearchTable) -> String {
    """
    CREATE TABLE \(table.texts)(
      id INTEGER PRIMARY KEY,
      \(table.columns.map { "\($0) TEXT NOT NULL" }.joined(separator: ",\n  "))
    ) STRICT;
    CREATE VIRTUAL TABLE \(table.index) USING fts5(
      \(table.indexed.joined(separator: ", ")),
      content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1');
    INSERT INTO \(table.index)(\(table.index), rank) VALUES ('automerge', 8);
    CREATE VIRTUAL TABLE \(table.grams) USING fts5vocab(\(table.index), 'row');
    \(pendingTriggers(table))
    INSERT INTO search_pending SELECT \(table.kind), id FROM \(table.source);

    """
  }

  private static func pendingTriggers(_ table: SearchTable) -> String {
    let changed = table.sourceColumns.map { "old.\($0) IS NOT new.\($0)" }
    let events = [
      ("inserted", "INSERT", "new", "1"),
      (
        "updated", "UPDATE OF \(table.sourceColumns.joined(separator: ", "))", "new",
        changed.joined(separator: " OR ")
      ),
      ("deleted", "DELETE", "old", "1"),
    ]
    return events.map { name, event, row, condition in
      """
      CREATE TRIGGER \(table.source)_search_\(name) AFTER \(event) ON \(table.source)
      WHEN \(condition) BEGIN
        INSERT OR IGNORE INTO search_pending VALUES (\(table.kind), \(row).id);
      END;
      """
    }.joined(separator: "\n")
  }
}
