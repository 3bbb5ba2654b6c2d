extension Schema {
  /// The sixth version: what settings are applied to, lists as tagged, several artists of an album,
  /// chosen charsets.
  static let version6 = taggedLists + coartists + applied + folderCharsets

  /// Lists as the tags have them, NULL for tracks that were read before, which are read again; an
  /// inode of 0 is that of no file.
  private static let taggedLists = """
    ALTER TABLE tracks ADD COLUMN album_artists TEXT NOT NULL DEFAULT '';
    ALTER TABLE tracks ADD COLUMN artist_sort_key BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tracks ADD COLUMN tagged_artists TEXT;
    ALTER TABLE tracks ADD COLUMN tagged_album_artists TEXT;
    ALTER TABLE tracks ADD COLUMN tagged_composers TEXT;
    ALTER TABLE tracks ADD COLUMN tagged_genres TEXT;
    UPDATE tracks SET inode = 0;

    """

  /// Artists of an album beside the first it names, and guests where they are listed.
  ///
  /// An album with several artists has the first of them apart from its credit. The index finds
  /// albums of one artist and title, which are told by their year.
  private static let coartists = """
    CREATE TABLE coartists(
      album_id INTEGER NOT NULL REFERENCES albums(id) ON DELETE CASCADE,
      artist_id INTEGER NOT NULL REFERENCES artists(id),
      name TEXT NOT NULL,
      sort TEXT,
      PRIMARY KEY (album_id, artist_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX coartists_by_artist ON coartists(artist_id);
    ALTER TABLE albums ADD COLUMN first_artist TEXT;
    CREATE INDEX albums_alike ON albums(artist_id, sort_key, id);

    """

  /// Digests of the settings that were applied last, and the directories where former ones still
  /// show.
  private static let applied = """
    CREATE TABLE applied_settings(
      id INTEGER PRIMARY KEY CHECK (id = 1),
      shelf INTEGER NOT NULL,
      reading INTEGER NOT NULL
    ) STRICT;
    INSERT INTO applied_settings VALUES (1, 0, 0);
    CREATE TABLE unsettled_folders(
      folder_id INTEGER PRIMARY KEY REFERENCES folders(id) ON DELETE CASCADE
    ) STRICT;

    """

  /// Charsets a person chose for directories: the person's own data.
  private static let folderCharsets = """
    CREATE TABLE folder_charsets(
      path BLOB NOT NULL PRIMARY KEY,
      charset TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    """
}
