internal import Glibc
internal import MusicModel

/// Playlists that are files in the roots. A playlist is its file: one that is gone takes its
/// playlist with it, one that comes back is a new one.
extension LibraryStore {
  /// The playlist files of the last scan with the state each was in.
  func knownPlaylists() throws(LibraryError) -> [[UInt8]: FoundPlaylistState] {
    let rows = try connection.rows("SELECT path, size, modified_at FROM playlist_files") {
      ($0.blob(0), FoundPlaylistState(size: $0.integer(1), modifiedAt: $0.integer(2)))
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// Brings the playlists of a root in line with its files.
  ///
  /// - Parameters:
  ///   - files: The playlist files a scan found in the root, read where they changed.
  ///   - root: The root, which is there.
  ///   - resolvesAgain: Whether entries that were missing are looked for again.
  /// - Returns: The revision that shows it; `nil` when nothing changed.
  /// - Throws: What the store throws on writing.
  func publish(
    _ files: [FoundPlaylist], root: LibraryRoot, resolvesAgain: Bool
  ) throws(LibraryError) -> LibraryRevision? {
    try connection.transaction { () throws(LibraryError) in
      var hasChanged = try removePlaylists(in: root, except: Set(files.map(\.path)))
      let resolver = try EntryResolver(connection)
      let written = files.filter { $0.document != nil }
      for file in written { try write(file.document ?? PlaylistDocument(), of: file, resolver) }
      if !written.isEmpty { hasChanged = true }
      if resolvesAgain || hasChanged, try resolveMissing(resolver) { hasChanged = true }
      return hasChanged ? try bumpRevision() : nil
    }
  }

  private func removePlaylists(
    in root: LibraryRoot, except found: Set<[UInt8]>
  ) throws(LibraryError) -> Bool {
    let known = try connection.rows("SELECT playlist_id, path FROM playlist_files") {
      ($0.integer(0), $0.blob(1))
    }
    let offline = try connection.rows("SELECT path FROM mounts WHERE is_offline") { $0.blob(0) }
    var hasChanged = false
    for (id, path) in known where FilePath.contains(root.path, path) && !found.contains(path) {
      if offline.contains(where: { FilePath.contains($0, path) }) { continue }
      // A directory that could not be read hides files; only one that is gone counts.
      var status = stat()
      let isThere = FilePath.withCString(path) { lstat($0, &status) } == 0
      if isThere || errno != ENOENT && errno != ENOTDIR { continue }
      try connection.run("DELETE FROM playlists WHERE id = ?", [.integer(id)])
      hasChanged = true
    }
    return hasChanged
  }

  private func write(
    _ document: PlaylistDocument, of file: FoundPlaylist, _ resolver: EntryResolver
  ) throws(LibraryError) {
    let (directory, fileName) = FilePath.split(file.path)
    let name = document.name.isEmpty ? MusicFileName.title(fileName) : document.name
    let id = try playlistID(of: file, name: TextForm.line(name))
    var rows: [[SQLiteValue]] = []
    for entry in document.entries {
      let tracks = try resolver.namedTracks(of: EntryResolver.Entry(entry, in: directory))
      rows += Self.rows(of: entry, at: entry.location, tracks)
    }
    try write(entries: rows, to: id)
  }

  /// The rows of an entry: one for each of its tracks, or one that says what is missing.
  static func rows(
    of entry: PlaylistDocument.Entry, at location: [UInt8], _ tracks: [Int64]
  ) -> [[SQLiteValue]] {
    let items = tracks.isEmpty ? [SQLiteValue.null] : tracks.map { .integer($0) }
    return items.map { item in
      [
        item, .blob(location), .nonEmpty(TextForm.line(entry.title)), .optional(entry.duration),
      ]
    }
  }

  private func playlistID(
    of file: FoundPlaylist, name: String
  ) throws(LibraryError) -> PlaylistID {
    let state: [SQLiteValue] = [.integer(file.stamp.size), .integer(file.stamp.modifiedAt)]
    let known = try connection.first(
      "SELECT playlist_id FROM playlist_files WHERE path = ?", [.blob(file.path)]
    ) { $0.integer(0) }
    if let known {
      try connection.run(
        "UPDATE playlist_files SET size = ?, modified_at = ? WHERE playlist_id = ?",
        state + [.integer(known)])
      try connection.run(
        "UPDATE playlists SET name = ? WHERE id = ?", [.text(name), .integer(known)])
      return PlaylistID(known)
    }
    try connection.run(
      "INSERT INTO playlists(name, created_at) VALUES (?, ?)",
      [.text(name), .integer(Self.now())])
    let id = connection.lastInsertedID
    try connection.run(
      "INSERT INTO playlist_files(playlist_id, path, size, modified_at) VALUES (?, ?, ?, ?)",
      [.integer(id), .blob(file.path)] + state)
    return PlaylistID(id)
  }

  /// An entry without a track.
  private struct Missing {
    var playlist: PlaylistID
    var position: Int
    var entry: EntryResolver.Entry
    /// Whether it had a track, which is gone.
    var isLost: Bool
  }

  /// Looks again for what is missing: entries of files, and those that came without a track.
  private func resolveMissing(_ resolver: EntryResolver) throws(LibraryError) -> Bool {
    let missing = try missingEntries()
    let unknown = missing.filter { !$0.isLost }
    var found = Array(zip(unknown, try resolver.tracks(of: unknown.map(\.entry))))
    for lost in missing.filter(\.isLost) {
      found.append((lost, try resolver.namedTracks(of: lost.entry)))
    }
    let byPlaylist = Dictionary(grouping: found.filter { !$0.1.isEmpty }) { $0.0.playlist }
    for (playlist, entries) in byPlaylist {
      var rows = try entryRows(of: playlist)
      for (entry, tracks) in entries.sorted(by: { $0.0.position > $1.0.position }) {
        let row = rows[entry.position]
        rows.replaceSubrange(
          entry.position...entry.position,
          with: tracks.map { [SQLiteValue.integer($0)] + row.dropFirst() })
      }
      try write(entries: rows, to: playlist)
    }
    return !byPlaylist.isEmpty
  }

  private func missingEntries() throws(LibraryError) -> [Missing] {
    try connection.rows(
      """
      SELECT playlist_id, position, files.path, entries.path, entries.title, entries.duration,
        item_id IS NOT NULL
      FROM playlist_entries AS entries LEFT JOIN playlist_files AS files USING (playlist_id)
      LEFT JOIN tracks ON tracks.id = item_id
      WHERE tracks.id IS NULL AND (item_id IS NULL OR files.path IS NOT NULL)
      """
    ) { row in
      let entry = PlaylistDocument.Entry(
        location: row.blob(3), title: row.text(4), duration: row.optionalInt(5))
      return Missing(
        playlist: PlaylistID(row.integer(0)), position: row.int(1),
        entry: EntryResolver.Entry(entry, in: FilePath.split(row.blob(2)).directory),
        isLost: row.flag(6))
    }
  }
}
