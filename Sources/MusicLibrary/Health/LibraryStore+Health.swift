internal import MusicModel

/// What a person may want to put right.
extension LibraryStore {
  /// All roots with how much is in each, in the order they were added.
  ///
  /// - Returns: Roots with their counts.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks).
  public func rootHealth() throws(LibraryError) -> [RootHealth] {
    var result: [RootHealth] = []
    for root in try queries.roots() {
      let health = try connection.first(
        """
        SELECT (SELECT count(*) FROM folders WHERE root_id = ?1),
          count(DISTINCT album_id), count(tracks.id),
          (SELECT count(*) FROM skipped_files JOIN folders ON folders.id = folder_id
            WHERE root_id = ?1)
        FROM folders JOIN tracks ON folder_id = folders.id WHERE root_id = ?1
        """, [.integer(root.id.rawValue)]
      ) {
        RootHealth(
          root: root, folders: $0.int(0), albums: $0.int(1), tracks: $0.int(2),
          skipped: $0.int(3))
      }
      if let health { result.append(health) }
    }
    return result
  }

  /// The albums that have no picture, by directory.
  ///
  /// - Returns: An entry for each album, with the first of its directories and all of its tracks.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(albums).
  public func albumsWithoutArt() throws(LibraryError) -> [AlbumPlace] {
    try connection.rows(
      """
      SELECT \(Self.placeColumns), min(folders.path) AS place, albums.track_count
      FROM albums JOIN artists ON artists.id = artist_id
        JOIN tracks ON album_id = albums.id JOIN folders ON folders.id = folder_id
      WHERE albums.cover_id IS NULL GROUP BY albums.id ORDER BY place, albums.id
      """, [], Self.place)
  }

  /// How many tracks have neither a picture of their own nor one of their album.
  ///
  /// - Complexity: O(tracks).
  public func countTracksWithoutArt() throws(LibraryError) -> Int {
    try connection.first(
      """
      SELECT count(*) FROM tracks LEFT JOIN albums ON albums.id = album_id
      WHERE NOT has_cover AND cover_id IS NULL
      """
    ) { $0.int(0) } ?? 0
  }

  /// Where a tag is missing, by directory.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: An entry for each album and directory, with the number of tracks that lack it.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks).
  public func tracksMissing(_ tag: MissingTag) throws(LibraryError) -> [AlbumPlace] {
    if tag == .title { try collectUntitledTracks() }
    let condition =
      switch tag {
      case .title: "tracks.id IN (SELECT id FROM temp.untitled)"
      case .artist: "tracks.artist = ''"
      case .album: "tracks.album = ''"
      case .number: "tracks.number IS NULL"
      case .date: "tracks.date IS NULL AND tracks.original_date IS NULL"
      }
    return try connection.rows(
      """
      SELECT \(Self.placeColumns), folders.path, count(*)
      FROM tracks JOIN folders ON folders.id = folder_id JOIN albums ON albums.id = album_id
        JOIN artists ON artists.id = artist_id
      WHERE \(condition) GROUP BY folder_id, album_id ORDER BY folders.path, album_id
      """, [], Self.place)
  }

  /// Checks the database file: its structure, its indexes, and that nothing refers to nothing.
  ///
  /// - Returns: Its state, with ten faults at the most.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(size of the file).
  public func databaseHealth() throws(LibraryError) -> DatabaseHealth {
    let page = try pragma("page_size")
    let faults = try connection.rows("PRAGMA integrity_check(10)") { $0.text(0) }
    let dangling = try connection.rows("PRAGMA foreign_key_check") { $0.text(0) }
    return DatabaseHealth(
      version: try pragma("user_version"), size: try pragma("page_count") * page,
      free: try pragma("freelist_count") * page,
      faults: faults.filter { $0 != "ok" } + dangling.prefix(10).map { "foreign key: \($0)" })
  }

  private func pragma(_ name: String) throws(LibraryError) -> Int {
    try connection.first("PRAGMA \(name)") { $0.int(0) } ?? 0
  }

  /// Fills a temporary table with the tracks whose title is the file's name for want of another.
  ///
  /// The store keeps what is shown. Whether it was tagged is known from the number a track is
  /// recognised by, which is made of the tag itself; the disc may come from the folder's name.
  private func collectUntitledTracks() throws(LibraryError) {
    try connection.execute(
      "CREATE TEMP TABLE IF NOT EXISTS untitled(id INTEGER PRIMARY KEY); DELETE FROM untitled")
    try connection.forEachRow(
      """
      SELECT tracks.id, name, tracks.title, artist, album, disc, number, duration, description
      FROM tracks JOIN items ON items.id = tracks.id WHERE part = 0
      """, []
    ) { row throws(LibraryError) in
      guard row.text(2) == MusicFileName.title(row.blob(1)) else { return }
      let isUntitled = Set([row.int(5), 0]).contains { disc in
        row.integer(8)
          == TrackIdentity.description(
            title: "", artist: row.text(3), album: row.text(4), disc: disc, number: row.int(6),
            duration: row.int(7))
      }
      guard isUntitled else { return }
      try connection.run("INSERT INTO untitled VALUES (?)", [.integer(row.integer(0))])
    }
  }

  static let placeColumns = "albums.id, albums.title, artists.name, artists.is_various"

  static func place(_ row: Row) -> AlbumPlace {
    AlbumPlace(
      album: AlbumID(row.integer(0)), title: row.text(1),
      artist: row.flag(3) ? nil : row.text(2), folder: row.blob(4), tracks: row.int(5))
  }
}
