extension Schema {
  /// The eighth version: files that cue sheets divide into tracks, and the sheets beside them.
  ///
  /// A part is a track's number in its file, 0 for a track that is the whole file; start and end
  /// are milliseconds in the file, without an end it goes on to the file's. A sheet with a reason
  /// divides nothing because of it; its neighbours are a number of the names of the music beside
  /// it.
  static let version8 = """
    ALTER TABLE tracks ADD COLUMN part INTEGER NOT NULL DEFAULT 0 CHECK (part >= 0);
    ALTER TABLE tracks ADD COLUMN start_ms INTEGER NOT NULL DEFAULT 0 CHECK (start_ms >= 0);
    ALTER TABLE tracks ADD COLUMN end_ms INTEGER CHECK (end_ms > start_ms);
    DROP INDEX tracks_by_path;
    CREATE UNIQUE INDEX tracks_by_path ON tracks(folder_id, name, part);
    CREATE TABLE cue_sheets(
      folder_id INTEGER NOT NULL REFERENCES folders(id),
      name BLOB NOT NULL,
      size INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      neighbours INTEGER NOT NULL,
      reason INTEGER,
      PRIMARY KEY (folder_id, name)
    ) STRICT, WITHOUT ROWID;

    """
}
