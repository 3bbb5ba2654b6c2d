/// Keeps the folded texts of search in step with the rows they belong to.
///
/// Triggers say which rows are out of date; the folding is done here, in the transaction that
/// changed the rows or a later one.
struct SearchWriter {
  private let connection: Connection
  private var folded: [String: String] = [:]

  /// Names kept folded: an album's tracks share most of them, and follow each other.
  private static let cacheSize = 64

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// Folds what is out of date, up to so many rows of each kind.
  ///
  /// - Returns: Whether nothing is left.
  /// - Throws: What the store throws on writing.
  mutating func refresh(limit: Int) throws(LibraryError) -> Bool {
    var isDone = true
    for table in SearchTable.all {
      let kind = SQLiteValue.integer(Int64(table.kind))
      let ids = try connection.rows(
        "SELECT id FROM search_pending WHERE kind = ? ORDER BY id LIMIT ?",
        [kind, .integer(Int64(limit))]
      ) { $0.integer(0) }
      guard let last = ids.last else { continue }
      for id in ids { try refresh(id, in: table) }
      try connection.run(
        "DELETE FROM search_pending WHERE kind = ? AND id <= ?", [kind, .integer(last)])
      if ids.count == limit { isDone = false }
    }
    return isDone
  }

  /// A genre's name without what is spelt in different ways: hyphens are spaces.
  static func foldedGenre(_ name: String) -> String {
    String(SearchText.folded(name).map { $0 == "-" ? " " : $0 })
  }

  private mutating func refresh(_ id: Int64, in table: SearchTable) throws(LibraryError) {
    let new = try texts(of: id, in: table)
    let old = try connection.first(
      "SELECT \(table.columns.joined(separator: ", ")) FROM \(table.texts) WHERE id = ?",
      [.integer(id)]
    ) { row in table.columns.indices.map { row.text(Int32($0)) } }
    if old == new { return }
    if let old {
      // The index has no copy of the texts, so it must be told what it forgets.
      try connection.run(
        """
        INSERT INTO \(table.index)(\(table.index), rowid, \(table.indexed.joined(separator: ", ")))
        VALUES ('delete', ?\(marks(table.indexed)))
        """, [.integer(id)] + padded(old, table))
      try connection.run("DELETE FROM \(table.texts) WHERE id = ?", [.integer(id)])
    }
    guard let new else { return }
    try connection.run(
      "INSERT INTO \(table.texts) VALUES (?\(marks(table.columns)))",
      [.integer(id)] + new.map { .text($0) })
    try connection.run(
      """
      INSERT INTO \(table.index)(rowid, \(table.indexed.joined(separator: ", ")))
      VALUES (?\(marks(table.indexed)))
      """, [.integer(id)] + padded(new, table))
  }

  private func marks(_ columns: [String]) -> String {
    String(repeating: ", ?", count: columns.count)
  }

  private func padded(_ texts: [String], _ table: SearchTable) -> [SQLiteValue] {
    texts.prefix(table.indexed.count).map { .text($0 + SearchTable.padding) }
  }

  /// The folded texts of a row, in the order of the columns; `nil` when the row is gone.
  private mutating func texts(
    of id: Int64, in table: SearchTable
  ) throws(LibraryError) -> [String]? {
    switch table {
    case .artists:
      return try names("SELECT name FROM artists WHERE id = ?", 1, id)?.map { fold($0) }
    case .albums:
      return try names("SELECT title, artist_name FROM albums WHERE id = ?", 2, id)?
        .map { fold($0) }
    default:
      guard
        let names = try names(
          """
          SELECT tracks.title, tracks.artist, albums.title, albums.artist_name, genres
          FROM tracks LEFT JOIN albums ON albums.id = album_id WHERE tracks.id = ?
          """, 5, id)
      else { return nil }
      let artist = fold(names[1])
      let albumArtist = fold(names[3])
      let isCredited = artist == albumArtist || artist.contains(albumArtist)
      let artists = isCredited ? artist : artist + "\n" + albumArtist
      return [fold(names[0]), artists, fold(names[2]), genres(names[4])]
    }
  }

  private func names(
    _ sql: String, _ count: Int32, _ id: Int64
  ) throws(LibraryError) -> [String]? {
    try connection.first(sql, [.integer(id)]) { row in (0..<count).map { row.text($0) } }
  }

  private func genres(_ lines: String) -> String {
    lines.split(separator: "\n").map { Self.foldedGenre(String($0)) }.joined(separator: "\n")
  }

  private mutating func fold(_ name: String) -> String {
    if let known = folded[name] { return known }
    if folded.count >= Self.cacheSize { folded.removeAll(keepingCapacity: true) }
    let text = SearchText.folded(name)
    folded[name] = text
    return text
  }
}
