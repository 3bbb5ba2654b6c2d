/// The SQL of a query for one kind of row.
///
/// All of its text is the program's own; what was typed is bound, so the number of different
/// statements is small.
struct SearchStatement {
  /// What a row has to fulfil, joined by AND.
  private(set) var conditions: [String] = []
  /// The values of the conditions, in their order.
  private(set) var values: [SQLiteValue] = []
  /// The terms for the index of trigrams; every row has to have all of them.
  private(set) var matches: [String] = []
  /// Pieces too short for a trigram.
  private(set) var shortPieces: [String] = []
  /// Whether something is asked for that only tracks know.
  private var needsItems = false
  /// Whether a condition looks into the folded texts.
  private var needsTexts = false
  private var needsAlbums = false
  /// Years that are asked for, which the albums have an index of.
  private(set) var years: ClosedRange<Int>?
  /// Whether the albums of these years are looked through, without the index of trigrams.
  private var beginsWithAlbums = false
  private let table: SearchTable
  /// How many pieces are looked for by their trigrams.
  private let longPieces: Int

  /// Trigrams of a piece that are looked for when it is the only one: the rarest leads.
  private static let mostGrams = 8
  /// Trigrams of each piece when there are several: what the others let through is little.
  private static let fewGrams = 2

  /// Compiles a query; `nil` when rows of this kind cannot fulfil it.
  init?(_ query: Query, in table: SearchTable, now: Int64) {
    self.table = table
    longPieces = query.terms.count { term in
      guard case .text(_, let piece) = term.condition, !term.isNegated else { return false }
      return piece.unicodeScalars.count >= SearchTable.gramLength
    }
    for term in query.terms {
      guard add(term, now: now) else { return nil }
    }
    if query.isEmpty { return nil }
  }

  /// The rows that fulfil the conditions, their identities first.
  ///
  /// - Parameters:
  ///   - source: Where the texts come from, if not from the whole table.
  ///   - order: What follows ORDER BY; empty for any order.
  /// - Returns: SQL that ends in a parameter for the limit.
  func sql(from source: String? = nil, order: String = "") -> String {
    var tables = beginsWithAlbums ? rowsOfAlbums : rows(from: source)
    var all = conditions
    if !matches.isEmpty {
      tables = "\(table.index) CROSS JOIN " + tables
      all = ["texts.id = \(table.index).rowid", "\(table.index) MATCH ?"] + all
    }
    if order.contains("items."), !needsItems { tables += " JOIN items ON items.id = tracks.id" }
    if needsAlbums || order.contains("albums."), table == .tracks, !beginsWithAlbums {
      tables =
        tables == "tracks" && years != nil
        ? "albums CROSS JOIN tracks ON tracks.album_id = albums.id"
        : tables + " LEFT JOIN albums ON albums.id = tracks.album_id"
    }
    let filter = all.isEmpty ? "" : " WHERE " + all.joined(separator: " AND ")
    let sorting = order.isEmpty ? "" : " ORDER BY " + order
    return "SELECT \(table.source).id FROM \(tables)\(filter)\(sorting) LIMIT ?"
  }

  /// The tables with rows, the one first that is smallest to look through: the order of a CROSS
  /// JOIN is kept.
  private func rows(from source: String?) -> String {
    let rows = table.source
    if !needsTexts, matches.isEmpty {
      return needsItems ? "items CROSS JOIN tracks ON tracks.id = items.id" : rows
    }
    let texts = "\(source ?? table.texts) AS texts CROSS JOIN \(rows) ON \(rows).id = texts.id"
    return needsItems ? texts + " JOIN items ON items.id = tracks.id" : texts
  }

  /// The tables with rows, the albums first.
  private var rowsOfAlbums: String {
    let rows =
      table == .tracks ? "albums CROSS JOIN tracks ON tracks.album_id = albums.id" : "albums"
    let texts = " CROSS JOIN \(table.texts) AS texts ON texts.id = \(table.source).id"
    return rows + (needsTexts ? texts : "")
      + (needsItems ? " JOIN items ON items.id = tracks.id" : "")
  }

  /// The same rows by way of the albums of the years asked for, which had better be few.
  func beginningWithAlbums() -> SearchStatement {
    var statement = self
    statement.beginsWithAlbums = true
    statement.matches = []
    return statement
  }

  /// The values of `sql` up to the limit.
  var boundValues: [SQLiteValue] {
    matches.isEmpty ? values : [.text(matches.joined(separator: " AND "))] + values
  }

  /// The same rows, with one more term for the index.
  func matching(_ match: String) -> SearchStatement {
    var statement = self
    statement.matches.append(match)
    return statement
  }

  // MARK: Terms

  private mutating func add(_ term: Query.Term, now: Int64) -> Bool {
    switch term.condition {
    case .text(let field, let piece):
      guard let columns = columns(of: field) else { return term.isNegated }
      if term.isNegated { return add(containing(columns, piece), isNegated: true) }
      if piece.unicodeScalars.count >= SearchTable.gramLength {
        // The index does not know where a trigram is, so the text itself has the last word.
        matches.append(Self.match(all: grams(of: piece)))
      } else {
        shortPieces.append(piece)
      }
      return add(containing(columns, piece), isNegated: false)
    case .year(let range):
      guard table != .artists else { return false }
      needsAlbums = true
      if !term.isNegated { years = range }
      return add(Self.between("albums.year", range), isNegated: term.isNegated)
    case .age(let range):
      guard table != .artists else { return false }
      let column = table == .tracks ? "items.added_at" : "albums.added_at"
      needsItems = needsItems || table == .tracks
      let times = Self.times(range, now: now)
      return add(
        ("\(column) BETWEEN ? AND ?", [.integer(times.oldest), .integer(times.newest)]),
        isNegated: term.isNegated)
    case .played(let range):
      guard table == .tracks else { return false }
      needsItems = true
      return add(Self.played(range, now: now), isNegated: term.isNegated)
    case .rating(let range):
      guard table == .tracks else { return false }
      needsItems = true
      // Stars as they are shown: the nearest.
      let half = Schema.star / 2
      return add(
        Self.between("(coalesce(items.rating, 0) + \(half)) / \(Schema.star)", range),
        isNegated: term.isNegated)
    case .favourite(let isFavourite):
      guard table == .tracks else { return false }
      needsItems = true
      return add(
        ("items.is_favourite = ?", [.flag(isFavourite)]), isNegated: term.isNegated)
    case .plays(let range):
      guard table == .tracks else { return false }
      needsItems = true
      return add(Self.between("items.plays", range), isNegated: term.isNegated)
    case .genre(let name):
      guard table == .tracks else { return false }
      return add(containing(["genres"], name), isNegated: term.isNegated)
    case .format(let name):
      guard table == .tracks else { return false }
      let formats = FormatName.formats(name).map { SQLiteValue.integer(Int64($0.rawValue)) }
      let marks = formats.map { _ in "?" }.joined(separator: ", ")
      return add(("tracks.format IN (\(marks))", formats), isNegated: term.isNegated)
    }
  }

  /// The columns of a field; `nil` when this kind of row has no such field.
  private func columns(of field: Query.TextField) -> [String]? {
    switch (field, table) {
    case (.anywhere, _): table.indexed
    case (.title, .tracks): ["title"]
    case (.album, .tracks): ["album"]
    case (.album, .albums): ["title"]
    case (.artist, .artists): ["name"]
    case (.artist, _): ["artist"]
    default: nil
    }
  }

  private mutating func add(
    _ condition: (sql: String, values: [SQLiteValue]), isNegated: Bool
  ) -> Bool {
    conditions.append(isNegated ? "(\(condition.sql)) IS NOT TRUE" : "(\(condition.sql))")
    values += condition.values
    return true
  }

  private mutating func containing(
    _ columns: [String], _ piece: String
  ) -> (String, [SQLiteValue]) {
    needsTexts = true
    return (
      columns.map { "instr(texts.\($0), ?) > 0" }.joined(separator: " OR "),
      columns.map { _ in .text(piece) }
    )
  }

  private static func between(
    _ column: String, _ range: ClosedRange<Int>
  ) -> (String, [SQLiteValue]) {
    (
      "\(column) BETWEEN ? AND ?",
      [.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound))]
    )
  }

  private static func played(
    _ range: ClosedRange<Int>?, now: Int64
  ) -> (String, [SQLiteValue]) {
    guard let range else { return ("items.last_played_at IS NULL", []) }
    let bounds = times(range, now: now)
    return (
      "items.last_played_at BETWEEN ? AND ?", [.integer(bounds.oldest), .integer(bounds.newest)]
    )
  }

  /// The times that are so many seconds ago; what lies in the future is young.
  private static func times(
    _ age: ClosedRange<Int>, now: Int64
  ) -> (oldest: Int64, newest: Int64) {
    (
      age.upperBound == Int.max ? 0 : now - Int64(age.upperBound),
      age.lowerBound == 0 ? Int64.max : now - Int64(age.lowerBound)
    )
  }

  /// Some trigrams of a piece, from its beginning to its end.
  private func grams(of piece: String) -> [String] {
    let scalars = Array(piece.unicodeScalars)
    let count = scalars.count - SearchTable.gramLength + 1
    let wanted = min(count, longPieces > 1 ? Self.fewGrams : Self.mostGrams)
    return (0..<wanted).map { index in
      let start = wanted == 1 ? 0 : index * (count - 1) / (wanted - 1)
      var gram = String.UnicodeScalarView()
      gram.append(contentsOf: scalars[start..<(start + SearchTable.gramLength)])
      return String(gram)
    }
  }

  /// A term for FTS5: all of some trigrams.
  private static func match(all grams: [String]) -> String {
    grams.map(quoted).joined(separator: " AND ")
  }

  /// A term for FTS5: any of some trigrams.
  static func match(any grams: [String]) -> String {
    "(" + grams.map(quoted).joined(separator: " OR ") + ")"
  }

  private static func quoted(_ gram: String) -> String {
    "\"" + gram.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
