public import MusicModel

/// What is looked for, as a person types it.
///
/// Words and "phrases" are looked for in titles, albums and artists; fields narrow a query; a minus
/// in front of either takes away what matches.
///
///     let query = Query("night artist:\"Kings of\" year:1990..1999 -live added:<30d")
///     query.terms.count        // 5
///     query.diagnostics        // []
///
/// The fields are `artist:`, `album:`, `title:` and `genre:` with a text; `year:`, `plays:` and
/// `rating:` (stars, 0 to 5) with a number or a range (`7`, `>7`, `<7`, `1..7`); `added:` and
/// `played:` with an age (`<30d`, `>1y`; h, d, w, m, y), the latter also with `never`;
/// `favourite:` with `yes` or `no`; `format:` with a format's name. `sort:` with the name of an
/// order, with a minus for its reverse, and `limit:` with a number say which of the tracks come
/// and how. A query never fails: what is no sound field is looked for as a word, and `diagnostics`
/// says so.
public struct Query: Hashable, Sendable {
  /// One condition; all of a query's terms have to hold.
  public struct Term: Hashable, Sendable {
    /// What has to hold.
    public var condition: Condition
    /// Whether it must not hold instead.
    public var isNegated: Bool

    /// Makes a term.
    public init(_ condition: Condition, isNegated: Bool = false) {
      self.condition = condition
      self.isNegated = isNegated
    }
  }

  /// What may be asked of a track.
  public enum Condition: Hashable, Sendable {
    /// A piece of text, folded, somewhere in a field.
    case text(TextField, String)
    /// A year of release.
    case year(ClosedRange<Int>)
    /// A piece of a genre's name, folded.
    case genre(String)
    /// How long ago it came into the library, in seconds.
    case age(ClosedRange<Int>)
    /// How often it was played.
    case plays(ClosedRange<Int>)
    /// How many stars it has, 0 to 5; none count as 0.
    case rating(ClosedRange<Int>)
    /// Whether it is a favourite.
    case favourite(Bool)
    /// How long ago it was last played, in seconds; `nil` for never.
    case played(ClosedRange<Int>?)
    /// The name of a format, in lower case.
    case format(String)
  }

  /// Where a text is looked for.
  public enum TextField: Hashable, Sendable {
    /// In titles, albums and artists.
    case anywhere
    /// In titles of tracks.
    case title
    /// In titles of albums.
    case album
    /// In artists and album artists.
    case artist
  }

  /// The terms in the order they were typed.
  public var terms: [Term]
  /// The orders of the tracks, the first before the second; none for the usual one.
  public var order: [QueryOrder]
  /// How many tracks at most; `nil` for all.
  public var limit: Int?
  /// What could not be taken as it was typed.
  public var diagnostics: [QueryDiagnostic]

  /// Makes a query from its terms.
  public init(
    terms: [Term], order: [QueryOrder] = [], limit: Int? = nil,
    diagnostics: [QueryDiagnostic] = []
  ) {
    self.terms = terms
    self.order = order
    self.limit = limit
    self.diagnostics = diagnostics
  }

  /// Whether nothing is asked for; such a query finds nothing, but one that sorts finds all.
  public var isEmpty: Bool { terms.isEmpty && order.isEmpty && limit == nil }
}
