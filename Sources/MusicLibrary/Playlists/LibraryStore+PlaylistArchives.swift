public import MusicModel

extension LibraryQueries {
  /// A playlist as a value, with all that is needed to make it again; `nil` when there is none.
  ///
  /// - Complexity: O(*k*), where *k* is the number of its entries.
  func playlistArchive(_ id: PlaylistID) throws(LibraryError) -> PlaylistArchive? {
    let found = try connection.first(
      "SELECT name, query FROM playlists WHERE id = ?", [.integer(id.rawValue)]
    ) { ($0.text(0), $0.optionalText(1)) }
    guard let (name, query) = found else { return nil }
    let entries = try connection.rows(
      """
      SELECT item_id, path, title, duration FROM playlist_entries
      WHERE playlist_id = ? ORDER BY position
      """, [.integer(id.rawValue)]
    ) { row in
      PlaylistArchive.Entry(
        track: row.optionalInt(0).map { TrackID(Int64($0)) }, location: row.blob(1),
        title: row.text(2), duration: row.optionalInt(3))
    }
    return PlaylistArchive(id: id, name: name, query: query, entries: entries)
  }
}

extension LibraryStore {
  /// Makes a playlist again, under the identity it had.
  ///
  /// - Throws: What the store throws on writing.
  public func restorePlaylist(_ archive: PlaylistArchive) throws(LibraryError) {
    try connection.transaction { () throws(LibraryError) in
      try connection.run(
        "INSERT INTO playlists(id, name, created_at, query) VALUES (?, ?, ?, ?)",
        [
          .integer(archive.id.rawValue), .text(archive.name), .integer(Self.now()),
          archive.query.map { .text($0) } ?? .null,
        ])
      try write(entries: archive.entries.map(Self.values), to: archive.id)
      _ = try bumpRevision()
    }
  }

  /// Puts the entries of a playlist back as they were.
  ///
  /// - Throws: What the store throws on writing.
  public func restoreEntries(_ archive: PlaylistArchive) throws(LibraryError) {
    try connection.transaction { () throws(LibraryError) in
      try write(entries: archive.entries.map(Self.values), to: archive.id)
      _ = try bumpRevision()
    }
  }

  /// The columns of an entry; one whose track is known no longer is a missing one.
  private static func values(of entry: PlaylistArchive.Entry) -> [SQLiteValue] {
    [
      .optional(entry.track.map { Int($0.rawValue) }), .blob(entry.location),
      .nonEmpty(entry.title), .optional(entry.duration),
    ]
  }
}
