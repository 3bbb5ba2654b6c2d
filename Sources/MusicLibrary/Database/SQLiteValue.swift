/// A value that goes into a statement.
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// A number, or NULL.
  static func optional(_ number: Int?) -> SQLiteValue {
    number.map { .integer(Int64($0)) } ?? .null
  }

  /// A number, or NULL.
  static func optional(_ number: Int64?) -> SQLiteValue { number.map { .integer($0) } ?? .null }

  /// A text, or NULL for an empty one.
  static func nonEmpty(_ text: String) -> SQLiteValue { text.isEmpty ? .null : .text(text) }

  /// The text of values one a line.
  static func line(_ values: [String]) -> String {
    values.count == 1 ? line(values[0]) : values.map(line).joined(separator: "\n")
  }

  /// A value as a line of its own; a line end inside, which hardly any holds, becomes a space.
  private static func line(_ value: String) -> String {
    value.utf8.contains(0x0A) ? String(value.map { $0.isNewline ? " " : $0 }) : value
  }

  /// The values in a text of values one a line, without empty ones.
  static func values(in lines: String) -> [String] {
    guard lines.utf8.contains(0x0A) else { return lines.isEmpty ? [] : [lines] }
    return lines.utf8.split(separator: 0x0A).map { String(Substring($0)) }
  }

  /// Whole numbers as a JSON array, which `json_each` gives as rows.
  static func list(_ numbers: [Int64]) -> SQLiteValue {
    .text("[" + numbers.map(String.init).joined(separator: ",") + "]")
  }

  /// A truth value as 0 or 1.
  static func flag(_ flag: Bool) -> SQLiteValue { .integer(flag ? 1 : 0) }
}

extension SQLiteValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64) { self = .integer(value) }
}
