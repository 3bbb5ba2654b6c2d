/// One search in one kind of row.
///
/// The first rows are those whose name is what was typed, then those whose name begins with it:
/// both stand together in the index that orders names. Then come rows that have it anywhere, in no
/// order, because ranking a hundred thousand of them takes longer than anybody waits.
struct Search {
  private let connection: Connection
  private let table: SearchTable
  private let query: Query
  private let statement: SearchStatement
  private let limit: Int
  private let articles: ArticleList
  private let plan: SearchPlan

  /// Rows that are looked through for a short piece before its trigrams are: common pieces fill
  /// the result from them, and the trigrams of rare ones are few.
  private static let probe = 4_000
  /// Part of the limit that the probe has to find for a piece to count as common.
  private static let commonShare = 16
  /// Trigrams beyond which looking through all rows is faster.
  private static let mostGrams = 400

  /// Prepares a search; `nil` when rows of this kind cannot fulfil the query.
  init?(
    _ query: Query, in table: SearchTable, _ connection: Connection, limit: Int, now: Int64,
    articles: ArticleList, manyRows: Int? = nil
  ) {
    guard let statement = SearchStatement(query, in: table, now: now) else { return nil }
    self.connection = connection
    self.table = table
    self.query = query
    self.statement = statement
    self.limit = limit
    self.articles = articles
    plan = SearchPlan(connection: connection, table: table, manyRows: manyRows)
  }

  /// The identities of what was found, the best first.
  func ids() throws(LibraryError) -> [Int64] {
    var found = FoundIDs(limit: limit)
    if let name { try findNames(name, &found) }
    if found.isFull { return found.ids }
    let planned = try plan.best(of: statement)
    if planned.lead == nil, !statement.shortPieces.isEmpty {
      try findShort(&found)
    } else {
      try find(planned, &found)
    }
    return found.ids
  }

  // MARK: Names

  /// What was typed when all of it can be the beginning of a name; else `nil`.
  private var name: String? {
    if query.terms.isEmpty { return nil }
    var pieces: [String] = []
    for term in query.terms {
      guard case .text(let field, let piece) = term.condition, !term.isNegated,
        field == .anywhere || field == mainField
      else { return nil }
      pieces.append(piece)
    }
    return pieces.joined(separator: " ")
  }

  private var mainField: Query.TextField {
    switch table {
    case .artists: .artist
    case .albums: .album
    default: .title
    }
  }

  private func findNames(_ name: String, _ found: inout FoundIDs) throws(LibraryError) {
    let exact = SortKey.primary(String(articles.removed(from: name)))
    if !exact.isEmpty {
      try add(
        """
        SELECT \(table.source).id FROM \(table.source) JOIN \(table.texts) AS texts USING (id)
        WHERE sort_key >= ? AND sort_key < ? AND texts.\(table.columns[0]) = ?
        ORDER BY \(table.source).id LIMIT ?
        """, [.blob(exact), .blob(SortKey.end(ofPrimary: exact)), .text(name)], &found)
    }
    // An article that was typed counts here: "the w" is no beginning of "Wonderwall".
    let start = SortKey.primary(name)
    guard !start.isEmpty else { return }
    try add(
      """
      SELECT id FROM \(table.source) WHERE sort_key >= ? AND sort_key < ?
      ORDER BY sort_key, id LIMIT ?
      """, [.blob(start), .blob(start + [0xFF])], &found)
  }

  // MARK: Anywhere

  private func find(
    _ statement: SearchStatement, from source: String? = nil, _ found: inout FoundIDs
  ) throws(LibraryError) {
    try add(statement.sql(from: source), statement.boundValues, &found)
  }

  private func findShort(_ found: inout FoundIDs) throws(LibraryError) {
    if limit < Self.probe {
      if statement.matches.isEmpty {
        let first = "(SELECT * FROM \(table.texts) ORDER BY id LIMIT \(Self.probe))"
        try find(statement, from: first, &found)
      } else {
        try find(statement.amongFirst(Self.probe), &found)
      }
      if found.isFull { return }
      // A piece that is not rare fills the result before long.
      if found.ids.count * Self.commonShare >= limit { return try find(statement, &found) }
    }
    var narrowed = statement
    for piece in statement.shortPieces {
      let grams = try grams(beginningWith: piece)
      if grams.isEmpty { return }
      // The condition on the text itself stays, so a piece that is too common may be left out.
      guard grams.count <= Self.mostGrams else { continue }
      narrowed = narrowed.matching(SearchStatement.match(any: grams))
    }
    try find(narrowed, &found)
  }

  private func grams(beginningWith piece: String) throws(LibraryError) -> [String] {
    try connection.rows(
      "SELECT term FROM \(table.grams) WHERE term >= ? AND term < ? LIMIT ?",
      [.text(piece), .text(piece + "\u{10FFFF}"), .integer(Int64(Self.mostGrams + 1))]
    ) { $0.text(0) }
  }

  /// Adds rows; those that are known already come again, so that many more are asked for.
  private func add(
    _ sql: String, _ values: [SQLiteValue], _ found: inout FoundIDs
  ) throws(LibraryError) {
    let count = limit == Int.max ? -1 : Int64(limit + found.ids.count)
    try connection.forEachRow(sql, values + [.integer(count)]) { found.append($0.integer(0)) }
  }
}

/// Identities in the order they were found, each once.
private struct FoundIDs {
  let limit: Int
  private(set) var ids: [Int64] = []
  private var known: Set<Int64> = []

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { ids.count >= limit }

  mutating func append(_ id: Int64) {
    if !isFull, known.insert(id).inserted { ids.append(id) }
  }
}
