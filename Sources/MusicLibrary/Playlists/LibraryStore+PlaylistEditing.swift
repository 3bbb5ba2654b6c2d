public import MusicModel

/// The person's own playlists. A name's line ends become blanks, as it stands in one row.
extension LibraryStore {
  /// Makes an empty playlist.
  public func createPlaylist(_ name: String) throws(LibraryError) -> PlaylistID {
    try createPlaylist(name, query: nil)
  }

  /// Makes a playlist of all tracks that a query finds, now and later.
  public func createSmartPlaylist(
    _ name: String, query: String
  ) throws(LibraryError) -> PlaylistID {
    try createPlaylist(name, query: query)
  }

  /// Renames a playlist.
  ///
  /// - Returns: Whether there is one that can be renamed: a file's name is the file's.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func renamePlaylist(_ id: PlaylistID, to name: String) throws(LibraryError) -> Bool {
    try edit(id) { _ throws(LibraryError) in
      try connection.run(
        "UPDATE playlists SET name = ? WHERE id = ?",
        [.text(TextForm.line(name)), .integer(id.rawValue)])
    }
  }

  /// Changes what a smart playlist looks for.
  ///
  /// - Returns: Whether it is a smart playlist.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func setQuery(_ query: String, of id: PlaylistID) throws(LibraryError) -> Bool {
    guard case .smart? = try queries.playlistKind(id) else { return false }
    return try edit(id) { _ throws(LibraryError) in
      try connection.run(
        "UPDATE playlists SET query = ? WHERE id = ?", [.text(query), .integer(id.rawValue)])
    }
  }

  /// Removes a playlist, not its tracks.
  ///
  /// - Returns: Whether there was one that can be removed: a file's playlist goes with the file.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func deletePlaylist(_ id: PlaylistID) throws(LibraryError) -> Bool {
    try edit(id) { _ throws(LibraryError) in
      try connection.run("DELETE FROM playlists WHERE id = ?", [.integer(id.rawValue)])
    }
  }

  /// Appends tracks; ones that are not in the library are left out.
  ///
  /// - Returns: Whether the playlist can be changed.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func append(_ tracks: [TrackID], to id: PlaylistID) throws(LibraryError) -> Bool {
    try editEntries(id) { rows throws(LibraryError) in
      for track in tracks {
        if let path = try queries.path(of: track) {
          rows.append([.integer(track.rawValue), .blob(path), .null, .null])
        }
      }
    }
  }

  /// Removes entries.
  ///
  /// - Parameters:
  ///   - positions: Positions from 0; others are ignored.
  ///   - id: The playlist.
  /// - Returns: Whether the playlist can be changed.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func removeEntries(
    at positions: Set<Int>, from id: PlaylistID
  ) throws(LibraryError) -> Bool {
    try editEntries(id) { rows throws(LibraryError) in
      rows = rows.enumerated().filter { !positions.contains($0.offset) }.map(\.element)
    }
  }

  /// Moves entries together to a place, in their order.
  ///
  /// - Parameters:
  ///   - positions: Positions from 0; others are ignored.
  ///   - target: The position, counted before the move, in front of which they are put.
  ///   - id: The playlist.
  /// - Returns: Whether the playlist can be changed.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func moveEntries(
    at positions: Set<Int>, before target: Int, in id: PlaylistID
  ) throws(LibraryError) -> Bool {
    try editEntries(id) { rows throws(LibraryError) in
      let moved = rows.indices.filter(positions.contains).map { rows[$0] }
      let before = rows.indices.filter { $0 < target && !positions.contains($0) }
      let after = rows.indices.filter { $0 >= target && !positions.contains($0) }
      rows = before.map { rows[$0] } + moved + after.map { rows[$0] }
    }
  }

  private func createPlaylist(
    _ name: String, query: String?
  ) throws(LibraryError) -> PlaylistID {
    try durableTransaction { () throws(LibraryError) in
      try connection.run(
        "INSERT INTO playlists(name, created_at, query) VALUES (?, ?, ?)",
        [
          .text(TextForm.line(name)), .integer(Self.now()),
          query.map { .text($0) } ?? .null,
        ])
      let id = PlaylistID(connection.lastInsertedID)
      _ = try bumpRevision()
      return id
    }
  }

  /// Changes a playlist that is the person's own.
  private func edit(
    _ id: PlaylistID, _ change: (PlaylistKind) throws(LibraryError) -> Void
  ) throws(LibraryError) -> Bool {
    try durableTransaction { () throws(LibraryError) in
      guard let kind = try queries.playlistKind(id) else { return false }
      if case .file = kind { return false }
      try change(kind)
      _ = try bumpRevision()
      return true
    }
  }

  /// Changes the entries of a playlist that is the person's own and no query.
  private func editEntries(
    _ id: PlaylistID, _ change: (inout [[SQLiteValue]]) throws(LibraryError) -> Void
  ) throws(LibraryError) -> Bool {
    guard case .own? = try queries.playlistKind(id) else { return false }
    return try edit(id) { _ throws(LibraryError) in
      var rows = try entryRows(of: id)
      try change(&rows)
      try write(entries: rows, to: id)
    }
  }

  /// All entries: item, location, title, duration.
  func entryRows(of id: PlaylistID) throws(LibraryError) -> [[SQLiteValue]] {
    try connection.rows(
      """
      SELECT item_id, path, title, duration FROM playlist_entries
      WHERE playlist_id = ? ORDER BY position
      """, [.integer(id.rawValue)]
    ) { row in
      [
        .optional(row.optionalInt(0)), .blob(row.blob(1)), .nonEmpty(row.text(2)),
        .optional(row.optionalInt(3)),
      ]
    }
  }

  /// Replaces all entries: item, location, title, duration.
  func write(entries: [[SQLiteValue]], to id: PlaylistID) throws(LibraryError) {
    let playlist = SQLiteValue.integer(id.rawValue)
    try connection.run("DELETE FROM playlist_entries WHERE playlist_id = ?", [playlist])
    for (position, values) in entries.enumerated() {
      try connection.run(
        """
        INSERT INTO playlist_entries(playlist_id, position, item_id, path, title, duration)
        VALUES (?, ?, ?, ?, ?, ?)
        """, [playlist, .integer(Int64(position))] + values)
    }
  }
}
