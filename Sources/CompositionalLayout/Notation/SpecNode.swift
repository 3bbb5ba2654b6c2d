internal import JSON

/// A part of a JSON document that knows where it stands, for messages.
struct SpecNode {
  let value: JSONValue
  let path: String

  init(_ value: JSONValue, at path: String) {
    self.value = value
    self.path = path
  }

  var invalid: LayoutDocumentError { .invalid(path: path) }

  /// A member, or nil when it is missing or null.
  func optional(_ key: String) -> SpecNode? {
    guard let member = value[key], member != .null else { return nil }
    return SpecNode(member, at: path.isEmpty ? key : "\(path).\(key)")
  }

  /// A member that must be there.
  func required(_ key: String) throws(LayoutDocumentError) -> SpecNode {
    guard let member = optional(key) else {
      throw .missing(path: path.isEmpty ? key : "\(path).\(key)")
    }
    return member
  }

  /// The elements of a list.
  func list() throws(LayoutDocumentError) -> [SpecNode] {
    guard let elements = value.elements else { throw invalid }
    return elements.enumerated().map { SpecNode($1, at: "\(path)[\($0)]") }
  }

  /// The elements of a member; none when it is missing.
  func list(_ key: String) throws(LayoutDocumentError) -> [SpecNode] {
    try optional(key)?.list() ?? []
  }

  func fraction() throws(LayoutDocumentError) -> Fraction {
    guard let fraction = value.fraction else { throw invalid }
    return fraction
  }

  /// A whole number, rounded down.
  func integer() throws(LayoutDocumentError) -> Int { try fraction().floor }

  func text() throws(LayoutDocumentError) -> String {
    guard let text = value.text else { throw invalid }
    return text
  }

  func truth() throws(LayoutDocumentError) -> Bool {
    guard let truth = value.truth else { throw invalid }
    return truth
  }

  /// A whole number of a member, or a default.
  func integer(_ key: String, default value: Int = 0) throws(LayoutDocumentError) -> Int {
    try optional(key)?.integer() ?? value
  }

  /// A truth value of a member, or a default.
  func truth(_ key: String, default value: Bool) throws(LayoutDocumentError) -> Bool {
    try optional(key)?.truth() ?? value
  }

  /// A choice among named values, or a default when the member is missing.
  func choice<Value: RawRepresentable<String>>(
    _ key: String, default value: Value
  ) throws(LayoutDocumentError) -> Value {
    guard let member = optional(key) else { return value }
    guard let choice = Value(rawValue: try member.text()) else { throw member.invalid }
    return choice
  }
}
