/// Reads JSON (RFC 8259) from bytes, without Foundation.
struct JSONParser {
  /// Where reading stopped, as an offset in bytes.
  struct Failure: Error {
    var offset: Int
  }

  /// Deepest nesting that is read; deeper input is refused instead of exhausting the stack.
  private static let deepest = 256

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads one value that fills the whole text.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.failure }
    return value
  }

  private var failure: Failure { Failure(offset: position) }
  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Steps over a byte if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    guard depth < Self.deepest, let first = current else { throw failure }
    depth += 1
    defer { depth -= 1 }
    switch first {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    for byte in word.utf8 {
      guard current == byte else { throw failure }
      position += 1
    }
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    while let byte = current, Self.isNumeric(byte) { position += 1 }
    guard let value = Fraction(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      position = start
      throw failure
    }
    return .number(value)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func array() throws(Failure) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if skip("]") { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw failure }
    return .array(elements)
  }

  private mutating func object() throws(Failure) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw failure }
      let key = try string()
      skipSpace()
      guard skip(":") else { throw failure }
      members[key] = try value()
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw failure }
    return .object(members)
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text += Array(try escape().utf8)
      } else {
        text.append(byte)
      }
    }
    guard skip("\"") else { throw failure }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(Failure) -> String {
    guard let byte = current else { throw failure }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "u"): return try unicode()
    default: throw failure
    }
  }

  /// Reads the digits of an escaped code unit, and of the second one of a surrogate pair.
  private mutating func unicode() throws(Failure) -> String {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first), skip("\\"), skip("u") else {
      return String(decoding: [first], as: UTF16.self)
    }
    return String(decoding: [first, try codeUnit()], as: UTF16.self)
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    let end = position + 4
    guard end <= bytes.count,
      let unit = UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else { throw failure }
    position = end
    return unit
  }
}
