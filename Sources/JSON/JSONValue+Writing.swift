extension JSONValue {
  /// The value as JSON on one line, without a line feed.
  ///
  /// What is not seen is written as escapes, so that a terminal may show the line: control
  /// characters, direction marks and other format characters, separators of lines.
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
    case .decimal(let text): bytes += text.utf8
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
    var (parser, rest, index) = (UTF8.ForwardParser(), text.makeIterator(), 0)
    reading: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        write(UTF8.decode(encoded), to: &bytes)
        index += encoded.count
      case .error(let length):
        bytes += text[index..<index + length]
        index += length
      case .emptyInput: break reading
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case _ where isUnseen(scalar):
      for unit in String(scalar).utf16 { bytes += escape(unit) }
    default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Whether a scalar does something to a terminal or a line instead of being seen.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escape(_ unit: UInt16) -> [UInt8] {
    let digits = String(unit, radix: 16)
    return Array(("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
  }
}
