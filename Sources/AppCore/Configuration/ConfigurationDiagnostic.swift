public import MusicModel

/// Something in a configuration file that does not do what it says.
public struct ConfigurationDiagnostic: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    /// The file cannot be read.
    case notReadable(String)
    /// The file is not in the form of a configuration.
    case syntax(SyntaxFault)
    /// Nobody knows this key; it is ignored.
    case unknownKey(String)
    /// The key does not take this value; what it takes is said.
    case wrongValue(String, takes: String)
    /// A query has a part that means nothing, for which a word is looked for.
    case query(String, QueryDiagnostic)
    /// A key sequence was given to two commands.
    case clash(sequence: String, String, String)
    /// A key sequence was given to a command and taken from another, which had it by itself.
    case taken(sequence: String, String, from: String)
  }

  /// What is wrong.
  public var fault: Fault
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1, where it is known.
  public var column: Int?

  /// Makes a diagnostic from its parts.
  public init(_ fault: Fault, line: Int, column: Int? = nil) {
    self.fault = fault
    self.line = line
    self.column = column
  }

  /// Whether the program does without what is wrong; the others keep a file from being used.
  public var isWarning: Bool {
    switch fault {
    case .unknownKey, .query, .taken: true
    case .notReadable, .syntax, .wrongValue, .clash: false
    }
  }

  /// Whether a person who did not ask is to be told: to take a key from a command is a wish.
  public var isWorthTelling: Bool {
    if case .taken = fault { false } else { true }
  }

  /// The diagnostic in one line of words, with its place.
  public func text(_ catalogue: Catalogue) -> String {
    let words =
      switch fault {
      case .notReadable(let reason): catalogue(.configNotReadable, reason)
      case .syntax(let fault): fault.text(catalogue)
      case .unknownKey(let name): catalogue(.configUnknownKey, name)
      case .wrongValue(let name, let takes): catalogue(.configWrongValue, name, takes)
      case .query(let name, let doubt): "\(name): \(doubt.text(catalogue) ?? "")"
      case .clash(let sequence, let first, let second):
        catalogue(.configClash, KeyNotation.text(of: sequence), first, second)
      case .taken(let sequence, let command, let other):
        catalogue(.configTaken, KeyNotation.text(of: sequence), command, other)
      }
    guard let column else { return catalogue(.configLine, "\(line)", words) }
    return catalogue(.configPlace, "\(line)", "\(column)", words)
  }
}
