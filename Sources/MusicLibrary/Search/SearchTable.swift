/// The tables that one kind of row is searched by.
///
/// `texts` holds the folded texts of each row of `source`. `index` holds their trigrams, with
/// padding behind each text, so that every character begins a trigram and shorter pieces can be
/// found by the beginnings of trigrams, which `grams` lists.
struct SearchTable: Hashable, Sendable {
  /// The number of the kind; it is stored.
  let kind: Int
  /// The table of the rows themselves.
  let source: String
  /// The columns of `source` whose change makes the texts out of date.
  let sourceColumns: [String]
  /// The columns with folded texts; the first is the name a row goes by.
  let columns: [String]
  /// The first of `columns`: those that words are looked for in.
  let indexed: [String]

  /// A kind is its number.
  static func == (left: SearchTable, right: SearchTable) -> Bool { left.kind == right.kind }

  func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The name of the table of folded texts.
  var texts: String { "search_" + source }
  /// The name of the index of trigrams.
  var index: String { texts + "_index" }
  /// The name of the list of trigrams.
  var grams: String { texts + "_grams" }

  /// A text that is given, with as many spaces as a trigram has characters, less one.
  private static let paddedText = "? || '  '"
  /// Characters a piece must have to be found by its trigrams.
  static let gramLength = 3

  /// Tracks.
  static let tracks = SearchTable(
    kind: 0, source: "tracks",
    sourceColumns: ["title", "artist", "album_id", "genres"],
    columns: ["title", "artist", "album", "genres"], indexed: ["title", "artist", "album"])
  /// Albums.
  static let albums = SearchTable(
    kind: 1, source: "albums", sourceColumns: ["title", "artist_name"],
    columns: ["title", "artist"], indexed: ["title", "artist"])
  /// Album artists.
  static let artists = SearchTable(
    kind: 2, source: "artists", sourceColumns: ["name"], columns: ["name"], indexed: ["name"])

  /// All kinds.
  static let all = [tracks, albums, artists]
}

extension SearchTable {
  /// The statements that keep the texts of one kind of row in step.
  final class Statements: Sendable {
    /// Rows that are out of date, given the kind and how many at most: identity, whether the row is
    /// still there, and its names.
    let pending: String
    /// How many names `pending` gives.
    let nameCount: Int
    /// How many of the texts are in the index.
    let indexedCount: Int
    /// The greatest identity that has texts.
    let newest: String
    /// The texts of a row.
    let texts: String
    /// Takes texts out of the index: identity and texts.
    let forget: String
    /// Removes the texts of a row.
    let removal: String
    /// Inserts the texts of a row: identity and texts.
    let insertion: String
    /// Puts texts into the index: identity and texts.
    let indexing: String

    fileprivate init(_ table: SearchTable, names: [String], join: String = "") {
      let source = table.source
      let indexed = table.indexed.joined(separator: ", ")
      let padded = table.indexed.map { _ in SearchTable.paddedText }.joined(separator: ", ")
      pending = """
        SELECT pending.id, \(source).id IS NOT NULL, \(names.joined(separator: ", "))
        FROM search_pending AS pending LEFT JOIN \(source) ON \(source).id = pending.id\(join)
        WHERE kind = ? ORDER BY pending.id LIMIT ?
        """
      nameCount = names.count
      indexedCount = table.indexed.count
      newest = "SELECT max(id) FROM \(table.texts)"
      texts = "SELECT \(table.columns.joined(separator: ", ")) FROM \(table.texts) WHERE id = ?"
      forget = """
        INSERT INTO \(table.index)(\(table.index), rowid, \(indexed))
          VALUES ('delete', ?, \(padded))
        """
      removal = "DELETE FROM \(table.texts) WHERE id = ?"
      insertion = """
        INSERT INTO \(table.texts)
        VALUES (?\(String(repeating: ", ?", count: table.columns.count)))
        """
      indexing = "INSERT INTO \(table.index)(rowid, \(indexed)) VALUES (?, \(padded))"
    }
  }

  /// The statements of this kind.
  var statements: Statements {
    switch self {
    case .tracks: Self.trackStatements
    case .albums: Self.albumStatements
    default: Self.artistStatements
    }
  }

  private static let trackStatements = Statements(
    .tracks,
    names: ["tracks.title", "tracks.artist", "albums.title", "albums.artist_name", "genres"],
    join: " LEFT JOIN albums ON albums.id = album_id")
  private static let albumStatements = Statements(
    .albums, names: ["albums.title", "artist_name"])
  private static let artistStatements = Statements(.artists, names: ["artists.name"])
}
