internal import MusicModel

/// Decodes again what was taken for Latin-1 and is something else.
enum CharsetRepair {
  /// The values of a file with their text in its own charset.
  ///
  /// Only values that can have been Latin-1 are touched: those that hold nothing beyond U+00FF. A
  /// charset is guessed from all of them together.
  ///
  /// - Parameters:
  ///   - values: Names and values of a file that claims Latin-1.
  ///   - rule: Which charset it is in.
  /// - Returns: The same names, values in that charset where they make sense in it, and what was
  ///   decoded; `nil` where nothing was.
  static func repaired(
    _ values: [(name: String, value: String)], by rule: LegacyCharset
  ) -> (values: [(name: String, value: String)], text: LegacyText?) {
    let sources = values.map { latin1Bytes($0.value) }
    let trimmed = sources.map { $0.map(withoutBrokenEnd) }
    let sample = LegacyText.sample(of: trimmed.compactMap { $0 })
    guard !sample.isEmpty else { return (values, nil) }
    switch rule {
    case .off: return (values, nil)
    case .fixed(let charset):
      return (decoded(values, sources, charset), LegacyText(sample: sample, charset: charset))
    case .guessed(let preferred):
      let charset = CharsetGuess(preferred: preferred).charset(of: sample)
      return (decoded(values, trimmed, charset), LegacyText(sample: sample, charset: charset))
    }
  }

  private static func decoded(
    _ values: [(name: String, value: String)], _ sources: [[UInt8]?], _ charset: Charset
  ) -> [(name: String, value: String)] {
    zip(values, sources).map { pair, bytes in
      guard let bytes, let text = charset.decode(bytes) else { return pair }
      return (pair.name, text)
    }
  }

  /// The bytes a text was made of; `nil` when it is ASCII or cannot have been Latin-1.
  private static func latin1Bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var isASCII = true
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      if byte >= 0x80 { isASCII = false }
      bytes.append(byte)
    }
    return isASCII ? nil : bytes
  }

  /// An old tag's field may end in the middle of a character of UTF-8: that part is dropped.
  private static func withoutBrokenEnd(_ bytes: [UInt8]) -> [UInt8] {
    guard Charset.utf8.decode(bytes) == nil else { return bytes }
    for count in 1...3 where count < bytes.count {
      let shorter = Array(bytes.dropLast(count))
      // The rest must hold UTF-8 of several bytes, or any ASCII text with an accent would pass.
      if shorter.contains(where: { $0 >= 0x80 }), Charset.utf8.decode(shorter) != nil {
        return shorter
      }
    }
    return bytes
  }
}
