/// Writes values as bytes for `ByteReader`.
struct ByteWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  /// A whole number: seven bits a byte, small ones of either sign in one byte.
  mutating func number(_ value: Int64) {
    var rest = UInt64(bitPattern: (value << 1) ^ (value >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A number that may be missing.
  mutating func optional(_ value: Int?) {
    number(value == nil ? 0 : 1)
    if let value { number(Int64(value)) }
  }

  /// A text.
  mutating func text(_ text: String) {
    number(Int64(text.utf8.count))
    // Half of the texts of a file are.
    if !text.isEmpty { bytes.append(contentsOf: text.utf8) }
  }

  /// Bytes that need not be text.
  mutating func raw(_ content: [UInt8]) {
    number(Int64(content.count))
    bytes.append(contentsOf: content)
  }

  /// A list of texts.
  mutating func list(_ texts: [String]) {
    number(Int64(texts.count))
    for text in texts { self.text(text) }
  }

  /// A number with a fraction that may be missing.
  mutating func optional(_ value: Double?) {
    number(value == nil ? 0 : 1)
    if let value { number(Int64(bitPattern: value.bitPattern)) }
  }
}
