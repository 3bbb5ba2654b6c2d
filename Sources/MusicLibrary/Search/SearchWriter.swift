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
  private var credits = LastValue<Credits, String>()
  private var album = LastValue<String, String>()
  private var genres = LastValue<String, String>()

  /// Who a track and its album are by.
  private struct Credits: Equatable {
    var artist: String
    var albumArtist: String

    /// Both folded, one a line where one does not say the other.
    var folded: String {
      let artist = SearchText.folded(artist)
      let albumArtist = SearchText.folded(albumArtist)
      let isCredited = artist == albumArtist || SearchText.has(albumArtist, in: artist)
      return isCredited ? artist : artist + "\n" + albumArtist
    }
  }

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// Makes new tracks known; belongs at the end of their transaction.
  mutating func add(_ tracks: [Track]) throws(LibraryError) {
    let table = SearchTable.tracks
    let newest = try newest(table)
    for track in tracks {
      try write(texts(track.names, in: table), of: track.id, in: table, newest: newest)
    }
  }

  /// Folds what is out of date, up to so many rows of each kind.
  ///
  /// - Returns: Whether nothing is left.
  /// - Throws: What the store throws on writing.
  mutating func refresh(limit: Int) throws(LibraryError) -> Bool {
    var isDone = true
    for table in SearchTable.all {
      let count = try refresh(table, limit: limit)
      if count == limit { isDone = false }
    }
    return isDone
  }

  /// A genre's name without what is spelt in different ways: hyphens are spaces.
  static func foldedGenre(_ name: String) -> String {
    let text = SearchText.folded(name)
    let hyphen = UInt8(ascii: "-")
    guard text.utf8.contains(hyphen) else { return text }
    return String(decoding: text.utf8.map { $0 == hyphen ? 0x20 : $0 }, as: UTF8.self)
  }

  /// A row as its table has it now.
  private struct Pending {
    var id: Int64
    /// The texts that are folded; `nil` when the row is gone.
    var names: [String]?
  }

  private mutating func refresh(
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
    for row in pending {
      try write(
        row.names.map { texts($0, in: table) }, of: row.id, in: table, newest: newest)
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
    try connection.run(statements.insertion, values(texts[...], id))
    try connection.run(statements.indexing, values(texts.prefix(statements.indexedCount), id))
  }

  private func values(_ texts: ArraySlice<String>, _ id: Int64) -> [SQLiteValue] {
    [.integer(id)] + texts.map { .text($0) }
  }

  /// The folded texts of a row's names, in the order of the columns.
  private mutating func texts(_ names: [String], in table: SearchTable) -> [String] {
    guard table == .tracks else { return names.map(SearchText.folded) }
    return [
      SearchText.folded(names[0]),
      credits.value(of: Credits(artist: names[1], albumArtist: names[3]), \.folded),
      album.value(of: names[2], SearchText.folded),
      genres.value(of: names[4], Self.foldedGenres),
    ]
  }

  /// The folded names of genres, one a line.
  static func foldedGenres(_ lines: String) -> String {
    SQLiteValue.values(in: lines).map(foldedGenre).joined(separator: "\n")
  }
}
