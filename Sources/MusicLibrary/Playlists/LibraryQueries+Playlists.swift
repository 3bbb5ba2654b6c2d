internal import MusicModel

extension LibraryQueries {
  /// All playlists by name.
  func playlists() throws(LibraryError) -> [PlaylistSummary] {
    let rows = try connection.rows(
      """
      SELECT playlists.id, playlists.name, query, playlist_files.path, count(entry.playlist_id),
        count(entry.playlist_id) - count(tracks.id), sum(coalesce(tracks.duration, 0)) / 1000
      FROM playlists LEFT JOIN playlist_files ON playlist_files.playlist_id = playlists.id
      LEFT JOIN playlist_entries AS entry ON entry.playlist_id = playlists.id
      LEFT JOIN tracks ON tracks.id = entry.item_id
      GROUP BY playlists.id ORDER BY playlists.name COLLATE NOCASE, playlists.id
      """
    ) { row in
      let kind: PlaylistSummary.Kind = row.blob(3).isEmpty ? .own : .file
      let name = row.text(1)
      // The list goes by the whole name, so that an article in front counts.
      let letter = SortKey(name, articles: ArticleList([])).letter
      let summary = PlaylistSummary(
        id: PlaylistID(row.integer(0)), name: name, letter: letter, trackCount: row.int(4),
        kind: kind, missingCount: row.int(5), duration: row.int(6))
      return (summary, row.optionalText(2))
    }
    return try rows.map { row throws(LibraryError) in
      var (summary, query) = row
      guard let query else { return summary }
      summary.kind = .smart
      summary.trackCount = try trackCount(matching: query)
      return summary
    }
  }

  /// Where a playlist's entries come from; `nil` when there is no such playlist.
  func playlistKind(_ id: PlaylistID) throws(LibraryError) -> PlaylistKind? {
    try connection.first(
      """
      SELECT query, path FROM playlists LEFT JOIN playlist_files ON playlist_id = id WHERE id = ?
      """, [.integer(id.rawValue)]
    ) { row in
      if let query = row.optionalText(0) { return .smart(query) }
      return row.blob(1).isEmpty ? .own : .file(row.blob(1))
    }
  }

  /// The entries of a playlist in their order, missing ones too.
  func playlistEntries(_ id: PlaylistID) throws(LibraryError) -> [PlaylistEntry] {
    if case .smart(let query) = try playlistKind(id) {
      return try tracks(matching: query).map { PlaylistEntry(track: $0, location: []) }
    }
    let entries = try connection.rows(
      """
      SELECT tracks.id, path, playlist_entries.title, playlist_entries.duration
      FROM playlist_entries LEFT JOIN tracks ON tracks.id = item_id
      WHERE playlist_id = ? ORDER BY position
      """, [.integer(id.rawValue)]
    ) { row in
      PlaylistEntry(
        track: row.optionalInt(0).map { TrackID(Int64($0)) }, location: row.blob(1),
        title: row.text(2), duration: row.optionalInt(3))
    }
    return try entries.map { entry throws(LibraryError) in
      var entry = entry
      if entry.isMissing { entry.track = try track(standingInAt: entry.location) }
      return entry
    }
  }

  /// The track that an entry's file is now where a sheet has divided it, or divides it no more.
  private func track(standingInAt location: [UInt8]) throws(LibraryError) -> TrackID? {
    guard location.first == UInt8(ascii: "/") else { return nil }
    let (directory, name) = FilePath.split(location)
    return try connection.first(
      """
      SELECT tracks.id FROM folders JOIN tracks ON folder_id = folders.id
      WHERE path = ? AND name = ? ORDER BY part
      """, [.blob(directory), .blob(name)]
    ) { TrackID($0.integer(0)) }
  }

  /// The tracks of a playlist that are in the library, in their order.
  func playlistTracks(_ id: PlaylistID) throws(LibraryError) -> [TrackID] {
    try playlistEntries(id).compactMap(\.track)
  }

  /// The tracks a smart playlist's query finds, in its order, else by artist, album and place.
  func tracks(matching text: String) throws(LibraryError) -> [TrackID] {
    let query = Query(text)
    return try arrangedTracks(query, limit: query.limit)
  }

  private func trackCount(matching text: String) throws(LibraryError) -> Int {
    let query = Query(text)
    guard let statement = SearchStatement(query, in: .tracks, now: LibraryStore.now()) else {
      return 0
    }
    let planned = try SearchPlan(connection: connection, table: .tracks).best(of: statement)
    return try connection.first(
      "SELECT count(*) FROM (\(planned.sql()))",
      planned.boundValues + [.integer(Int64(query.limit ?? -1))]
    ) { $0.int(0) } ?? 0
  }
}
