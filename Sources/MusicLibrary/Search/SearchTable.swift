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

  /// The name of the table of folded texts.
  var texts: String { "search_" + source }
  /// The name of the index of trigrams.
  var index: String { texts + "_index" }
  /// The name of the list of trigrams.
  var grams: String { texts + "_grams" }

  /// The trigram length less one.
  static let padding = "  "
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
