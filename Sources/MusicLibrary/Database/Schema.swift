/// The tables of the library.
///
/// Two kinds that never mix: what the person made (`items`, `playlists`, `playlist_entries`), which
/// a scan only adds to, and what a scan can find again (everything else). Paths and file names are
/// BLOBs, because a file name is bytes; lists of values are texts with one value a line, because a
/// normalised value holds no line feed.
enum Schema {
  /// The first version.
  static let version1 = userTables + scanTables + indexes + totals

  private static let userTables = """
    CREATE TABLE items(
      id INTEGER PRIMARY KEY,
      added_at INTEGER NOT NULL,
      plays INTEGER NOT NULL DEFAULT 0 CHECK (plays >= 0),
      last_played_at INTEGER,
      rating INTEGER CHECK (rating BETWEEN 0 AND 100),
      is_favourite INTEGER NOT NULL DEFAULT 0 CHECK (is_favourite IN (0, 1)),
      fingerprint INTEGER NOT NULL,
      description INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE playlists(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE playlist_entries(
      playlist_id INTEGER NOT NULL REFERENCES playlists(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      item_id INTEGER REFERENCES items(id),
      path BLOB,
      PRIMARY KEY (playlist_id, position),
      CHECK (item_id IS NOT NULL OR path IS NOT NULL)
    ) STRICT, WITHOUT ROWID;

    """

  private static let scanTables = """
    CREATE TABLE roots(
      id INTEGER PRIMARY KEY,
      path BLOB NOT NULL UNIQUE,
      scanned_at INTEGER,
      is_offline INTEGER NOT NULL DEFAULT 0 CHECK (is_offline IN (0, 1))
    ) STRICT;
    CREATE TABLE folders(
      id INTEGER PRIMARY KEY,
      root_id INTEGER NOT NULL REFERENCES roots(id),
      path BLOB NOT NULL UNIQUE,
      family BLOB NOT NULL
    ) STRICT;
    CREATE TABLE pictures(
      folder_id INTEGER NOT NULL REFERENCES folders(id),
      name BLOB NOT NULL,
      size INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      PRIMARY KEY (folder_id, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE skipped_files(
      folder_id INTEGER NOT NULL REFERENCES folders(id),
      name BLOB NOT NULL,
      device INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      size INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      reason INTEGER NOT NULL,
      PRIMARY KEY (folder_id, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE covers(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      is_embedded INTEGER NOT NULL CHECK (is_embedded IN (0, 1)),
      path BLOB NOT NULL,
      size INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      content_hash BLOB,
      UNIQUE (path, is_embedded, size, modified_at)
    ) STRICT;
    CREATE TABLE artists(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      sort_key BLOB NOT NULL,
      letter TEXT NOT NULL,
      is_various INTEGER NOT NULL CHECK (is_various IN (0, 1)),
      album_count INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE albums(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key BLOB NOT NULL UNIQUE,
      artist_id INTEGER NOT NULL REFERENCES artists(id),
      artist_name TEXT NOT NULL,
      artist_sort TEXT,
      artist_sort_key BLOB NOT NULL,
      title TEXT NOT NULL,
      sort_key BLOB NOT NULL,
      year INTEGER,
      added_at INTEGER NOT NULL,
      track_count INTEGER NOT NULL,
      cover_id INTEGER REFERENCES covers(id)
    ) STRICT;
    CREATE TABLE tracks(
      id INTEGER PRIMARY KEY REFERENCES items(id),
      folder_id INTEGER NOT NULL REFERENCES folders(id),
      name BLOB NOT NULL,
      device INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      size INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      album_id INTEGER REFERENCES albums(id),
      title TEXT NOT NULL,
      title_sort TEXT,
      sort_key BLOB NOT NULL,
      artist TEXT NOT NULL,
      artists TEXT NOT NULL,
      artist_sort TEXT,
      album TEXT NOT NULL,
      album_sort TEXT,
      album_artist TEXT NOT NULL,
      album_artist_sort TEXT,
      composers TEXT NOT NULL,
      genres TEXT NOT NULL,
      compilation INTEGER CHECK (compilation IN (0, 1)),
      disc INTEGER,
      disc_total INTEGER,
      disc_subtitle TEXT,
      number INTEGER,
      number_total INTEGER,
      number_side TEXT,
      date TEXT,
      original_date TEXT,
      release_id TEXT,
      duration INTEGER,
      bitrate INTEGER,
      sample_rate INTEGER,
      channels INTEGER,
      format INTEGER NOT NULL,
      has_cover INTEGER NOT NULL CHECK (has_cover IN (0, 1)),
      comment TEXT,
      track_gain REAL,
      track_peak REAL,
      album_gain REAL,
      album_peak REAL
    ) STRICT;

    """

  private static let indexes = """
    CREATE INDEX items_by_content ON items(fingerprint, description);
    CREATE INDEX playlist_entries_by_item ON playlist_entries(item_id);
    CREATE INDEX folders_by_root ON folders(root_id);
    CREATE INDEX folders_by_family ON folders(family);
    CREATE INDEX artists_by_name ON artists(sort_key, id);
    CREATE INDEX albums_by_added ON albums(added_at DESC, sort_key, id);
    CREATE INDEX albums_by_title ON albums(sort_key, id);
    CREATE INDEX albums_by_artist ON albums(artist_sort_key, year, sort_key, id);
    CREATE INDEX albums_by_year ON albums(year DESC, sort_key, id);
    CREATE INDEX albums_of_artist ON albums(artist_id, year, sort_key, id);
    CREATE INDEX albums_by_cover ON albums(cover_id);
    CREATE UNIQUE INDEX tracks_by_path ON tracks(folder_id, name);
    CREATE INDEX tracks_of_album ON tracks(album_id) WHERE album_id IS NOT NULL;
    CREATE INDEX tracks_by_title ON tracks(sort_key, id);
    CREATE INDEX tracks_of_release ON tracks(release_id) WHERE release_id IS NOT NULL;

    """

  /// Totals are kept, since counting a million rows takes longer than the first frame may.
  private static let totals = """
    CREATE TABLE totals(
      id INTEGER PRIMARY KEY CHECK (id = 1),
      revision INTEGER NOT NULL,
      artists INTEGER NOT NULL,
      albums INTEGER NOT NULL,
      tracks INTEGER NOT NULL,
      playlists INTEGER NOT NULL
    ) STRICT;
    INSERT INTO totals VALUES (1, 0, 0, 0, 0, 0);

    """ + ["artists", "albums", "tracks", "playlists"].map(counting).joined()

  private static func counting(_ table: String) -> String {
    """
    CREATE TRIGGER \(table)_inserted AFTER INSERT ON \(table) BEGIN
      UPDATE totals SET \(table) = \(table) + 1;
    END;
    CREATE TRIGGER \(table)_deleted AFTER DELETE ON \(table) BEGIN
      UPDATE totals SET \(table) = \(table) - 1;
    END;

    """
  }
}
