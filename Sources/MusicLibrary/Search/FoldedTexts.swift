/// Folds the names of one track after the other: those of an album have most in common, and folding
/// takes long.
struct FoldedTexts {
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

  /// The folded texts of a row's names.
  ///
  /// - Parameters:
  ///   - names: Those of a track as `SearchWriter.Track` has them, or of another row.
  ///   - table: The kind of the row.
  /// - Returns: Texts in the order of the table's columns.
  mutating func texts(of names: [String], in table: SearchTable) -> [String] {
    guard table == .tracks else { return names.map(SearchText.folded) }
    return [
      SearchText.folded(names[0]),
      credits.value(of: Credits(artist: names[1], albumArtist: names[3]), \.folded),
      album.value(of: names[2], SearchText.folded),
      genres.value(of: names[4], Self.genres),
    ]
  }

  /// The folded names of genres, one a line.
  static func genres(_ lines: String) -> String {
    SQLiteValue.values(in: lines).map(genre).joined(separator: "\n")
  }

  /// A genre's name without what is spelt in different ways: hyphens are spaces.
  static func genre(_ name: String) -> String {
    let text = SearchText.folded(name)
    let hyphen = UInt8(ascii: "-")
    guard text.utf8.contains(hyphen) else { return text }
    return String(decoding: text.utf8.map { $0 == hyphen ? 0x20 : $0 }, as: UTF8.self)
  }
}
