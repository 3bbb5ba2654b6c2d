/// Writes a JSON object on one line; members without a value are left out.
///
/// - SeeAlso: RFC 8259.
struct JSONObject {
  private var members: [String] = []

  /// The object.
  var text: String { "{" + members.joined(separator: ", ") + "}" }

  /// Adds a text, unless it is empty.
  mutating func add(_ name: String, _ text: String) {
    if !text.isEmpty { add(name, literal: Self.quoted(text)) }
  }

  /// Adds a list of texts, unless it is empty.
  mutating func add(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    add(name, literal: "[" + texts.map(Self.quoted).joined(separator: ", ") + "]")
  }

  /// Adds a list of objects, unless it is empty.
  mutating func add(_ name: String, _ objects: [JSONObject]) {
    guard !objects.isEmpty else { return }
    add(name, literal: "[" + objects.map(\.text).joined(separator: ", ") + "]")
  }

  /// Adds a whole number, if there is one.
  mutating func add(_ name: String, _ number: Int?) {
    if let number { add(name, literal: String(number)) }
  }

  /// Adds a number with a fraction, if there is one; it is finite.
  mutating func add(_ name: String, _ number: Double?) {
    if let number { add(name, literal: String(number)) }
  }

  /// Adds a truth value.
  mutating func add(_ name: String, _ flag: Bool) { add(name, literal: flag ? "true" : "false") }

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
      case let control where control.value < 0x20 || (0x7F...0x9F).contains(control.value):
        let digits = String(control.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
