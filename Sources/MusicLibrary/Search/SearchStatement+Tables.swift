extension SearchStatement {
  /// The rows that fulfil the conditions, their identities first.
  ///
  /// - Parameters:
  ///   - source: Where the texts come from, if not from the whole table.
  ///   - order: What follows ORDER BY; empty for any order.
  /// - Returns: SQL that ends in a parameter for the limit.
  func sql(from source: String? = nil, order: String = "") -> String {
    var filters = conditions
    if let lead {
      filters.insert(lead.condition, at: 0)
    } else if !matches.isEmpty, mostMatches == nil {
      filters.insert("\(table.index) MATCH ?", at: 0)
    }
    let filter = filters.isEmpty ? "" : " WHERE " + filters.joined(separator: " AND ")
    let sorting = order.isEmpty ? "" : " ORDER BY " + order
    return "SELECT \(table.source).id FROM \(tables(from: source, order: order))\(filter)\(sorting)"
      + " LIMIT ?"
  }

  /// The values of `sql` up to the limit.
  var boundValues: [SQLiteValue] {
    if let lead { return lead.values + values }
    return matches.isEmpty ? values : [match] + values
  }

  /// What the index of trigrams is asked for.
  var match: SQLiteValue { .text(matches.joined(separator: " AND ")) }

  /// The tables, in an order that a CROSS JOIN keeps: first what leads, then what is asked of the
  /// row, then the texts, which hold what the trigrams promise in nearly all rows.
  private func tables(from source: String?, order: String) -> String {
    var others = [table.source]
    if needsItems || order.contains("items.") { others.insert(Self.items, at: 0) }
    if table == .tracks, needsAlbums || order.contains("albums.") { others.append(Self.albums) }
    let asksRow = needsRows || needsItems || needsAlbums
    if needsTexts || source != nil { others.insert(Self.texts, at: asksRow ? others.count : 0) }
    var joined = beginning(others, texts: source ?? table.texts)
    for other in others where !joined.tables.contains(other) {
      joined.sql += join(other, on: joined.key, texts: source ?? table.texts)
    }
    return joined.sql
  }

  private static let items = SearchLead.Source.items.rawValue
  private static let albums = SearchLead.Source.albums.rawValue
  private static let texts = "texts"

  /// What comes first, the tables in it, and what is the identity of its rows.
  private func beginning(
    _ others: [String], texts: String
  ) -> (sql: String, tables: [String], key: String) {
    if let lead {
      let first = lead.source.rawValue
      guard lead.source == .albums, table == .tracks else { return (first, [first], "\(first).id") }
      let sql = "albums CROSS JOIN tracks ON tracks.album_id = albums.id"
      return (sql, [first, table.source], "tracks.id")
    }
    if !matches.isEmpty { return (index, [], "\(table.index).rowid") }
    let first = others.contains(Self.texts) ? Self.texts : others[0]
    let sql = first == Self.texts ? "\(texts) AS texts" : first
    return (sql, [first], "\(first).id")
  }

  /// The index of trigrams, or the beginning of what it finds.
  private var index: String {
    guard let mostMatches else { return table.index }
    return """
      (SELECT rowid FROM \(table.index) WHERE \(table.index) MATCH ? LIMIT \(mostMatches))
      AS \(table.index)
      """
  }

  private func join(_ other: String, on key: String, texts: String) -> String {
    switch other {
    case Self.texts: " CROSS JOIN \(texts) AS texts ON texts.id = \(key)"
    case Self.albums where table == .tracks:
      " LEFT JOIN albums ON albums.id = tracks.album_id"
    default: " CROSS JOIN \(other) ON \(other).id = \(key)"
    }
  }
}
