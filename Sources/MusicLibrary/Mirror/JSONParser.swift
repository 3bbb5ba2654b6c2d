/// Reads JSON from bytes; of an object's members with one name, the last counts.
struct JSONParser {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Lists and objects inside each other that are followed; deeper is no JSON here.
  private static let depthLimit = 64

  /// Prepares reading.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The one value that the bytes are; `nil` when they are anything else.
  mutating func document() -> JSONValue? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.endIndex ? value : nil
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard depth < Self.depthLimit, let byte = peek else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return list(depth)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "t"): return take("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .flag(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    position += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\""), let name = string() else { return nil }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members[name] = value
      skipSpace()
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func list(_ depth: Int) -> JSONValue? {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .list(elements) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      skipSpace()
    } while take(",")
    return take("]") ? .list(elements) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while let byte = peek, byte < 0x80, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int64(text), !text.hasPrefix("+") { return .integer(whole) }
    guard let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
      let fraction = Double(text)
    else { return nil }
    return .fraction(fraction)
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// What stands behind a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = peek else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return nil
    }
  }

  /// Four digits, or two times four for what lies above U+FFFF; half a pair is U+FFFD.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let before = position
    guard take("\\u"), let second = hexadecimal(), (0xDC00..<0xE000).contains(second) else {
      position = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard bytes.endIndex - position >= 4 else { return nil }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    guard digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }) else { return nil }
    position += 4
    return UInt32(digits, radix: 16)
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { expected in
      bytes[position...].prefix(expected.count).elementsEqual(expected)
    }
    if matches { position += text.utf8CodeUnitCount }
    return matches
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }
}
