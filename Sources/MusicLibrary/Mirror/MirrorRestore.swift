internal import JSON

/// Brings back into a database what copies say the person made, where the database lacks it.
///
/// What the database has counts more than a copy, but for lists whose tables lack rows somewhere:
/// those are taken from the copy as they were. Belongs inside a transaction.
struct MirrorRestore {
  private let connection: Connection
  private let torn: Set<String>
  /// Tracks whose identity in the database is not that of the copy.
  private var identities: [Int64: Int64] = [:]
  /// How often a play or a skip was met in the copy: one that was noted twice came about twice.
  private var listening: [[Int64]: Int] = [:]
  /// The playlist that entries belong to; `nil` when they are not wanted.
  private var playlist: Int64?
  private var wantsQueue = false
  private var position: Int64 = 0
  /// Lines that made no sense.
  private(set) var lostLines = 0

  /// Prepares restoring into a database in which some tables lack rows.
  init(_ connection: Connection, torn: Set<String>) {
    self.connection = connection
    self.torn = torn
  }

  /// Restores from one copy.
  ///
  /// - Returns: Whether there was a copy of a form that is known.
  /// - Throws: What the store throws on writing.
  /// - Complexity: O(*n* log *n*), where *n* is the number of lines.
  mutating func restore(_ part: MirrorFiles.Part, from files: MirrorFiles) throws(LibraryError)
    -> Bool
  {
    guard let header = files.header(part), header.version <= MirrorFiles.version,
      var lines = LineReader(path: files.path(part))
    else { return false }
    defer { lines.close() }
    _ = lines.next()
    while let bytes = lines.next() {
      guard let line = try? JSONValue(bytes), let name = line["kind"]?.text else {
        lostLines += 1
        continue
      }
      // A kind that a later program added says nothing to this one.
      guard let kind = MirrorLine(rawValue: name) else { continue }
      if try !restore(kind, line) { lostLines += 1 }
    }
    return true
  }

  /// Restores what a line says; whether it makes sense.
  private mutating func restore(_ kind: MirrorLine, _ line: JSONValue) throws(LibraryError) -> Bool
  {
    switch kind {
    case .root: return try restoreRoot(line)
    case .track, .arrival: return try restoreTrack(line)
    case .play: return try restoreListening(line, kind: 0)
    case .skip: return try restoreListening(line, kind: 1)
    case .album: return try restoreAlbum(line)
    case .playlist: return try restorePlaylist(line)
    case .entry: return try restoreEntry(line)
    case .queue: return try restoreQueue(line)
    case .queued: return try restoreQueued(line)
    case .charset: return try restoreCharset(line)
    }
  }

  private func restoreRoot(_ line: JSONValue) throws(LibraryError) -> Bool {
    guard let path = line.path else { return false }
    // Once scanned stays scanned: what is new since then came at the time of its import.
    try connection.run(
      "INSERT OR IGNORE INTO roots(path, scanned_at) VALUES (?, ?)",
      [.blob(path), .optional(line["scanned"]?.whole64)])
    return true
  }

  private func restoreCharset(_ line: JSONValue) throws(LibraryError) -> Bool {
    guard let path = line.path, let charset = line["charset"]?.text else { return false }
    try connection.run(
      "INSERT OR IGNORE INTO folder_charsets VALUES (?, ?)", [.blob(path), .text(charset)])
    return true
  }

  // MARK: - Tracks

  private mutating func restoreTrack(_ line: JSONValue) throws(LibraryError) -> Bool {
    guard let id = line["id"]?.whole64, let fingerprint = line.bits("fingerprint"),
      let description = line.bits("description"), let added = line["added"]?.whole64
    else { return false }
    let stored = try connection.first(
      "SELECT fingerprint, description FROM items WHERE id = ?", [.integer(id)]
    ) { (fingerprint: $0.integer(0), description: $0.integer(1)) }
    if let stored, stored.fingerprint == fingerprint || stored.description == description {
      return true
    }
    try connection.run(
      """
      INSERT INTO items(id, added_at, fingerprint, description, plays, last_played_at, skips,
        last_skipped_at, rating, is_favourite)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        stored == nil ? .integer(id) : .null, .integer(added), .integer(fingerprint),
        .integer(description), .integer(Self.count(line["plays"])),
        .optional(line["last_played"]?.whole64), .integer(Self.count(line["skips"])),
        .optional(line["last_skipped"]?.whole64), Self.rating(line),
        .flag(line["favourite"]?.truth ?? false),
      ])
    let new = connection.lastInsertedID
    if new != id { identities[id] = new }
    if let path = line.path {
      try connection.run(
        "INSERT OR REPLACE INTO remembered_places VALUES (?, ?, ?)",
        [.integer(new), .blob(path), .optional(line["duration"]?.whole64)])
    }
    return true
  }

  private static func count(_ value: JSONValue?) -> Int64 { max(0, value?.whole64 ?? 0) }

  private static func rating(_ line: JSONValue) -> SQLiteValue {
    guard let rating = line["rating"]?.whole64, (1...100).contains(rating) else { return .null }
    return .integer(rating)
  }

  /// The identity in the database of a track a line names; `nil` when there is none.
  private func track(_ value: JSONValue?) throws(LibraryError) -> Int64? {
    guard let named = value?.whole64 else { return nil }
    return try connection.first(
      "SELECT id FROM items WHERE id = ?", [.integer(identities[named] ?? named)]
    ) { $0.integer(0) }
  }

  private mutating func restoreListening(
    _ line: JSONValue, kind: Int64
  ) throws(LibraryError) -> Bool {
    guard let track = try track(line["track"]), let time = line["time"]?.whole64 else {
      return false
    }
    listening[[track, kind, time], default: 0] += 1
    try connection.run(
      """
      INSERT INTO history(item_id, kind, time) SELECT ?1, ?2, ?3
      WHERE ?4 > (SELECT count(*) FROM history WHERE item_id = ?1 AND kind = ?2 AND time = ?3)
      """,
      [
        .integer(track), .integer(kind), .integer(time),
        .optional(listening[[track, kind, time]]),
      ])
    return true
  }

  // MARK: - Albums

  private func restoreAlbum(_ line: JSONValue) throws(LibraryError) -> Bool {
    var carriers: [Int64] = []
    for value in line["tracks"]?.elements ?? [] {
      guard let track = try track(value) else { continue }
      let isMarked = try connection.first(
        "SELECT 1 FROM album_mark_items WHERE item_id = ?", [.integer(track)], { _ in true })
      if isMarked != true { carriers.append(track) }
    }
    guard !carriers.isEmpty else { return line["tracks"]?.elements != nil }
    try connection.run(
      "INSERT INTO album_marks(rating, is_favourite) VALUES (?, ?)",
      [Self.rating(line), .flag(line["favourite"]?.truth ?? false)])
    let mark = SQLiteValue.integer(connection.lastInsertedID)
    for track in carriers {
      try connection.run(
        "INSERT INTO album_mark_items(item_id, mark_id) VALUES (?, ?)", [.integer(track), mark])
    }
    return true
  }

  // MARK: - Playlists

  private mutating func restorePlaylist(_ line: JSONValue) throws(LibraryError) -> Bool {
    guard let name = line["name"]?.text, let created = line["created"]?.whole64 else {
      playlist = nil
      return false
    }
    let stored = try connection.first(
      """
      SELECT id, EXISTS (SELECT 1 FROM playlist_entries WHERE playlist_id = id) FROM playlists
      WHERE name = ? AND created_at = ?
      """, [.text(name), .integer(created)]
    ) { (id: $0.integer(0), hasEntries: $0.flag(1)) }
    position = 0
    if let stored {
      let isTorn = torn.contains("playlist_entries")
      playlist = stored.hasEntries && !isTorn ? nil : stored.id
      if isTorn {
        try connection.run(
          "DELETE FROM playlist_entries WHERE playlist_id = ?", [.integer(stored.id)])
      }
      return true
    }
    try connection.run(
      "INSERT INTO playlists(name, created_at, query) VALUES (?, ?, ?)",
      [.text(name), .integer(created), .nonEmpty(line["query"]?.text ?? "")])
    playlist = connection.lastInsertedID
    return true
  }

  private mutating func restoreEntry(_ line: JSONValue) throws(LibraryError) -> Bool {
    guard let playlist else { return true }
    let track = try track(line["track"])
    guard track != nil || line.path != nil else { return false }
    try connection.run(
      """
      INSERT INTO playlist_entries(playlist_id, position, item_id, path, title, duration)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(playlist), .integer(position), .optional(track),
        line.path.map { .blob($0) } ?? .blob([]), .nonEmpty(line["title"]?.text ?? ""),
        .optional(line["duration"]?.whole64.map { max(0, $0) }),
      ])
    position += 1
    return true
  }

  // MARK: - Queue

  private mutating func restoreQueue(_ line: JSONValue) throws(LibraryError) -> Bool {
    position = 0
    let isThere = try connection.first("SELECT 1 FROM queue", [], { _ in true }) ?? false
    wantsQueue = !isThere || torn.contains("queue_entries")
    guard wantsQueue else { return true }
    try connection.run("DELETE FROM queue")
    try connection.run("DELETE FROM queue_entries")
    try connection.run(
      "INSERT INTO queue VALUES (1, ?, ?, ?)",
      [
        .optional(line["current"]?.whole64.map { max(0, $0) }),
        .integer(Self.count(line["elapsed"])), .text(line["modes"]?.text ?? ""),
      ])
    return true
  }

  private mutating func restoreQueued(_ line: JSONValue) throws(LibraryError) -> Bool {
    guard wantsQueue else { return true }
    let track = try track(line["track"])
    try connection.run(
      "INSERT INTO queue_entries(position, item_id, path, play_order) VALUES (?, ?, ?, ?)",
      [
        .integer(position), .optional(track), .blob(line.path ?? []),
        .optional(line["play_order"]?.whole64.map { max(0, $0) }),
      ])
    position += 1
    return true
  }
}
