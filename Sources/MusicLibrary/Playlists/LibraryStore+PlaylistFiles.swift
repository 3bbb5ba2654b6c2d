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
      let track = try resolver.namedTrack(of: (EntryLocation(entry), directory))
      rows.append([
        track.map { .integer($0) } ?? .null, .blob(entry.location),
        .nonEmpty(TextForm.line(entry.title)), .optional(entry.duration),
      ])
    }
    try write(entries: rows, to: id)
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

  private func resolveMissing(_ resolver: EntryResolver) throws(LibraryError) -> Bool {
    let missing = try connection.rows(
      """
      SELECT playlist_id, position, playlist_files.path, playlist_entries.path
      FROM playlist_entries JOIN playlist_files USING (playlist_id) WHERE item_id IS NULL
      """
    ) { (id: $0.integer(0), position: $0.integer(1), file: $0.blob(2), location: $0.blob(3)) }
    let tracks = try resolver.tracks(
      of: missing.map { entry in
        (
          EntryLocation(PlaylistDocument.Entry(location: entry.location)),
          FilePath.split(entry.file).directory
        )
      })
    for (entry, track) in zip(missing, tracks) {
      guard let track else { continue }
      try connection.run(
        "UPDATE playlist_entries SET item_id = ? WHERE playlist_id = ? AND position = ?",
        [.integer(track), .integer(entry.id), .integer(entry.position)])
    }
    return tracks.contains { $0 != nil }
  }
}
