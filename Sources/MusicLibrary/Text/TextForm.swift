internal import CUnicode

/// Unicode forms of a text; ASCII, the common case, never leaves Swift.
enum TextForm {
  /// Canonical composition: one spelling for what looks the same.
  static func composed(_ text: String) -> String {
    isASCII(text) ? text : mapped(text, OTD_UNICODE_COMPOSED)
  }

  /// The identity of a name: case, width and Unicode form folded, accents kept.
  static func folded(_ text: String) -> String {
    isASCII(text) ? lowercasedASCII(text) : mapped(text, OTD_UNICODE_FOLDED)
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
    if isTidyASCII(text) { return text }
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
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars where scalar != "\0" && scalar != "\u{FEFF}" {
      if scalar == "\r" {
        scalars.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        scalars.append(scalar)
      }
      previous = scalar
    }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return composed(String(scalars.drop(while: isBlank)))
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\0" || scalar == "\u{FEFF}"
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Whether a text is printable ASCII with single spaces inside only.
  private static func isTidyASCII(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      if byte < 0x20 || byte >= 0x7F || (byte == 0x20 && previous == 0x20) { return false }
      previous = byte
    }
    return previous != 0x20 || text.isEmpty
  }

  private static func lowercasedASCII(_ text: String) -> String {
    let isLower = text.utf8.allSatisfy { !(0x41...0x5A).contains($0) }
    return isLower ? text : text.lowercased()
  }

  private static func mapped(_ text: String, _ form: otd_unicode_form) -> String {
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
