internal import Glibc

/// The form of a text that search compares: what a person may type differently is folded away.
///
/// Case, width, accents, letters with strokes, both kinds of kana and the typographic kinds of
/// quotes and dashes are folded. The marks of voiced kana stay, since は and ば are two letters;
/// Hangul stays in syllables.
enum SearchText {
  /// The folded text: one line, single spaces inside, none at the ends.
  static func folded(_ text: String) -> String {
    if let ascii = foldedASCII(text) { return ascii }
    var result: [UInt8] = []
    var run: [UInt8] = []
    func flush() {
      guard !run.isEmpty else { return }
      let text = String(decoding: run, as: UTF8.self)
      result.append(contentsOf: SortKey.foldedLetters(TextForm.base(text)).utf8)
      run.removeAll(keepingCapacity: true)
    }
    for scalar in TextForm.folded(text).unicodeScalars {
      if isWhole(scalar) {
        flush()
        result.append(SortKey.hiragana(scalar))
      } else {
        run.append(plain(scalar))
      }
    }
    flush()
    return spaced(String(decoding: result, as: UTF8.self))
  }

  /// Whether a folded text, which has no zero byte, has another in it.
  static func has(_ part: String, in text: String) -> Bool { strstr(text, part) != nil }

  /// Kana, kanji and Hangul, which would lose by decomposition.
  private static func isWhole(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "‘", "’", "‛", "ʼ", "`", "´": "'"
    case "“", "”", "„", "«", "»": "\""
    case "‐", "‑", "‒", "–", "—", "―", "−": "-"
    default: isBlank(scalar) ? " " : scalar
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
  }

  private static func spaced(_ text: String) -> String {
    var previous: UInt8 = 0x20
    let isSpaced = text.utf8.allSatisfy { byte in
      defer { previous = byte }
      return byte != 0x20 || previous != 0x20
    }
    if isSpaced, previous != 0x20 { return text }
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The folded text of printable ASCII, which most texts are; `nil` for others.
  private static func foldedASCII(_ text: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x20: if !bytes.isEmpty, bytes.last != 0x20 { bytes.append(0x20) }
      case 0x41...0x5A: bytes.append(byte + 0x20)
      case 0x60: bytes.append(0x27)
      case 0x21..<0x7F: bytes.append(byte)
      default: return nil
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Adds a sign in UTF-8.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
