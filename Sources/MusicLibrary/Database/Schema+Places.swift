extension Schema {
  /// The ninth version: when the system saw a file change, and where other file systems begin.
  static let version9 = stampColumns + mountTable

  /// 0 for what was read before; the next scan fills it in.
  private static let stampColumns = """
    ALTER TABLE tracks ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE skipped_files ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;

    """

  /// Music below a mount whose file system is not there is offline like that of a missing root.
  ///
  /// The paths below a directory lie between it with `/` and it with `0`, the next byte.
  private static let mountTable = """
    CREATE TABLE mounts(
      path BLOB NOT NULL PRIMARY KEY,
      root_id INTEGER NOT NULL REFERENCES roots(id) ON DELETE CASCADE,
      is_offline INTEGER NOT NULL CHECK (is_offline IN (0, 1))
    ) STRICT;
    CREATE VIEW offline_folders(id) AS
      SELECT folders.id FROM folders JOIN roots ON roots.id = root_id WHERE roots.is_offline
      UNION
      SELECT folders.id FROM mounts JOIN folders ON folders.path = mounts.path
        OR (folders.path > CAST(mounts.path || x'2F' AS BLOB)
          AND folders.path < CAST(mounts.path || x'30' AS BLOB))
      WHERE mounts.is_offline;

    """
}
