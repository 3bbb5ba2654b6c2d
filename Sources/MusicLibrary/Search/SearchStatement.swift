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
  private(set) var needsItems = false
  /// Whether a condition looks into the folded texts.
  private(set) var needsTexts = false
  private(set) var needsAlbums = false
  /// Whether a condition is on the rows themselves.
  private(set) var needsRows = false
  /// What the search may begin with.
  private(set) var leads: [SearchLead] = []
  /// Pieces of genres that are asked for, which may lead to something to begin with.
  private(set) var genres: [String] = []
  /// What it begins with; `nil` for the trigrams, or all rows where there are none.
  private(set) var lead: SearchLead?
  /// How many rows that have the trigrams are looked at; `nil` for all.
  private(set) var mostMatches: Int?
  let table: SearchTable
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

  /// The same rows by another way; `nil` for the trigrams.
  func beginning(with lead: SearchLead?) -> SearchStatement {
    var statement = self
    statement.lead = lead
    return statement
  }

  /// Those of the rows that are among so many of the first that have the trigrams.
  func amongFirst(_ count: Int) -> SearchStatement {
    var statement = self
    statement.mostMatches = count
    return statement
  }

  /// The same rows, with one more term for the index.
  func matching(_ match: String) -> SearchStatement {
    var statement = self
    statement.matches.append(match)
    return statement
  }

  // MARK: Terms

  private mutating func add(_ term: Query.Term, now: Int64) -> Bool {
    if !term.isNegated, let lead = SearchLead(term.condition, in: table, now: now) {
      leads.append(lead)
    }
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
      return add(Self.between("albums.year", range), isNegated: term.isNegated)
    case .age(let range):
      guard table != .artists else { return false }
      let column = table == .tracks ? "items.added_at" : "albums.added_at"
      needsItems = needsItems || table == .tracks
      needsRows = true
      return add(
        ("\(column) BETWEEN ? AND ?", Self.times(range, now: now)), isNegated: term.isNegated)
    case .played(let range):
      guard table == .tracks else { return false }
      needsItems = true
      return add(Self.played(range, now: now), isNegated: term.isNegated)
    case .rating(let range):
      guard table == .tracks else { return false }
      needsItems = true
      return add(
        ("coalesce(items.rating, 0) BETWEEN ? AND ?", Self.ratings(range)),
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
      if !term.isNegated { genres.append(name) }
      return add(containing(["genres"], name), isNegated: term.isNegated)
    case .format(let name):
      guard table == .tracks else { return false }
      needsRows = true
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
    return ("items.last_played_at BETWEEN ? AND ?", times(range, now: now))
  }

  /// The oldest and the newest of the times that are so many seconds ago; what lies in the future
  /// is young.
  static func times(_ age: ClosedRange<Int>, now: Int64) -> [SQLiteValue] {
    [
      .integer(age.upperBound == Int.max ? 0 : now - Int64(age.upperBound)),
      .integer(age.lowerBound == 0 ? Int64.max : now - Int64(age.lowerBound)),
    ]
  }

  /// The least and the greatest of the ratings that are shown as so many stars, the nearest.
  static func ratings(_ stars: ClosedRange<Int>) -> [SQLiteValue] {
    let half = Schema.star / 2
    let least = Int64(min(stars.lowerBound, mostStars)) * Schema.star - half
    let end = (Int64(min(stars.upperBound, mostStars)) + 1) * Schema.star - half
    return [.integer(max(0, least)), .integer(end - 1)]
  }

  /// More than there are.
  private static let mostStars = 10

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
