/// A value of JSON, read from one line of text.
///
/// - SeeAlso: RFC 8259.
enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  /// A whole number that fits; any other number is a fraction.
  case integer(Int64)
  case fraction(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Reads a text that is one value; `nil` when it is none.
  init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  /// Reads bytes that are one value; `nil` when they are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var parser = JSONParser(bytes)
    guard let value = parser.document() else { return nil }
    self = value
  }

  /// A member of an object.
  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// A whole number.
  var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  /// A text.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A truth value.
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// The elements of a list.
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
}
