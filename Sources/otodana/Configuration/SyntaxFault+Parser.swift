import AppCore

extension SyntaxFault {
  /// Takes what toml++ says of a text, such as `Error while parsing string: encountered
  /// end-of-file`.
  ///
  /// Its words name what it was reading and what it met; they are the parser's own, so what is not
  /// known among them is shown as it is.
  ///
  /// - Parameters:
  ///   - words: What it says.
  ///   - rest: What the line of the fault holds from its column on; empty at the line's end.
  ///   - line: That line.
  init(parser words: String, rest: Substring, line: Substring) {
    let place = "Error while parsing "
    guard words.hasPrefix(place), let colon = words.firstRange(of: ": ") else {
      self = words.contains("utf-8") ? .notUTF8 : .other(words)
      return
    }
    let part = words[..<colon.lowerBound].dropFirst(place.count)
    let reason = words[colon.upperBound...]
    self =
      Self.known(reason, isAtEnd: rest.isEmpty)
      ?? Self.fault(of: part, reason, isBehindEquals: line.contains("="))
      ?? .other(words)
  }

  /// A fault that is the same whatever was being read.
  private static func known(_ reason: Substring, isAtEnd: Bool) -> SyntaxFault? {
    if reason.contains("control characters") { return isAtEnd ? .unclosedText : .controlCharacter }
    if reason.hasPrefix("expected '='") { return .missingEquals }
    if reason.hasPrefix("expected a comment or whitespace") { return .tooMuch }
    if reason.hasPrefix("expected comma or closing ']'") { return .missingComma }
    if reason.hasPrefix("cannot redefine") || reason.hasPrefix("cannot insert") {
      return .duplicate(String(reason.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }))
    }
    return nil
  }

  /// A fault in a part of the text.
  private static func fault(
    of part: Substring, _ reason: Substring, isBehindEquals: Bool
  ) -> SyntaxFault? {
    let isOver = reason.hasPrefix("encountered end-of-file")
    switch part {
    case _ where part.hasSuffix("string"): return isOver ? .unclosedText : .badEscape
    case "unicode scalar sequence": return .badEscape
    case "array": return isOver ? .unclosedList : reason.hasSuffix("comma") ? .extraComma : nil
    case "inline table": return .unclosedBraces
    case "table header": return .badTable
    case "root table": return .noKey
    case "key-value pair": return isBehindEquals ? .missingValue : .missingEquals
    case "key": return isOver ? .missingEquals : .noKey
    case "value", "boolean", "floating-point", "date", "time", "date-time": return .notAValue
    case _ where part.hasSuffix("integer"): return .notAValue
    default: return nil
    }
  }
}
