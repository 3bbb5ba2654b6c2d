/// One value of a configuration file, with the line it stands in.
public struct ConfigurationEntry: Hashable, Sendable {
  /// The names that lead to it from outside in, such as `["grid", "columns"]`; a table of a list of
  /// tables has its number from 0.
  public var path: [String]
  /// What stands there.
  public var value: ConfigurationValue
  /// The line, from 1.
  public var line: Int

  /// Makes an entry from its parts.
  public init(path: [String], value: ConfigurationValue, line: Int) {
    self.path = path
    self.value = value
    self.line = line
  }
}

/// A value of a configuration file.
public enum ConfigurationValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// True or false.
  case flag(Bool)
  /// A list of texts.
  case texts([String])
  /// Anything else there is: a date, a list of lists.
  case other

  /// The texts of a list, of which one text is one, too; `nil` for what is neither.
  var list: [String]? {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    case .number, .flag, .other: nil
    }
  }
}
