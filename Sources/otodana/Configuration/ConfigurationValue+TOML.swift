import AppCore

extension ConfigurationValue {
  /// The value as a file writes it; `nil` for what no key takes.
  var toml: String? {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .texts(let texts): "[" + texts.map(Self.quoted).joined(separator: ", ") + "]"
    case .other: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
