extension Schema {
  /// The fifth version: where tracks were before their library was rebuilt; covers without the
  /// column that nothing filled.
  static let version5 = """
    CREATE TABLE remembered_places(
      item_id INTEGER PRIMARY KEY REFERENCES items(id),
      path BLOB NOT NULL,
      duration INTEGER
    ) STRICT;
    CREATE INDEX remembered_places_by_path ON remembered_places(path);
    CREATE INDEX items_by_description ON items(description);
    ALTER TABLE covers DROP COLUMN content_hash;

    """
}
