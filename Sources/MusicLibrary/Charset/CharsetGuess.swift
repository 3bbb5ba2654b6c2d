internal import MusicModel

/// Guesses the charset of text that claims to be Latin-1.
///
/// UTF-8 shows itself. Western text has its accents alone or in twos beside plain letters. For the
/// rest each charset gets a score between -1 and 1 for how common the characters are that it makes
/// of the bytes; the best above a threshold wins, else the text is Western.
struct CharsetGuess {
  /// Charsets that win near ties.
  var preferred: [Charset] = []

  /// What a preferred charset's score is raised by.
  private static let preference = 0.25
  /// Below it a score is no better than chance; few characters can look like anything.
  private static let threshold = (few: 0.55, many: 0.42)
  /// From here on characters are many.
  private static let manyCharacters = 6

  /// The charset of some bytes, of which one at least is not ASCII.
  func charset(of bytes: [UInt8]) -> Charset {
    let guess = guess(bytes)
    guard guess == .western else { return guess }
    return preferred.first { $0.looksWestern && $0.decode(bytes) != nil } ?? .western
  }

  private func guess(_ bytes: [UInt8]) -> Charset {
    if Charset.utf8.decode(bytes) != nil { return .utf8 }
    if WesternText.looksWestern(bytes) { return .western }
    let high = bytes.count { $0 >= 0x80 }
    // A few accented capitals are as likely Western as anything else.
    let areCapitals = bytes.allSatisfy { $0 < 0x80 || (0xC0...0xDE).contains($0) }
    let isOpen = preferred.allSatisfy(\.looksWestern)
    if high < Self.manyCharacters, areCapitals, isOpen { return .western }
    var best = Charset.western
    var top = high >= Self.manyCharacters ? Self.threshold.many : Self.threshold.few
    for charset in Charset.allCases {
      guard var score = score(of: bytes, in: charset) else { continue }
      if preferred.contains(charset) { score += Self.preference }
      if score > top { (best, top) = (charset, score) }
    }
    return best
  }

  /// How common the characters are; `nil` when the bytes make no sense in the charset.
  func score(of bytes: [UInt8], in charset: Charset) -> Double? {
    guard let text = charset.decode(bytes) else { return nil }
    let scalars = Array(text.unicodeScalars)
    switch charset {
    case .utf8, .western, .centralEuropean, .turkish: return nil
    case .shiftJIS, .eucJP, .gb18030, .big5, .korean:
      let units = EastAsianScore.units(bytes, in: charset)
      guard units.count == scalars.count else { return nil }
      return EastAsianScore.score(scalars, units, in: charset)
    case .cyrillic, .koi8, .dosCyrillic: return AlphabetScore.cyrillic(scalars)
    case .greek: return AlphabetScore.greek(scalars)
    case .hebrew: return AlphabetScore.hebrew(scalars)
    case .arabic: return AlphabetScore.share(scalars, of: 0x0621...0x064A, strangers: -0.6)
    case .thai: return AlphabetScore.share(scalars, of: 0x0E01...0x0E4E, strangers: -1) - 0.1
    }
  }
}
