/// A JSON text as a value; numbers are exact.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Fraction)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The elements of an array.
  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// A number, or a string that reads as one, such as "1/3".
  var fraction: Fraction? {
    switch self {
    case .number(let value): value
    case .string(let text): Fraction(text)
    case .null, .bool, .array, .object: nil
    }
  }

  /// A text.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A truth value.
  var truth: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
}
