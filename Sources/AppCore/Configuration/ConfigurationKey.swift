/// One key of the configuration: its name, what it takes, and what it is for.
///
/// The table of all of them reads a file, prints it and makes its manual page.
public struct ConfigurationKey: Sendable {
  /// Its name with its tables, such as `grid.columns`.
  public let name: String
  /// What it is for.
  public let summary: Phrase
  /// What it takes, as a file writes it: `"auto"`, `1..12`, `true`, `false`.
  public let takes: String
  /// The value it has when it is not mentioned, as a file writes it.
  public let standard: String
  /// Takes a value; `false` when it is none of those.
  let apply: @Sendable (ConfigurationValue, inout Configuration) -> Bool

  /// A key that takes one of some words.
  static func word<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ summary: Phrase, _ standard: Choice,
    _ path: @escaping @Sendable (inout Configuration, Choice) -> Void
  ) -> ConfigurationKey {
    ConfigurationKey(
      name: name, summary: summary,
      takes: Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "),
      standard: "\"\(standard.rawValue)\""
    ) { value, configuration in
      guard case .text(let text) = value, let choice = Choice(rawValue: text) else { return false }
      path(&configuration, choice)
      return true
    }
  }

  /// A key that is on or off.
  static func flag(
    _ name: String, _ summary: Phrase, _ standard: Bool,
    _ path: @escaping @Sendable (inout Configuration, Bool) -> Void
  ) -> ConfigurationKey {
    ConfigurationKey(name: name, summary: summary, takes: "true, false", standard: "\(standard)") {
      value, configuration in
      guard case .flag(let flag) = value else { return false }
      path(&configuration, flag)
      return true
    }
  }

  /// A key that takes a whole number within bounds.
  static func number(
    _ name: String, _ summary: Phrase, _ range: ClosedRange<Int>, _ standard: Int,
    _ path: @escaping @Sendable (inout Configuration, Int) -> Void
  ) -> ConfigurationKey {
    ConfigurationKey(
      name: name, summary: summary, takes: "\(range.lowerBound)..\(range.upperBound)",
      standard: "\(standard)"
    ) { value, configuration in
      guard case .number(let number) = value, range.contains(number) else { return false }
      path(&configuration, number)
      return true
    }
  }

  /// A key that takes a text.
  static func text(
    _ name: String, _ summary: Phrase,
    _ path: @escaping @Sendable (inout Configuration, String) -> Void
  ) -> ConfigurationKey {
    ConfigurationKey(name: name, summary: summary, takes: "\"text\"", standard: "\"\"") {
      value, configuration in
      guard case .text(let text) = value else { return false }
      path(&configuration, text)
      return true
    }
  }

  /// A key that takes a list of texts; one text is a list of one.
  static func texts(
    _ name: String, _ summary: Phrase, _ standard: String = "[]",
    _ path: @escaping @Sendable (inout Configuration, [String]) -> Void
  ) -> ConfigurationKey {
    ConfigurationKey(name: name, summary: summary, takes: "[\"text\", …]", standard: standard) {
      value, configuration in
      guard let texts = value.list else { return false }
      path(&configuration, texts)
      return true
    }
  }
}
