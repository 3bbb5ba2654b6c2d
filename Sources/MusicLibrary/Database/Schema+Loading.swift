extension Schema {
  /// The third version: new tracks cost less.
  ///
  /// Their writer counts them and makes them known to search, since triggers on their table took a
  /// sixth of the time of a first scan. The indexes of trigrams no longer know where in a text a
  /// trigram is, which halves them; formats have an index, so that a rare one is found at once.
  static let version3 =
    """
    DROP TRIGGER tracks_inserted;
    DROP TRIGGER tracks_search_inserted;
    CREATE INDEX tracks_by_format ON tracks(format);

    """ + SearchTable.all.map(searchIndexAgain).joined()

  /// An index of trigrams anew; all rows are pending, because filling it takes too long here.
  private static func searchIndexAgain(_ table: SearchTable) -> String {
    """
    DROP TABLE \(table.grams);
    DROP TABLE \(table.index);
    CREATE VIRTUAL TABLE \(table.index) USING fts5(
      \(table.indexed.joined(separator: ", ")),
      content = '', columnsize = 0, detail = none, tokenize = 'trigram case_sensitive 1');
    INSERT INTO \(table.index)(\(table.index), rank) VALUES ('automerge', 8);
    CREATE VIRTUAL TABLE \(table.grams) USING fts5vocab(\(table.index), 'row');
    DELETE FROM \(table.texts);
    INSERT OR IGNORE INTO search_pending SELECT \(table.kind), id FROM \(table.source);

    """
  }
}
