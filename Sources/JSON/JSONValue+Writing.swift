extension JSONValue {
  /// The value as JSON on one line, without a line feed.
  ///
  /// Control characters are written as escapes, those from U+0080 to U+009F too, so that a
  /// terminal may show the line. A number that is not finite is null.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    write(to: &result)
    return result
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? String(value) : "null").utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &bytes) { member, bytes in
        Self.write(Array(member.name.utf8), to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (String, String), to bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes += brackets.0.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      each(element, &bytes)
    }
    bytes += brackets.1.utf8
  }

  private static func write(_ text: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20, 0x7F: bytes += escape(byte)
      case 0xC2 where index < text.count && (0x80...0x9F).contains(text[index]):
        // The two bytes of a control character.
        bytes += escape(text[index])
        index += 1
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16)
    return Array(("\\u00" + (digits.utf8.count == 1 ? "0" : "") + digits).utf8)
  }
}
