internal import CUnicode

/// Unicode forms of a text; ASCII, the common case, never leaves Swift.
enum TextForm {
  /// Canonical composition: one spelling for what looks the same.
  static func composed(_ text: String) -> String {
    isASCII(text) || text.unicodeScalars.allSatisfy(isStable)
      ? text : mapped(text, OTD_UNICODE_COMPOSED)
  }

  /// The identity of a name: case, width and Unicode form folded, accents kept.
  static func folded(_ text: String) -> String {
    if isASCII(text) { return lowercasedASCII(text) }
    return simplyFolded(text) ?? mapped(text, OTD_UNICODE_FOLDED)
  }

  /// Base letters only: folded, and without accents.
  static func base(_ text: String) -> String {
    isASCII(text) ? lowercasedASCII(text) : mapped(text, OTD_UNICODE_BASE)
  }

  /// A value without blanks at its ends or runs of spaces inside, composed.
  ///
  /// Other signs inside stay as they are, line ends too: what a screen cannot show is its business.
  /// Zero bytes and byte order marks are no part of a text.
  static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    if isTidy(text) { return composed(text) }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.drop(while: isBlank) {
      if scalar == "\0" || scalar == "\u{FEFF}" { continue }
      if scalar == " ", scalars.last == " " { continue }
      scalars.append(scalar)
    }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return composed(String(scalars))
  }

  /// Several lines: line ends unified to line feeds, blank space at both ends removed, composed.
  static func lines(_ text: String) -> String {
    let all = text.unicodeScalars
    guard let start = all.firstIndex(where: { !isBlank($0) }),
      let last = all.lastIndex(where: { !isBlank($0) })
    else { return "" }
    let body = text[start...last]
    if !hasOddByte(body) { return composed(String(body)) }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in body.unicodeScalars where scalar != "\0" && scalar != "\u{FEFF}" {
      if scalar == "\r" {
        scalars.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        scalars.append(scalar)
      }
      previous = scalar
    }
    return composed(String(scalars))
  }

  /// Whether a sign is white space, a zero byte or a byte order mark.
  ///
  /// - SeeAlso: Unicode Character Database, PropList, White_Space; the standard library looks each
  ///   up in tables.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000, 0, 0xFEFF:
      true
    default: false
    }
  }

  private static func isASCII(_ text: String) -> Bool { allBytes(of: text) { $0 < 0x80 } }

  private static func allBytes(
    of text: some StringProtocol, are isSuch: (UInt8) -> Bool
  ) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isSuch) }
      ?? text.utf8.allSatisfy(isSuch)
  }

  /// Whether a sign stands for itself in every composed text.
  ///
  /// It is no other spelling of anything, and does not compose with what is in front of it. Such
  /// are nearly all letters of Europe, kana, kanji and Hangul.
  ///
  /// - SeeAlso: Unicode Character Database, DerivedNormalizationProps, NFC_QC.
  private static func isStable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x300, 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x482, 0x48A...0x52F, 0x2010...0x2027,
      0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }

  /// The folded text where every sign folds to one sign, whatever is beside it; `nil` for others.
  ///
  /// Most names of Europe, Korea, Japan and China are such.
  private static func simplyFolded(_ text: String) -> String? {
    var isFolded = true
    for scalar in text.unicodeScalars {
      guard let folded = simpleFold(scalar.value) else { return nil }
      if folded != scalar.value { isFolded = false }
    }
    if isFolded { return text }
    // A folded sign takes as many bytes as the sign itself.
    return String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var count = 0
      for scalar in text.unicodeScalars {
        let folded = simpleFold(scalar.value).flatMap(Unicode.Scalar.init) ?? scalar
        for byte in UTF8.encode(folded) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = byte
          count += 1
        }
      }
      return count
    }
  }

  /// - SeeAlso: Unicode Character Database, CaseFolding and NFKC_QC.
  private static func simpleFold(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F:
      value + 0x20
    case 0x100...0x12F, 0x134...0x137, 0x14A...0x177: value | 1
    case 0x139...0x13E, 0x141...0x148, 0x179...0x17E: value + value & 1
    case 0x386: 0x3AC
    case 0x388...0x38A: value + 0x25
    case 0x3C2: 0x3C3
    case 0x400...0x40F: value + 0x50
    case ..<0x80, 0xE0...0xFF, 0x3AC...0x3AF, 0x3B1...0x3CE, 0x430...0x45F, 0x3041...0x3096,
      0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      value
    default: nil
    }
  }

  /// Whether lines may have something in them that is no part of a text, or ends of another kind.
  private static func hasOddByte(_ lines: Substring) -> Bool {
    !allBytes(of: lines) { $0 != 0x0D && $0 != 0 && $0 != 0xEF }
  }

  /// Whether a text is printable ASCII without blanks at its ends or runs of them, as most are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var previous: UInt8 = 0x20
      for byte in bytes {
        if byte &- 0x20 >= 0x5F || (byte == 0x20 && previous == 0x20) { return false }
        previous = byte
      }
      return previous != 0x20 || bytes.isEmpty
    } ?? false
  }

  /// Whether a text has no blanks at its ends, single spaces only, no zero bytes and no marks.
  private static func isTidy(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    let isTidyInside = allBytes(of: text) { byte in
      defer { previous = byte }
      // The byte order mark begins with 0xEF, and so do a few other signs.
      return byte >= 0x20 && byte != 0x7F && byte != 0xEF && (byte != 0x20 || previous != 0x20)
    }
    let scalars = text.unicodeScalars
    return isTidyInside && !(scalars.first.map(isBlank) ?? false)
      && !(scalars.last.map(isBlank) ?? false)
  }

  private static func lowercasedASCII(_ text: String) -> String {
    let isLower = text.utf8.allSatisfy { !(0x41...0x5A).contains($0) }
    return isLower ? text : text.lowercased()
  }

  /// A form of a text as the library has it that knows all of Unicode.
  static func mapped(_ text: String, _ form: otd_unicode_form) -> String {
    var text = text
    return text.withUTF8 { bytes in
      // Forms are rarely longer than twice the text; the exact size is known after the first try.
      var capacity = bytes.count * 2 + 16
      for _ in 0..<2 {
        var needed = 0
        let result = String(unsafeUninitializedCapacity: capacity) { buffer in
          needed = otd_unicode_map(
            bytes.baseAddress, bytes.count, form, buffer.baseAddress, capacity)
          return needed > capacity ? 0 : max(0, needed)
        }
        if needed < 0 { return String(decoding: bytes, as: UTF8.self) }
        if needed <= capacity { return result }
        capacity = needed
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
