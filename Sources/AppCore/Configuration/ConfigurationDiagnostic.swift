/// Something in a configuration file that does not do what it says.
public struct ConfigurationDiagnostic: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    /// The file is not in the form of a configuration.
    case notReadable(String)
    /// Nobody knows this key; it is ignored.
    case unknownKey(String)
    /// The key does not take this value; what it takes is said.
    case wrongValue(String, takes: String)
    /// A key sequence stands for two commands; the first one has it.
    case clash(sequence: String, String, String)
  }

  /// What is wrong.
  public var fault: Fault
  /// The line, from 1.
  public var line: Int

  /// Makes a diagnostic from its parts.
  public init(_ fault: Fault, line: Int) {
    self.fault = fault
    self.line = line
  }

  /// Whether the program does without what is wrong; the others keep a file from being used.
  public var isWarning: Bool {
    switch fault {
    case .unknownKey: true
    case .notReadable, .wrongValue, .clash: false
    }
  }

  /// The diagnostic in one line of words, with its line.
  public func text(_ catalogue: Catalogue) -> String {
    let words =
      switch fault {
      case .notReadable(let reason): catalogue(.configNotReadable, reason)
      case .unknownKey(let name): catalogue(.configUnknownKey, name)
      case .wrongValue(let name, let takes): catalogue(.configWrongValue, name, takes)
      case .clash(let sequence, let first, let second):
        catalogue(.configClash, KeyNotation.text(of: sequence), first, second)
      }
    return catalogue(.configLine, "\(line)", words)
  }
}
