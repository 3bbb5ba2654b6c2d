import Terminal

/// Turns keys into commands: counts, sequences such as `g g`, and the letter after `'`.
struct KeyInterpreter: Sendable {
  /// What came of a key.
  enum Outcome: Hashable, Sendable {
    /// More keys are needed.
    case pending
    /// A command, to be done `count` times; `nil` when no count was typed.
    case command(Command, count: Int?)
    /// What was typed before is taken back.
    case nothing
    /// The keys mean nothing here.
    case unbound([Key])
  }

  private let map: KeyMap
  private var pending: [Key] = []
  private var count: Int?

  /// Counts above this are a held key, not a wish.
  private static let largestCount = 99_999
  private static let letterPrefix = Key(.character("'"))

  init(map: KeyMap = .standard) { self.map = map }

  /// What has been typed of an unfinished command, for the footer.
  var pendingText: String {
    (count.map(String.init) ?? "") + pending.map(KeyNotation.text).joined(separator: " ")
  }

  /// Takes the next key.
  ///
  /// - Parameters:
  ///   - key: What was pressed.
  ///   - isLibrary: Whether the Library is shown, where a digit without a count is a row.
  /// - Returns: The command, once its last key is there.
  mutating func take(_ key: Key, isLibrary: Bool) -> Outcome {
    if key == Key(.escape), !pendingText.isEmpty { return reset(.nothing) }
    if pending == [Self.letterPrefix] { return reset(letter(of: key)) }
    if takesDigit(key, isLibrary: isLibrary) { return .pending }
    if pending.isEmpty, key == Self.letterPrefix { return wait(for: key) }
    return match(pending + [key], isLibrary: isLibrary)
  }

  private mutating func match(_ keys: [Key], isLibrary: Bool) -> Outcome {
    let entries = map.entries.filter {
      $0.place == .everywhere || (isLibrary && count == nil)
    }
    if let entry = entries.first(where: { $0.keys == keys }) {
      return reset(.command(entry.command, count: count))
    }
    if entries.contains(where: { $0.keys.starts(with: keys) }) {
      pending = keys
      return .pending
    }
    return reset(.unbound(keys))
  }

  private mutating func takesDigit(_ key: Key, isLibrary: Bool) -> Bool {
    guard pending.isEmpty, key.modifiers.isEmpty, case .character(let scalar) = key.code,
      ("0"..."9").contains(scalar)
    else { return false }
    let digit = Int(scalar.value - 48)
    if count == nil, digit == 0 || (isLibrary && digit <= Destination.allCases.count) {
      return false
    }
    count = min((count ?? 0) * 10 + digit, Self.largestCount)
    return true
  }

  private func letter(of key: Key) -> Outcome {
    guard case .character(let scalar) = key.code else {
      return .unbound([Self.letterPrefix, key])
    }
    return .command(.letter(Character(scalar)), count: nil)
  }

  private mutating func wait(for key: Key) -> Outcome {
    pending.append(key)
    return .pending
  }

  private mutating func reset(_ outcome: Outcome) -> Outcome {
    pending = []
    count = nil
    return outcome
  }
}
