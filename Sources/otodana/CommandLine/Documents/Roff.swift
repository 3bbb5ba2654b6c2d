/// Parts of manual pages in the language of man(7).
enum Roff {
  /// A list of items with what is said of each.
  static func items(_ items: [(String, String)]) -> String {
    items.map { ".TP\n.B \(escaped($0.0))\n\(escaped($0.1))" }.joined(separator: "\n")
  }

  /// Text in which nothing is taken for a request or an escape; a minus stays one, and so does a
  /// quotation mark, which begins an operand of a request.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
