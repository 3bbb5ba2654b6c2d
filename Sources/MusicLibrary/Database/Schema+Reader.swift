extension Schema {
  /// The tenth version: which version of the reader a file was read by.
  ///
  /// 0 for what was read before, or has to be read again for another reason.
  static let version10 = """
    ALTER TABLE tracks ADD COLUMN reader INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE skipped_files ADD COLUMN reader INTEGER NOT NULL DEFAULT 0;

    """
}
