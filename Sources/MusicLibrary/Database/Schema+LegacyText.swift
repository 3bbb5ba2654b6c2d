extension Schema {
  /// The thirteenth version: text in old charsets as it is in the files, of which the charset of a
  /// folder is guessed anew when one of its files changes.
  static let version13 = """
    ALTER TABLE tracks ADD COLUMN legacy_text BLOB;
    ALTER TABLE tracks ADD COLUMN legacy_charset TEXT;
    CREATE INDEX tracks_with_legacy_text ON tracks(folder_id) WHERE legacy_text IS NOT NULL;

    """
}
