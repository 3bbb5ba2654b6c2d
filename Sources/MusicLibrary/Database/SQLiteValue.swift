/// A value that goes into a statement.
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])

  /// A number, or NULL.
  static func optional(_ number: Int?) -> SQLiteValue { number.map { .integer(Int64($0)) } ?? .null }

  /// A text, or NULL.
  static func optional(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }

  /// A truth value as 0 or 1.
  static func flag(_ flag: Bool) -> SQLiteValue { .integer(flag ? 1 : 0) }
}

extension SQLiteValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64) { self = .integer(value) }
}
