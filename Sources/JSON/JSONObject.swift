/// Makes an object member by member; those without a value are left out.
///
///     var object = JSONObject()
///     object.add("title", "Rain")
///     object.add("track", nil as Int?)
///     object.text   // {"title": "Rain"}
public struct JSONObject: Sendable {
  private var members: [JSONMember] = []

  /// Makes an object without members.
  public init() {}

  /// The object.
  public var value: JSONValue { .object(members) }

  /// The object on one line.
  public var text: String { String(decoding: value.bytes, as: UTF8.self) }

  /// Adds a text, unless it is empty.
  public mutating func add(_ name: String, _ text: String) {
    if !text.isEmpty { add(name, .text(text)) }
  }

  /// Adds a path, which is bytes, as `path`.
  ///
  /// One that is not UTF-8 has U+FFFD there and all of its bytes, two hexadecimal digits each, in
  /// `path_bytes`.
  public mutating func add(path: [UInt8]) {
    add("path", String(decoding: path, as: UTF8.self))
    if String(validating: path, as: UTF8.self) == nil {
      add("path_bytes", path.map(Self.hexadecimal).joined())
    }
  }

  /// Adds a list of texts, unless it is empty.
  public mutating func add(_ name: String, _ texts: [String]) {
    add(name, list: texts.map(JSONValue.text))
  }

  /// Adds an object.
  public mutating func add(_ name: String, _ object: JSONObject) { add(name, object.value) }

  /// Adds a list of whole numbers, unless it is empty.
  public mutating func add(_ name: String, _ numbers: [Int]) {
    add(name, list: numbers.map(JSONValue.integer))
  }

  /// Adds a list of objects, unless it is empty.
  public mutating func add(_ name: String, _ objects: [JSONObject]) {
    add(name, list: objects.map(\.value))
  }

  /// Adds a whole number, if there is one.
  public mutating func add(_ name: String, _ number: Int?) {
    if let number { add(name, .integer(number)) }
  }

  /// Adds a number with a fraction, if there is one.
  public mutating func add(_ name: String, _ number: Double?) {
    if let number { add(name, .number(number)) }
  }

  /// Adds a truth value.
  public mutating func add(_ name: String, _ flag: Bool) { add(name, .bool(flag)) }

  private mutating func add(_ name: String, list: [JSONValue]) {
    if !list.isEmpty { add(name, .array(list)) }
  }

  private mutating func add(_ name: String, _ value: JSONValue) {
    members.append(JSONMember(name, value))
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}
