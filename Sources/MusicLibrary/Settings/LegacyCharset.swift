public import MusicModel

/// How text is read that claims to be Latin-1, as old tags do whatever they hold.
public enum LegacyCharset: Hashable, Sendable {
  /// Guessed from the text; the charsets named win near ties, without any those of the locale.
  case guessed(preferring: [Charset] = [])
  /// Always this one, where the text makes sense in it.
  case fixed(Charset)
  /// As it claims.
  case off

  /// The same, with the charset of the locale where the guess prefers none.
  func orGuessed(preferring usual: Charset?) -> LegacyCharset {
    guard self == .guessed(), let usual else { return self }
    return .guessed(preferring: [usual])
  }

  /// Charsets that win near ties in a guess.
  var preferred: [Charset] {
    if case .guessed(let preferred) = self { preferred } else { [] }
  }

  /// What tells settings apart, and stands for one on its way to a child process.
  var texts: [String] {
    switch self {
    case .guessed(let preferred): ["guessed"] + preferred.map(\.rawValue)
    case .fixed(let charset): ["fixed", charset.rawValue]
    case .off: ["off"]
    }
  }

  /// The charset that texts stand for; `nil` when they make no sense.
  init?(texts: [String]) {
    let charsets = texts.dropFirst().compactMap(Charset.init(rawValue:))
    switch (texts.first, charsets.first) {
    case ("guessed", _): self = .guessed(preferring: charsets)
    case ("fixed", let charset?): self = .fixed(charset)
    case ("off", _): self = .off
    default: return nil
    }
  }
}
