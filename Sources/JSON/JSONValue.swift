/// A JSON value.
///
/// Texts are bytes, because paths are: bytes that are not UTF-8 come through as they are, in both
/// directions.
///
/// - SeeAlso: RFC 8259, which asks for UTF-8; that is why `text` mends what is not.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number, as it was written.
  case integer(Int)
  /// A number with a fraction or an exponent, or one that is too large for an integer, as it was
  /// written, so that nothing of it is lost; finite.
  case decimal(String)
  /// A text, in UTF-8 as a rule.
  case string([UInt8])
  /// Values in their order.
  case array([JSONValue])
  /// Named values in their order.
  case object([JSONMember])
}

/// A named value of an object.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// Makes a member from its parts.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue {
  /// A text.
  public static func text(_ text: String) -> JSONValue { .string(Array(text.utf8)) }

  /// A number that may have a fraction; null for one that is not finite.
  public static func number(_ value: Double) -> JSONValue {
    value.isFinite ? .decimal(String(value)) : .null
  }

  /// The value of an object's member; of several with one name the last one's.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// A text, with U+FFFD for what is not UTF-8.
  public var text: String? {
    guard case .string(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A whole number.
  public var whole: Int? {
    switch self {
    case .integer(let value): value
    case .decimal(let text): Double(text).flatMap(Self.whole)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// A number without a fraction that an integer can hold.
  ///
  /// By a conversion there and back: rounding would need the C library's mathematics, which a
  /// program of the standard library alone is not linked with.
  private static func whole(_ value: Double) -> Int? {
    guard value >= -0x1p62, value <= 0x1p62 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  /// Any number.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let text): Double(text)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// A truth value.
  public var truth: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object with the members in this order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0, $1) })
  }

  /// Makes a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
