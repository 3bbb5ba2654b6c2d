internal import JSON

extension JSONValue {
  /// A number, or a string that reads as one, such as "1/3"; exact.
  var fraction: Fraction? {
    switch self {
    case .integer(let value): Fraction(value)
    case .decimal(let text): Fraction(text)
    case .string: text.flatMap { Fraction($0) }
    case .null, .bool, .array, .object: nil
    }
  }
}
