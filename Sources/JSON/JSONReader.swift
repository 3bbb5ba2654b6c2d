/// Reads one JSON value from bytes.
struct JSONReader {
  // Deeper input is refused instead of exhausting the stack.
  private static let deepest = 256

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Reads a value that fills all the bytes.
  mutating func whole() throws(JSONFailure) -> JSONValue {
    let value = try value()
    skipSpace()
    guard position == bytes.endIndex else { throw failure }
    return value
  }

  private var failure: JSONFailure { JSONFailure(offset: position - bytes.startIndex) }
  private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Steps over a character if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONFailure) -> JSONValue {
    skipSpace()
    guard depth < Self.deepest, let first = current else { throw failure }
    depth += 1
    defer { depth -= 1 }
    switch first {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFailure) -> JSONValue {
    for byte in word.utf8 {
      guard current == byte else { throw failure }
      position += 1
    }
    return value
  }

  /// Reads a number by the grammar: no plus, no leading zero, digits on both sides of the point.
  private mutating func number() throws(JSONFailure) -> JSONValue {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    let isWhole = current != UInt8(ascii: ".") && !isExponent
    if skip(".") { try digits() }
    if isExponent {
      position += 1
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let value = Int(text) { return .integer(value) }
    guard Double(text)?.isFinite == true else { throw failure }
    return .decimal(text)
  }

  private var isExponent: Bool { current == UInt8(ascii: "e") || current == UInt8(ascii: "E") }

  private mutating func digits() throws(JSONFailure) {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw failure }
  }

  private mutating func elements() throws(JSONFailure) -> [JSONValue] {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if skip("]") { return elements }
    repeat {
      elements.append(try value())
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw failure }
    return elements
  }

  private mutating func members() throws(JSONFailure) -> [JSONMember] {
    position += 1
    var members: [JSONMember] = []
    skipSpace()
    if skip("}") { return members }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw failure }
      let name = String(decoding: try string(), as: UTF8.self)
      skipSpace()
      guard skip(":") else { throw failure }
      members.append(JSONMember(name, try value()))
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw failure }
    return members
  }

  private mutating func string() throws(JSONFailure) -> [UInt8] {
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
      }
    }
    guard skip("\"") else { throw failure }
    return text
  }

  private mutating func escape() throws(JSONFailure) -> [UInt8] {
    guard let byte = current else { throw failure }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return try scalar()
    default: throw failure
    }
  }

  /// Reads the digits of an escaped code unit, and those of the second one of a surrogate pair.
  private mutating func scalar() throws(JSONFailure) -> [UInt8] {
    var units = [try codeUnit()]
    // A lone half is mended by the decoding; what comes after it is read as what it is.
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() throws(JSONFailure) -> UInt16 {
    let end = position + 4
    guard end <= bytes.endIndex, bytes[position..<end].allSatisfy(Self.isHexadecimal),
      let unit = UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else { throw failure }
    position = end
    return unit
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
