extension Schema {
  /// The fourteenth version: names that hold a separator and are whole, since an album is by them.
  ///
  /// `credit_state` tells what became of a track's credits: 0 where they hold no separator, 1 where
  /// they are split, 2 where a name stayed whole because an album elsewhere is by it. So those that
  /// a name concerns which comes or goes are found without looking at all tracks.
  static let version14 = """
    CREATE TABLE album_credits(
      first TEXT NOT NULL,
      name TEXT NOT NULL,
      album BLOB NOT NULL,
      family BLOB NOT NULL,
      PRIMARY KEY (first, name, album, family)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX album_credits_by_family ON album_credits(family);
    CREATE TABLE changed_credits(
      first TEXT NOT NULL PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE tracks ADD COLUMN credit_state INTEGER NOT NULL DEFAULT 0
      CHECK (credit_state BETWEEN 0 AND 2);
    CREATE INDEX tracks_by_credit_state ON tracks(credit_state) WHERE credit_state > 0;

    """
}
