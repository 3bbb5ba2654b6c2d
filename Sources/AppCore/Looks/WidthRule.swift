public import Terminal

/// How wide characters of ambiguous width are on this terminal, and why.
public struct WidthRule: Hashable, Sendable {
  /// What led to it.
  public enum Reason: Hashable, Sendable {
    /// The person chose it.
    case configuration
    /// The terminal's cursor moved so far.
    case cursor
    /// The terminal was not asked or did not answer.
    case noAnswer
    /// The terminal is sent ASCII alone, which is never ambiguous.
    case onlyASCII
  }

  /// The columns.
  public let ambiguous: AmbiguousWidth
  /// What led to it.
  public let reason: Reason

  /// Chooses.
  ///
  /// - Parameters:
  ///   - choice: What the person wants.
  ///   - answers: What the terminal said so far.
  ///   - isUTF8: Whether more than ASCII reaches the terminal.
  public init(_ choice: WidthChoice, _ answers: TerminalAnswers?, isUTF8: Bool) {
    (ambiguous, reason) =
      switch (choice, answers?.ambiguousWidth) {
      case _ where !isUTF8: (.narrow, .onlyASCII)
      case (.always(let width), _): (width, .configuration)
      case (.automatic, let width?): (width, .cursor)
      case (.automatic, nil): (.narrow, .noAnswer)
      }
  }

  /// The columns and the reason: `2: the terminal's cursor moved so far`.
  public func text(_ words: Catalogue) -> String { "\(ambiguous.rawValue): \(because(words))" }

  /// The reason in words.
  public func because(_ words: Catalogue) -> String {
    switch reason {
    case .configuration: words[DoctorPhrase.becauseConfiguration]
    case .cursor: words[DoctorPhrase.becauseCursor]
    case .noAnswer: words[DoctorPhrase.becauseNoAnswers]
    case .onlyASCII: words[DoctorPhrase.becauseASCII]
    }
  }
}

/// How wide characters of ambiguous width are to be.
public enum WidthChoice: Hashable, Sendable {
  /// As the terminal shows them.
  case automatic
  /// So wide, whatever the terminal says of itself.
  case always(AmbiguousWidth)
}

extension WidthChoice: CaseIterable, RawRepresentable {
  /// All choices, the automatic one first.
  public static var allCases: [WidthChoice] {
    [.automatic] + AmbiguousWidth.allCases.map(always)
  }

  /// The word a command line has for it.
  public var rawValue: String {
    switch self {
    case .automatic: "auto"
    case .always(let width): "\(width.rawValue)"
    }
  }

  /// The choice a word stands for; `nil` when there is none.
  public init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }

  /// The choice a value of the configuration stands for; `nil` when there is none.
  init?(_ value: ConfigurationValue) {
    switch value {
    case .text("auto"): self = .automatic
    case .number(let columns):
      guard let width = AmbiguousWidth(rawValue: columns) else { return nil }
      self = .always(width)
    case .text, .flag, .texts, .other: return nil
    }
  }
}
