/// Keeps the folded texts of search in step with the rows they belong to.
///
/// Triggers say which rows are out of date; the folding is done here, in the transaction that
/// changed the rows or a later one. Only tracks that are new are told by their writer.
struct SearchWriter {
  /// A new track.
  struct Track {
    var id: Int64
    /// Title, artist, title and artist of the album, genres one a line.
    var names: [String]
  }

  private let connection: Connection

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// Makes new tracks known; belongs at the end of their transaction.
  func add(_ tracks: [Track]) throws(LibraryError) {
    let table = SearchTable.tracks
    let newest = try newest(table)
    var folded = FoldedTexts()
    for track in tracks {
      try write(
        folded.texts(of: track.names, in: table), of: track.id, in: table, newest: newest)
    }
  }

  /// Folds what is out of date, up to so many rows of each kind.
  ///
  /// - Returns: Whether nothing is left.
  /// - Throws: What the store throws on writing.
  func refresh(limit: Int) throws(LibraryError) -> Bool {
    var isDone = true
    for table in SearchTable.all {
      let count = try refresh(table, limit: limit)
      if count == limit { isDone = false }
    }
    return isDone
  }

  /// A row as its table has it now.
  private struct Pending {
    var id: Int64
    /// The texts that are folded; `nil` when the row is gone.
    var names: [String]?
  }

  private func refresh(
    _ table: SearchTable, limit: Int
  ) throws(LibraryError) -> Int {
    let statements = table.statements
    let kind = SQLiteValue.integer(Int64(table.kind))
    let names = Int32(statements.nameCount)
    let pending = try connection.rows(statements.pending, [kind, .integer(Int64(limit))]) { row in
      Pending(id: row.integer(0), names: row.flag(1) ? (2..<(2 + names)).map(row.text) : nil)
    }
    guard let last = pending.last else { return 0 }
    let newest = try newest(table)
    var folded = FoldedTexts()
    for row in pending {
      try write(
        row.names.map { folded.texts(of: $0, in: table) }, of: row.id, in: table, newest: newest)
    }
    try connection.run(
      "DELETE FROM search_pending WHERE kind = ? AND id <= ?", [kind, .integer(last.id)])
    return pending.count
  }

  /// The greatest identity that has texts; those beyond have none that would have to go.
  private func newest(_ table: SearchTable) throws(LibraryError) -> Int64 {
    try connection.first(table.statements.newest) { $0.integer(0) } ?? 0
  }

  /// Puts texts in the place of those of a row; `nil` for a row that is gone.
  private func write(
    _ new: [String]?, of id: Int64, in table: SearchTable, newest: Int64
  ) throws(LibraryError) {
    let statements = table.statements
    if id <= newest {
      let old = try connection.first(statements.texts, [.integer(id)]) { row in
        table.columns.indices.map { row.text(Int32($0)) }
      }
      if old == new { return }
      if let old { try remove(old, of: id, statements) }
    }
    if let new { try insert(new, of: id, statements) }
  }

  private func remove(
    _ texts: [String], of id: Int64, _ statements: SearchTable.Statements
  ) throws(LibraryError) {
    // The index has no copy of the texts, so it must be told what it forgets.
    try connection.run(statements.forget, values(texts.prefix(statements.indexedCount), id))
    try connection.run(statements.removal, [.integer(id)])
  }

  private func insert(
    _ texts: [String], of id: Int64, _ statements: SearchTable.Statements
  ) throws(LibraryError) {
    var values = values(texts[...], id)
    try connection.run(statements.insertion, values)
    values.removeLast(texts.count - statements.indexedCount)
    try connection.run(statements.indexing, values)
  }

  private func values(_ texts: ArraySlice<String>, _ id: Int64) -> [SQLiteValue] {
    var values: [SQLiteValue] = []
    values.reserveCapacity(texts.count + 1)
    values.append(.integer(id))
    for text in texts { values.append(.text(text)) }
    return values
  }
}
