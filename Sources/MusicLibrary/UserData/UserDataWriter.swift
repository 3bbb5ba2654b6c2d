internal import MusicModel

/// Writes what a person makes of tracks and albums, and tells how to take it back.
///
/// Identities the library does not know change nothing and are not in what it tells.
struct UserDataWriter {
  private let connection: Connection

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// Performs an edit.
  ///
  /// - Returns: The edit that takes it back.
  /// - Throws: What the store throws on writing.
  func perform(_ edit: UserDataEdit) throws(LibraryError) -> UserDataEdit {
    switch edit {
    case .rateTracks(let stars):
      return .rateTracks(
        try changed(stars, read: "rating", { $0.stars(0) }) { .stars($0) })
    case .favouriteTracks(let flags):
      return .favouriteTracks(
        try changed(flags, read: "is_favourite", { $0.flag(0) }) { .flag($0) })
    case .rateAlbums(let stars):
      return .rateAlbums(
        try changedAlbums(stars.mapValues { min(5, max(0, $0)) }, \.rating))
    case .favouriteAlbums(let flags):
      return .favouriteAlbums(try changedAlbums(flags, \.isFavourite))
    case .addListening(let records):
      var added: [ListeningRecord] = []
      for record in records { if try add(record) { added.append(record) } }
      return .removeListening(added)
    case .removeListening(let records):
      var removed: [ListeningRecord] = []
      for record in records { if try remove(record) { removed.append(record) } }
      return .addListening(removed)
    }
  }

  /// Replaces the saved queue, or forgets it.
  func save(_ queue: StoredQueue?) throws(LibraryError) {
    try connection.run("DELETE FROM queue_entries")
    try connection.run("DELETE FROM queue")
    guard let queue else { return }
    try connection.run(
      "INSERT INTO queue VALUES (1, ?, ?, ?)",
      [
        .optional(queue.current.map { max(0, $0) }), .integer(Int64(max(0, queue.elapsed))),
        .text(queue.modes),
      ])
    for (position, entry) in queue.entries.enumerated() {
      try connection.run(
        """
        INSERT INTO queue_entries(position, item_id, path, play_order)
        VALUES (?1, (SELECT id FROM items WHERE id = ?2), ?3, ?4)
        """,
        [
          .integer(Int64(position)), entry.track.map { .integer($0.rawValue) } ?? .null,
          .blob(entry.path), .optional(entry.playOrder),
        ])
    }
  }

  // MARK: - Tracks

  /// Writes a value of each track; gives the values they had.
  private func changed<Value>(
    _ values: [TrackID: Value], read column: String, _ read: (Row) -> Value,
    _ written: (Value) -> SQLiteValue
  ) throws(LibraryError) -> [TrackID: Value] {
    var before: [TrackID: Value] = [:]
    for (track, value) in values {
      let id = SQLiteValue.integer(track.rawValue)
      let old = try connection.first("SELECT \(column) FROM items WHERE id = ?", [id]) { read($0) }
      guard let old else { continue }
      before[track] = old
      try connection.run("UPDATE items SET \(column) = ? WHERE id = ?", [written(value), id])
    }
    return before
  }

  private func add(_ record: ListeningRecord) throws(LibraryError) -> Bool {
    let (count, last) = Self.columns(record.kind)
    try connection.run(
      """
      UPDATE items SET \(count) = \(count) + 1, \(last) = max(coalesce(\(last), ?1), ?1)
      WHERE id = ?2
      """, [.integer(record.time), .integer(record.track.rawValue)])
    guard connection.changedRows > 0 else { return false }
    try connection.run(
      "INSERT INTO history(item_id, kind, time) VALUES (?, ?, ?)", Self.values(record))
    return true
  }

  private func remove(_ record: ListeningRecord) throws(LibraryError) -> Bool {
    try connection.run(
      """
      DELETE FROM history WHERE id = (
        SELECT max(id) FROM history WHERE item_id = ? AND kind = ? AND time = ?)
      """, Self.values(record))
    guard connection.changedRows > 0 else { return false }
    let (count, last) = Self.columns(record.kind)
    // A time that history does not know came from elsewhere, and stays.
    try connection.run(
      """
      UPDATE items SET \(count) = max(0, \(count) - 1), \(last) = CASE WHEN \(last) = ?3
        THEN (SELECT max(time) FROM history WHERE item_id = ?1 AND kind = ?2) ELSE \(last) END
      WHERE id = ?1
      """, Self.values(record))
    return true
  }

  private static func columns(_ kind: ListeningRecord.Kind) -> (count: String, last: String) {
    switch kind {
    case .play: ("plays", "last_played_at")
    case .skip: ("skips", "last_skipped_at")
    }
  }

  private static func values(_ record: ListeningRecord) -> [SQLiteValue] {
    [
      .integer(record.track.rawValue), .integer(Int64(record.kind.rawValue)),
      .integer(record.time),
    ]
  }

  // MARK: - Albums

  private func changedAlbums<Value>(
    _ values: [AlbumID: Value], _ part: WritableKeyPath<AlbumMarks.Mark, Value>
  ) throws(LibraryError) -> [AlbumID: Value] {
    let marks = AlbumMarks(connection)
    var before: [AlbumID: Value] = [:]
    for (album, value) in values {
      let isKnown =
        try connection.first(
          "SELECT 1 FROM albums WHERE id = ?", [.integer(album.rawValue)], { _ in true }) ?? false
      guard isKnown else { continue }
      try marks.change(album.rawValue) { mark in
        before[album] = mark[keyPath: part]
        mark[keyPath: part] = value
      }
    }
    return before
  }
}
