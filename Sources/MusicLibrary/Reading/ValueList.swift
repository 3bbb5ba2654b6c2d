/// Lists of values out of tags.
enum ValueList {
  /// The people a credit names.
  ///
  /// Several values are taken as they are. One value is split at semicolons, at slashes between
  /// spaces and where guests begin; never at a comma, an ampersand or a bare slash, which are part
  /// of names.
  ///
  /// - Parameters:
  ///   - values: The values of the credit, tidied.
  ///   - names: The values of the tag that lists the names, when the file has one; it decides.
  /// - Returns: Names without repeats, in the order of the credit.
  static func people(_ values: [String], names: [String] = []) -> [String] {
    if names.count > 1 { return unique(names) }
    if let list = names.first { return unique(split(list, at: listMarks)) }
    guard values.count == 1, let credit = values.first else { return unique(values) }
    if credit.utf8.contains(UInt8(ascii: "/")), indivisible.contains(TextForm.folded(credit)) {
      return [credit]
    }
    return unique(split(withoutGuestBrackets(credit), at: creditMarks))
  }

  /// Composers and others in a role: a slash between spaces or a semicolon parts them.
  static func roles(_ values: [String]) -> [String] {
    guard values.count == 1, let value = values.first else { return unique(values) }
    return unique(split(value, at: roleMarks))
  }

  /// The values without empty ones and without repeats that differ in case or width only.
  static func unique(_ values: [String]) -> [String] {
    if values.count <= 1 { return values.filter { !$0.isEmpty } }
    var seen: Set<String> = []
    return values.filter { !$0.isEmpty && seen.insert(TextForm.folded($0)).inserted }
  }

  /// Parts of a text between separators, tidied; the first separator that fits is taken.
  ///
  /// - Parameters:
  ///   - text: A tidied text.
  ///   - marks: The separators: ASCII in lower case, found in any case.
  /// - Returns: The parts; the text itself when nothing parts it.
  static func split(_ text: String, at marks: [[UInt8]]) -> [String] {
    var text = text
    let parts = text.withUTF8 { bytes -> [String] in
      var parts: [String] = []
      var start = 0
      var position = 0
      while position < bytes.count {
        guard beginners.contains(bytes[position]),
          let mark = marks.first(where: { matches(bytes, $0, at: position) })
        else {
          position += 1
          continue
        }
        parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
        position += mark.count
        start = position
      }
      if !parts.isEmpty { parts.append(String(decoding: bytes[start...], as: UTF8.self)) }
      return parts
    }
    return parts.isEmpty ? [text] : parts.map(TextForm.line)
  }

  /// What parts genres.
  static let genreMarks = bytes([";"])
  private static let guests = [" feat. ", " feat ", " ft. ", " ft ", " featuring "]
  private static let listMarks = bytes(["; ", ";", " / ", "/"])
  private static let roleMarks = bytes(["; ", ";", " / "])
  private static let creditMarks = roleMarks + bytes(guests)
  /// The bytes all separators begin with.
  private static let beginners = [UInt8(ascii: " "), UInt8(ascii: ";"), UInt8(ascii: "/")]

  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  /// Names that hold a separator, folded.
  private static let indivisible: Set<String> = [
    "their / they're / there", "axwell /\\ ingrosso", "loona / odd eye circle",
  ]

  /// Takes the brackets off guests.
  private static func withoutGuestBrackets(_ credit: String) -> String {
    // Looking at characters takes long, and hardly any credit has brackets.
    guard credit.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }),
      let open = credit.lastIndex(where: { $0 == "(" || $0 == "[" }),
      let close = credit[open...].firstIndex(where: { $0 == ")" || $0 == "]" })
    else { return credit }
    let inside = credit[credit.index(after: open)..<close]
    let probe = " " + inside.lowercased()
    guard guests.contains(where: { probe.hasPrefix($0) }) else { return credit }
    return TextForm.line(credit[..<open] + " " + inside + credit[credit.index(after: close)...])
  }

  /// Whether ASCII text stands at a position, in any case.
  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, _ mark: [UInt8], at position: Int
  ) -> Bool {
    guard position + mark.count <= bytes.count else { return false }
    for (offset, expected) in mark.enumerated() {
      let byte = bytes[position + offset]
      let lower = (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
      if lower != expected { return false }
    }
    return true
  }
}
