/// Which of its terms a search begins with.
///
/// Rows are looked through until there are enough, so it is the rarest term that leads: every row
/// of it is as likely as any other to fulfil the rest. Rows are counted up to a limit only; where
/// all terms are common, few rows have to be looked through, whatever leads.
struct SearchPlan {
  let connection: Connection
  let table: SearchTable
  /// Rows beyond which a term counts as common.
  let manyRows: Int

  /// Prepares planning; as many rows are common as is usual for the kind unless told otherwise.
  init(connection: Connection, table: SearchTable, manyRows: Int? = nil) {
    self.connection = connection
    self.table = table
    self.manyRows = manyRows ?? Self.manyRows(of: table)
  }

  /// Rows that are counted in two milliseconds, and of a million tracks, or the albums and artists
  /// with so many, a part large enough that 200 among ten thousand other rows are in it.
  static func manyRows(of table: SearchTable) -> Int { table == .tracks ? 20_000 : 5_000 }
  /// Rows that are looked through sooner than those of other terms are counted.
  private static let fewRows = 2_000
  /// Spellings of genres that are looked through for those that are asked for.
  private static let mostGenres = 2_000
  /// Spellings of genres that a search may begin with.
  private static let mostAsked = 64

  /// The statement, beginning with the rarest of its terms.
  ///
  /// - Complexity: O(log *n* + `manyRows`).
  func best(of statement: SearchStatement) throws(LibraryError) -> SearchStatement {
    var least = manyRows
    var best: SearchLead?
    var leads = statement.leads
    for genre in statement.genres {
      if let lead = try genreLead(genre) { leads.append(lead) }
    }
    for lead in leads {
      let count = try count(lead, upTo: least)
      if count < least { (best, least) = (lead, count) }
    }
    if statement.matches.isEmpty {
      // Of a text without trigrams something common leads to many rows soon enough.
      guard statement.shortPieces.isEmpty else { return statement.beginning(with: best) }
      return statement.beginning(with: best ?? leads.first)
    }
    if best != nil, least > Self.fewRows, try matchCount(statement, upTo: least) < least {
      best = nil
    }
    return statement.beginning(with: best)
  }

  private func count(_ lead: SearchLead, upTo limit: Int) throws(LibraryError) -> Int {
    let weight = lead.weight(in: table)
    let source = lead.source.rawValue
    let count = try connection.first(
      "SELECT count(*) FROM (SELECT 1 FROM \(source) WHERE \(lead.condition) LIMIT ?)",
      lead.values + [.integer(Int64(limit / weight + 1))]
    ) { $0.int(0) }
    return (count ?? 0) * weight
  }

  private func matchCount(
    _ statement: SearchStatement, upTo limit: Int
  ) throws(LibraryError) -> Int {
    try connection.first(
      "SELECT count(*) FROM (SELECT 1 FROM \(table.index) WHERE \(table.index) MATCH ? LIMIT ?)",
      [statement.match, .integer(Int64(limit))]
    ) { $0.int(0) } ?? 0
  }

  /// The tracks of the genres with a piece in their names; `nil` when those are too many.
  private func genreLead(_ piece: String) throws(LibraryError) -> SearchLead? {
    // Each step goes to the next spelling in the index, past all tracks that have this one.
    let spellings = try connection.rows(
      """
      WITH RECURSIVE spellings(genres) AS (
        SELECT min(genres) FROM tracks WHERE genres <> ''
        UNION ALL
        SELECT (
          SELECT min(tracks.genres) FROM tracks
          WHERE tracks.genres > spellings.genres AND tracks.genres <> '')
        FROM spellings WHERE genres IS NOT NULL)
      SELECT genres FROM spellings WHERE genres IS NOT NULL LIMIT ?
      """, [.integer(Int64(Self.mostGenres + 1))]
    ) { $0.text(0) }
    guard spellings.count <= Self.mostGenres else { return nil }
    let asked = spellings.filter { FoldedTexts.genres($0).contains(piece) }
    return asked.count <= Self.mostAsked ? SearchLead(genres: asked) : nil
  }
}
