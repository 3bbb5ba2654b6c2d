/// Writes a JSON object on one line; members without a value are left out.
///
///     var object = JSONObject()
///     object.add("title", "Rain")
///     object.add("track", 3)
///     object.text   // {"title": "Rain", "track": 3}
///
/// - SeeAlso: RFC 8259.
public struct JSONObject: Sendable {
  private var members: [String] = []

  /// Makes an object without members.
  public init() {}

  /// The object.
  public var text: String { "{" + members.joined(separator: ", ") + "}" }

  /// Adds a text, unless it is empty.
  public mutating func add(_ name: String, _ text: String) {
    if !text.isEmpty { add(name, literal: Self.quoted(text)) }
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
    guard !texts.isEmpty else { return }
    add(name, literal: "[" + texts.map(Self.quoted).joined(separator: ", ") + "]")
  }

  /// Adds an object.
  public mutating func add(_ name: String, _ object: JSONObject) {
    add(name, literal: object.text)
  }

  /// Adds a list of whole numbers, unless it is empty.
  public mutating func add(_ name: String, _ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    add(name, literal: "[" + numbers.map(String.init).joined(separator: ", ") + "]")
  }

  /// Adds a list of objects, unless it is empty.
  public mutating func add(_ name: String, _ objects: [JSONObject]) {
    guard !objects.isEmpty else { return }
    add(name, literal: "[" + objects.map(\.text).joined(separator: ", ") + "]")
  }

  /// Adds a whole number, if there is one.
  public mutating func add(_ name: String, _ number: Int?) {
    if let number { add(name, literal: String(number)) }
  }

  /// Adds a number with a fraction, if there is one; it is finite.
  public mutating func add(_ name: String, _ number: Double?) {
    if let number { add(name, literal: String(number)) }
  }

  /// Adds a truth value.
  public mutating func add(_ name: String, _ flag: Bool) {
    add(name, literal: flag ? "true" : "false")
  }

  private mutating func add(_ name: String, literal: String) {
    members.append(Self.quoted(name) + ": " + literal)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where isUnseen(scalar): quoted += String(scalar).utf16.map(escape).joined()
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  /// Whether a scalar does something to a terminal or a line instead of being seen: control
  /// characters, direction marks and other format characters, separators of lines.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
