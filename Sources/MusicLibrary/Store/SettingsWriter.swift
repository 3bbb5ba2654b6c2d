/// Brings rows in line with settings that changed since the rows were written.
///
/// The directories concerned are remembered in the database, so that what is broken off goes on
/// later; a scan remembers there what it has still to regroup. Only another charset has files read
/// again, by the scan that follows: those that are old enough to have text in one.
struct SettingsWriter {
  private let connection: Connection
  private let settings: LibrarySettings

  /// Directory families that are worked on in one transaction: a fraction of a second.
  private static let batchSize = 100

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection, _ settings: LibrarySettings) {
    self.connection = connection
    self.settings = settings
  }

  /// Whether something is left to do; reads only.
  func isNeeded() throws(LibraryError) -> Bool {
    let applied = try appliedDigests()
    if applied?.shelf != settings.shelfDigest || applied?.reading != settings.readingDigest {
      return true
    }
    return try connection.first(
      """
      SELECT 1 WHERE EXISTS (SELECT 1 FROM unsettled_folders)
        OR EXISTS (SELECT 1 FROM changed_credits)
      """, [], { _ in true }) ?? false
  }

  /// Works on some directory families.
  ///
  /// - Returns: Whether there were any, so that something may show differently.
  /// - Throws: What the store throws on writing.
  /// - Complexity: O(tracks of those families).
  func settle() throws(LibraryError) -> Bool {
    try remember()
    let families = try connection.rows(
      """
      SELECT DISTINCT family FROM unsettled_folders JOIN folders ON folders.id = folder_id LIMIT ?
      """, [.integer(Int64(Self.batchSize))]
    ) { $0.blob(0) }
    if families.isEmpty { return false }
    var shelving = TrackShelving(settings, connection)
    for family in families {
      try shelve(family, &shelving)
      try connection.run(
        """
        DELETE FROM unsettled_folders
        WHERE folder_id IN (SELECT id FROM folders WHERE family = ?)
        """, [.blob(family)])
    }
    var touched = TouchedAlbums()
    touched.families = Set(families)
    try AlbumWriter(connection, settings).regroup(touched)
    return true
  }

  private func appliedDigests() throws(LibraryError) -> (shelf: Int64, reading: Int64)? {
    try connection.first("SELECT shelf, reading FROM applied_settings", []) {
      ($0.integer(0), $0.integer(1))
    }
  }

  /// Notes what is to be done when the settings are others than before.
  private func remember() throws(LibraryError) {
    let applied = try appliedDigests()
    if applied?.shelf != settings.shelfDigest {
      try connection.run("INSERT OR IGNORE INTO unsettled_folders SELECT id FROM folders")
    }
    if applied?.reading != settings.readingDigest { try readAgain() }
    try AlbumCredits(connection, settings.splitting).rememberChanges()
    try connection.run(
      "UPDATE applied_settings SET shelf = ?, reading = ?",
      [.integer(settings.shelfDigest), .integer(settings.readingDigest)])
  }

  /// Has the files read again that may hold text of a charset they do not tell.
  ///
  /// Text that is ASCII is the same in all charsets. No reader has the number 0.
  private func readAgain() throws(LibraryError) {
    let modern: [AudioFormat] = [
      .flac, .mp4, .vorbis, .opus, .oggFlac, .speex, .asf, .matroska,
    ]
    let formats = modern.map { String($0.rawValue) }.joined(separator: ", ")
    try connection.run(
      """
      UPDATE tracks SET reader = 0 WHERE format NOT IN (\(formats))
        AND (title || artist || album || album_artist || composers || genres
          || coalesce(comment, '')) GLOB '*[^' || char(1) || '-~]*'
      """)
  }

  /// Writes what follows from the tags of a family's tracks; those whose lists are not known, since
  /// an older program read them, keep what they have.
  private func shelve(
    _ family: [UInt8], _ shelving: inout TrackShelving
  ) throws(LibraryError) {
    let tracks = try connection.rows(
      """
      SELECT tracks.id, title, title_sort, artist, artist_sort, album_artist, tagged_artists,
        tagged_album_artists, tagged_composers, tagged_genres, sort_key, artist_sort_key, artists,
        album_artists, composers, genres, credit_state, album, release_id
      FROM folders JOIN tracks ON folder_id = folders.id
      WHERE family = ? AND tagged_artists IS NOT NULL
      """, [.blob(family)]
    ) { row in
      (
        id: row.integer(0), tagged: TrackShelving.Tagged(row, from: 1, family: family),
        shelved: TrackShelving.Shelved(row, from: 10)
      )
    }
    for track in tracks {
      let new = try shelving.shelved(track.tagged)
      guard new != track.shelved else { continue }
      try connection.run(
        """
        UPDATE tracks SET sort_key = ?, artist_sort_key = ?, artists = ?, album_artists = ?,
          composers = ?, genres = ?, credit_state = ? WHERE id = ?
        """,
        [
          .blob(new.sortKey), .blob(new.artistSortKey), .text(new.artists),
          .text(new.albumArtists), .text(new.composers), .text(new.genres),
          .integer(new.creditState), .integer(track.id),
        ])
    }
  }
}

extension TrackShelving.Tagged {
  fileprivate init(_ row: Row, from column: Int32, family: [UInt8]) {
    self.init(
      title: row.text(column), titleSort: row.text(column + 1), artist: row.text(column + 2),
      artistSort: row.text(column + 3), albumArtist: row.text(column + 4),
      artists: row.lines(column + 5), albumArtists: row.lines(column + 6),
      composers: row.lines(column + 7), genres: row.lines(column + 8),
      album: AlbumCredits.Album(
        title: row.text(column + 16), release: row.text(column + 17), family: family))
  }
}

extension TrackShelving.Shelved {
  fileprivate init(_ row: Row, from column: Int32) {
    self.init(
      sortKey: row.blob(column), artistSortKey: row.blob(column + 1),
      artists: row.text(column + 2), albumArtists: row.text(column + 3),
      composers: row.text(column + 4), genres: row.text(column + 5),
      creditState: row.integer(column + 6))
  }
}
