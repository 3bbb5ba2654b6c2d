/// What a query may ask for by name, as in `year:1990..1999`.
public enum QueryField: String, Hashable, Sendable, CaseIterable {
  case artist, album, title, genre, year, added, played, plays, rating, favourite, format
  /// The order of what is found.
  case sort
  /// How much is found at most.
  case limit

  /// The field of a name in any case; `nil` where there is none.
  public init?(named name: String) {
    let name = name.lowercased()
    self.init(rawValue: name == "favorite" ? "favourite" : name)
  }

  /// Values of every form it takes, as they are typed.
  public var examples: [String] {
    switch self {
    case .artist, .album, .title: ["blue", "\"kind of blue\""]
    case .genre: ["jazz", "\"hip hop\""]
    case .year: ["1990", "1990..1999", ">=1990"]
    case .added: ["<30d", ">1y"]
    case .played: ["<7d", ">1y", "never"]
    case .plays: ["0", "1..7", ">7"]
    case .rating: ["5", "3..4", ">=4"]
    case .favourite: ["yes", "no"]
    case .format: ["flac", "mp3", "m4a", "ogg", "opus"]
    case .sort: ["year", "-added", "artist,-plays"]
    case .limit: ["50"]
    }
  }
}

/// Why a part of a query was taken for a word, or for nothing.
public enum QueryDiagnostic: Hashable, Sendable {
  /// There is no field of this name.
  case unknownField(String)
  /// The field cannot hold this value.
  case invalidValue(QueryField, value: String)
  /// Nothing stands behind the field.
  case missingValue(QueryField)
  /// A quotation mark has no other; the phrase goes to the end.
  case unclosedQuote
  /// There are more conditions than a query may have; those behind were left out.
  case tooManyTerms(most: Int)
}
