internal import JSON

/// Writes what the person made of a library as lines of text.
///
/// Belongs inside a transaction, so that all lines are of one state.
struct MirrorWriter {
  private let connection: Connection

  /// Prepares writing from a database.
  init(_ connection: Connection) { self.connection = connection }

  /// A number that is another one whenever a part has changed.
  func state(_ part: MirrorFiles.Part) throws(LibraryError) -> Int64 {
    let number =
      switch part {
      case .marks: "marks"
      case .arrivals: "arrivals + (SELECT coalesce(max(id), 0) FROM items)"
      }
    return try connection.first("SELECT \(number) FROM user_data_state") { $0.integer(0) } ?? 0
  }

  /// Writes a part.
  ///
  /// - Complexity: O(tracks) for both parts.
  func write(_ part: MirrorFiles.Part, to file: ReplacementFile) throws(LibraryError) {
    var header = JSONObject()
    header.add("format", MirrorFiles.format)
    header.add("version", Int(MirrorFiles.version))
    header.add("part", part.rawValue)
    header.add("state", Int(try state(part)))
    try file.add(line: header.text)
    switch part {
    case .arrivals: try writeArrivals(to: file)
    case .marks:
      try writeRoots(to: file)
      try writeTracks(to: file)
      try writeListening(to: file)
      try writeAlbums(to: file)
      try writePlaylists(to: file)
      try writeQueue(to: file)
      try writeCharsets(to: file)
    }
  }

  private func writeArrivals(to file: ReplacementFile) throws(LibraryError) {
    try connection.forEachRow(
      "SELECT id, fingerprint, description, added_at FROM items ORDER BY id", []
    ) { row throws(LibraryError) in
      var line = MirrorLine.arrival.object()
      line.add("id", row.int(0))
      line.add("fingerprint", bits: row.integer(1))
      line.add("description", bits: row.integer(2))
      line.add("added", row.int(3))
      try file.add(line: line.text)
    }
  }

  private func writeRoots(to file: ReplacementFile) throws(LibraryError) {
    try connection.forEachRow("SELECT path, scanned_at FROM roots ORDER BY id", []) {
      row throws(LibraryError) in
      var line = MirrorLine.root.object()
      line.add(path: row.blob(0))
      line.add("scanned", row.optionalInt(1))
      try file.add(line: line.text)
    }
  }

  /// All tracks of which anything but the arrival is known, with what finds them again.
  private func writeTracks(to file: ReplacementFile) throws(LibraryError) {
    try connection.forEachRow(
      """
      SELECT items.id, fingerprint, description, added_at, plays, last_played_at, skips,
        last_skipped_at, rating, is_favourite, remembered_places.path,
        coalesce(tracks.duration, remembered_places.duration), title, artist, album, folders.path,
        tracks.name
      FROM items LEFT JOIN tracks ON tracks.id = items.id
      LEFT JOIN folders ON folders.id = folder_id
      LEFT JOIN remembered_places ON remembered_places.item_id = items.id
      WHERE plays > 0 OR skips > 0 OR rating IS NOT NULL OR is_favourite = 1
        OR items.id IN (
          SELECT item_id FROM history UNION SELECT item_id FROM album_mark_items
          UNION SELECT item_id FROM queue_entries UNION SELECT item_id FROM playlist_entries
          WHERE playlist_id NOT IN (SELECT playlist_id FROM playlist_files))
      ORDER BY items.id
      """, []
    ) { row throws(LibraryError) in
      var line = MirrorLine.track.object()
      line.add("id", row.int(0))
      let folder = row.blob(15)
      add(folder.isEmpty ? row.blob(10) : FilePath.joined(folder, row.blob(16)), to: &line)
      line.add("title", row.text(12))
      line.add("artist", row.text(13))
      line.add("album", row.text(14))
      line.add("duration", row.optionalInt(11))
      line.add("fingerprint", bits: row.integer(1))
      line.add("description", bits: row.integer(2))
      line.add("added", row.int(3))
      for (name, column) in [("plays", 4), ("skips", 6), ("rating", 8)] as [(String, Int32)] {
        if row.int(column) > 0 { line.add(name, row.int(column)) }
      }
      line.add("last_played", row.optionalInt(5))
      line.add("last_skipped", row.optionalInt(7))
      if row.flag(9) { line.add("favourite", true) }
      try file.add(line: line.text)
    }
  }

  private func writeListening(to file: ReplacementFile) throws(LibraryError) {
    try connection.forEachRow("SELECT kind, item_id, time FROM history ORDER BY id", []) {
      row throws(LibraryError) in
      var line = (row.int(0) == 0 ? MirrorLine.play : MirrorLine.skip).object()
      line.add("track", row.int(1))
      line.add("time", row.int(2))
      try file.add(line: line.text)
    }
  }

  private func writeAlbums(to file: ReplacementFile) throws(LibraryError) {
    try connection.forEachRow(
      """
      SELECT rating, is_favourite, group_concat(item_id),
        (SELECT albums.title FROM album_mark_items AS carriers
          JOIN tracks ON tracks.id = carriers.item_id JOIN albums ON albums.id = album_id
          WHERE carriers.mark_id = album_marks.id LIMIT 1)
      FROM album_marks JOIN album_mark_items ON mark_id = album_marks.id
      GROUP BY album_marks.id ORDER BY album_marks.id
      """, []
    ) { row throws(LibraryError) in
      var line = MirrorLine.album.object()
      line.add("title", row.text(3))
      if row.int(0) > 0 { line.add("rating", row.int(0)) }
      if row.flag(1) { line.add("favourite", true) }
      line.add("tracks", row.text(2).split(separator: ",").compactMap { Int($0) })
      try file.add(line: line.text)
    }
  }

  /// The person's own playlists; those that are files are found again by a scan.
  private func writePlaylists(to file: ReplacementFile) throws(LibraryError) {
    let playlists = try connection.rows(
      """
      SELECT id, name, created_at, query FROM playlists
      WHERE id NOT IN (SELECT playlist_id FROM playlist_files) ORDER BY id
      """
    ) { (id: $0.integer(0), name: $0.text(1), created: $0.int(2), query: $0.optionalText(3)) }
    for playlist in playlists {
      var line = MirrorLine.playlist.object()
      line.add("name", playlist.name)
      line.add("created", playlist.created)
      line.add("query", playlist.query ?? "")
      try file.add(line: line.text)
      try connection.forEachRow(
        """
        SELECT item_id, path, title, duration FROM playlist_entries
        WHERE playlist_id = ? ORDER BY position
        """, [.integer(playlist.id)]
      ) { row throws(LibraryError) in
        var line = MirrorLine.entry.object()
        line.add("track", row.optionalInt(0))
        add(row.blob(1), to: &line)
        line.add("title", row.text(2))
        line.add("duration", row.optionalInt(3))
        try file.add(line: line.text)
      }
    }
  }

  private func writeQueue(to file: ReplacementFile) throws(LibraryError) {
    try connection.forEachRow("SELECT current, elapsed, modes FROM queue", []) {
      row throws(LibraryError) in
      var line = MirrorLine.queue.object()
      line.add("current", row.optionalInt(0))
      line.add("elapsed", row.int(1))
      line.add("modes", row.text(2))
      try file.add(line: line.text)
    }
    try connection.forEachRow(
      "SELECT item_id, path, play_order FROM queue_entries ORDER BY position", []
    ) { row throws(LibraryError) in
      var line = MirrorLine.queued.object()
      line.add("track", row.optionalInt(0))
      add(row.blob(1), to: &line)
      line.add("play_order", row.optionalInt(2))
      try file.add(line: line.text)
    }
  }

  private func writeCharsets(to file: ReplacementFile) throws(LibraryError) {
    try connection.forEachRow("SELECT path, charset FROM folder_charsets ORDER BY path", []) {
      row throws(LibraryError) in
      var line = MirrorLine.charset.object()
      add(row.blob(0), to: &line)
      line.add("charset", row.text(1))
      try file.add(line: line.text)
    }
  }

  private func add(_ path: [UInt8], to line: inout JSONObject) {
    if !path.isEmpty { line.add(path: path) }
  }
}
