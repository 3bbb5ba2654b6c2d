extension Schema {
  /// The twelfth version: files that end before their sound does.
  ///
  /// All files are read again by the reader that looks for it.
  static let version12 = """
    ALTER TABLE tracks ADD COLUMN is_cut_off INTEGER NOT NULL DEFAULT 0
      CHECK (is_cut_off IN (0, 1));
    CREATE INDEX tracks_cut_off ON tracks(folder_id) WHERE is_cut_off = 1;

    """
}
