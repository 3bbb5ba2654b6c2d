/// A position such as a track or disc number, with how many there are.
struct TagNumber: Hashable, Sendable {
  /// The position, 1 to 9999.
  var number: Int?
  /// How many there are, 1 to 9999.
  var total: Int?
  /// The side in front of the number, as records have it: "A" of "A1"; empty without one.
  var side = ""

  /// No number.
  init() {}

  /// Reads forms such as "7", "07/12" and "A1"; of "7 of 12" it takes the 7.
  ///
  /// - Parameters:
  ///   - text: The tagged number; 0 and numbers over 9999 mean none.
  ///   - total: The tagged count, which `text` may hold as well.
  init(_ text: String, total: String = "") {
    let parts = Self.parts(text)
    let start = parts.position.drop { $0 == " " }
    if let first = start.first, first.isASCII, first.isLetter, Self.value(start.dropFirst()) != nil
    {
      side = first.uppercased()
      number = Self.value(start.dropFirst())
    } else {
      number = Self.value(start)
    }
    self.total = Self.value(total[...]) ?? parts.total.flatMap(Self.value)
  }

  private static func parts(_ text: String) -> (position: Substring, total: Substring?) {
    if let slash = text.firstIndex(of: "/") {
      return (text[..<slash], text[text.index(after: slash)...])
    }
    return (text[...], nil)
  }

  private static func value(_ text: Substring) -> Int? {
    let digits = text.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    guard let value = Int(digits), (1...9_999).contains(value) else { return nil }
    return value
  }
}
