/// The bytes by which names are ordered: the same order on all machines and in all locales.
///
/// Numbers come first and are ordered by value, then letters by their base letter, kana of both
/// kinds together, then symbols, at last what has no name. Leading punctuation and an article in
/// front are left out; accents and kinds of kana part what is alike otherwise. Keys compare byte by
/// byte, so SQLite orders them by memory comparison.
struct SortKey: Hashable, Sendable, Comparable {
  /// The key: that of the base letters, then a mark and what they leave out, where they do.
  let bytes: [UInt8]

  /// The key of a name.
  ///
  /// - Parameters:
  ///   - name: The name as shown.
  ///   - sortName: The name as tagged for sorting; wins when it is not empty.
  ///   - articles: Articles that do not count in a name that is not tagged for sorting.
  init(_ name: String, sortName: String = "", articles: ArticleList = .standard) {
    let text = sortName.isEmpty ? String(articles.removed(from: name)) : sortName
    let letters = Self.foldedLetters(TextForm.base(text))
    var key = Self.encode(letters)
    if key.isEmpty || !text.utf8.allSatisfy({ $0 < 0x80 }) {
      let folded = TextForm.folded(text)
      if folded.isEmpty {
        key = [Self.nameless]
      } else if key.isEmpty || folded != letters {
        key.append(Self.tieBreak)
        key.append(contentsOf: folded.utf8)
      }
    }
    bytes = key
  }

  /// A key in front of those of all names.
  static let first = SortKey(bytes: [])

  /// A key that was made before.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The beginning of the keys of all names with the same base letters, as they stand.
  static func primary(_ text: String) -> [UInt8] { encode(foldedLetters(TextForm.base(text))) }

  /// The end of the keys of a name's spellings: all begin with the primary key and come before it.
  static func end(ofPrimary key: [UInt8]) -> [UInt8] { key + [space] }

  /// Whether the left name comes before the right one.
  static func < (left: SortKey, right: SortKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// The letter of the section the name belongs to: upper case, `#` for numbers and punctuation,
  /// `*` for symbols and what has no name.
  var letter: String {
    guard let first = bytes.first, first >= Self.firstLetter else { return "#" }
    guard first < Self.symbol else { return "*" }
    let text = String(decoding: bytes.prefix(4), as: UTF8.self)
    return text.first.map { String($0).uppercased() } ?? "#"
  }

  /// The keys of the section of a letter: the first that may be in it, and the first behind it;
  /// `nil` where none is.
  static func range(of letter: String) -> (start: [UInt8], end: [UInt8]?) {
    switch letter {
    case "#": return ([], [firstLetter])
    case "*": return ([symbol], nil)
    default:
      var end = Array(letter.lowercased().unicodeScalars.prefix(1).map(String.init).joined().utf8)
      let start = end
      // No byte of UTF-8 is the last there is.
      if let last = end.popLast() { end.append(last + 1) }
      return (start, end)
    }
  }

  private static let tieBreak: UInt8 = 0x01
  private static let space: UInt8 = 0x02
  private static let number: UInt8 = 0x10
  private static let firstLetter = UInt8(ascii: "a")
  /// Above every first byte of UTF-8.
  private static let symbol: UInt8 = 0xF8
  private static let nameless: UInt8 = 0xFF

  private static func encode(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count + 4)
    var digits: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isASCII, ("0"..."9").contains(scalar) {
        digits.append(UInt8(truncatingIfNeeded: scalar.value))
        continue
      }
      append(number: &digits, to: &key)
      if scalar.isASCII, ("a"..."z").contains(scalar) {
        key.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        append(scalar, to: &key)
      }
    }
    append(number: &digits, to: &key)
    while key.last == space { key.removeLast() }
    return key
  }

  /// Adds what is no small letter of ASCII.
  private static func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    if scalar == " " {
      if !key.isEmpty, key.last != space { key.append(space) }
    } else if !scalar.isASCII, isLetter(scalar) {
      key.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else if !key.isEmpty || !isPunctuation(scalar) {
      key.append(symbol)
      key.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// A mark, the number of digits, then the digits: longer numbers are greater.
  private static func append(number digits: inout [UInt8], to key: inout [UInt8]) {
    guard !digits.isEmpty else { return }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }.prefix(Int(UInt8.max))
    key.append(number)
    key.append(UInt8(significant.count))
    key.append(contentsOf: significant)
    digits.removeAll(keepingCapacity: true)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Small Greek and Cyrillic letters, hiragana, kanji, Hangul: nearly all of what comes here.
    case 0x3B1...0x3C9, 0x430...0x44F, 0x3041...0x3096, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .control, .format, .spaceSeparator:
      true
    default: false
    }
  }

  /// Letters whose stroke or ligature no decomposition takes apart, and katakana as hiragana.
  static func foldedLetters(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mayBeSpecial) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !mayBeSpecial(scalar) {
        scalars.append(scalar)
      } else if let letters = specialLetters[scalar] {
        scalars.append(contentsOf: letters.unicodeScalars)
      } else {
        scalars.append(hiragana(scalar))
      }
    }
    return String(scalars)
  }

  /// Whether a sign is katakana, or one of those letters or near them.
  private static func mayBeSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE6...0x167, 0x30A1...0x30F6: true
    default: false
    }
  }

  /// Katakana as hiragana.
  static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x30A1...0x30F6).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x60) ?? scalar
  }

  private static let specialLetters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h",
    "ŧ": "t",
  ]
}
