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
    var text = text
    (number, self.total, side) = text.withUTF8 { bytes -> (Int?, Int?, String) in
      let slash = bytes.firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
      let start = bytes[..<slash].drop { $0 == 0x20 }
      let stated = slash < bytes.endIndex ? Self.value(bytes[(slash + 1)...]) : nil
      if let first = start.first, Self.isLetter(first), let number = Self.value(start.dropFirst()) {
        return (number, stated, String(decoding: [first & 0xDF], as: UTF8.self))
      }
      return (Self.value(start), stated, "")
    }
    var count = total
    if let tagged = count.withUTF8({ Self.value($0[...]) }) { self.total = tagged }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
  }

  private static func value(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var value = 0
    for byte in text.drop(while: { $0 == 0x20 }) {
      guard (0x30...0x39).contains(byte) else { break }
      value = value * 10 + Int(byte - 0x30)
      if value > 9_999 { return nil }
    }
    return value > 0 ? value : nil
  }
}
