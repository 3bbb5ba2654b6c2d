/// Copies the tables of the person's data out of a database that may be damaged anywhere.
///
/// Each table is read from both ends, so that a bad page costs what it holds and no more. What a
/// new schema refuses is left out.
struct UserDataSalvage {
  private let source: Connection?
  private let target: Connection
  /// The tables that were not there, or could not be read from the first row to the last.
  private(set) var torn: Set<String> = []

  /// The tables, each before those that refer to it, with their keys.
  private static let tables = [
    ("roots", "id"), ("items", "id"), ("history", "id"), ("playlists", "id"),
    ("playlist_files", "playlist_id"), ("playlist_entries", "playlist_id, position"),
    ("album_marks", "id"), ("album_mark_items", "item_id"), ("queue", "id"),
    ("queue_entries", "position"), ("remembered_places", "item_id"), ("folder_charsets", "path"),
  ]

  /// Prepares copying; a source that cannot be opened has nothing.
  init(from path: String, into target: Connection) {
    source = try? Connection(path: path, access: .readOnly)
    self.target = target
  }

  /// Copies what can be read; belongs inside a transaction without foreign keys.
  ///
  /// - Throws: What writing throws.
  mutating func run() throws(LibraryError) {
    for (table, key) in Self.tables {
      let wanted = try columns(of: table, in: target)
      guard let source, let found = try? columns(of: table, in: source), !found.isEmpty else {
        torn.insert(table)
        continue
      }
      let shared = wanted.filter { found.contains($0) }
      try copy(table, shared, by: key)
    }
    try rememberPlaces()
  }

  /// Removes what belongs to something that was not found, so that the copies bring it as a whole.
  func removeOrphans() throws(LibraryError) {
    try target.execute(
      """
      DELETE FROM album_mark_items WHERE mark_id NOT IN (SELECT id FROM album_marks);
      DELETE FROM playlist_files WHERE playlist_id NOT IN (SELECT id FROM playlists);
      DELETE FROM playlist_entries WHERE playlist_id NOT IN (SELECT id FROM playlists);
      DELETE FROM queue_entries WHERE NOT EXISTS (SELECT 1 FROM queue);
      """)
  }

  /// Removes references to tracks that neither the database nor the copies have.
  func mend() throws(LibraryError) {
    try target.execute(
      """
      DELETE FROM history WHERE item_id NOT IN (SELECT id FROM items);
      DELETE FROM remembered_places WHERE item_id NOT IN (SELECT id FROM items);
      DELETE FROM album_mark_items WHERE item_id NOT IN (SELECT id FROM items);
      DELETE FROM playlist_entries
        WHERE path IS NULL AND item_id NOT IN (SELECT id FROM items);
      UPDATE playlist_entries SET item_id = NULL WHERE item_id NOT IN (SELECT id FROM items);
      DELETE FROM queue_entries WHERE path IS NULL AND item_id NOT IN (SELECT id FROM items);
      UPDATE queue_entries SET item_id = NULL WHERE item_id NOT IN (SELECT id FROM items);
      """)
  }

  private func columns(
    of table: String, in connection: Connection
  ) throws(LibraryError) -> [String] {
    try connection.rows("SELECT name FROM pragma_table_info('\(table)')") { $0.text(0) }
  }

  private mutating func copy(
    _ table: String, _ columns: [String], by key: String
  ) throws(LibraryError) {
    let list = columns.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let insertion = "INSERT OR IGNORE INTO \(table)(\(list)) VALUES (\(marks))"
    let backward = key.split(separator: ",").map { $0 + " DESC" }.joined(separator: ",")
    for order in [key, backward] {
      let query = "SELECT \(list) FROM \(table) ORDER BY \(order)"
      if try copy(query, columns.count, insertion) { return }
    }
    torn.insert(table)
  }

  /// Copies rows until there are no more or none can be read; whether the end was reached.
  private func copy(
    _ query: String, _ count: Int, _ insertion: String
  ) throws(LibraryError) -> Bool {
    var failure: LibraryError?
    do throws(LibraryError) {
      try source?.forEachRow(query, []) { row throws(LibraryError) in
        do throws(LibraryError) {
          try target.run(insertion, (0..<Int32(count)).map { row.value($0) })
        } catch .database(let code) where .constraint ~= code {
          return
        } catch {
          failure = error
          throw error
        }
      }
      return true
    } catch {
      if let failure { throw failure }
      return false
    }
  }

  /// Where the tracks were, which is one more way to know them again.
  private func rememberPlaces() throws(LibraryError) {
    let insertion = "INSERT OR IGNORE INTO remembered_places VALUES (?, ?, ?)"
    var failure: LibraryError?
    let query = """
      SELECT tracks.id, folders.path, name, duration
      FROM tracks JOIN folders ON folders.id = folder_id ORDER BY tracks.id
      """
    do throws(LibraryError) {
      try source?.forEachRow(query, []) { row throws(LibraryError) in
        let path = FilePath.joined(row.blob(1), row.blob(2))
        do throws(LibraryError) {
          try target.run(insertion, [row.value(0), .blob(path), row.value(3)])
        } catch .database(let code) where .constraint ~= code {
          return
        } catch {
          failure = error
          throw error
        }
      }
    } catch {
      // The rest is found by its content.
      if let failure { throw failure }
    }
  }
}
