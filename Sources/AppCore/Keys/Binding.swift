import Terminal

/// A command with its name and the key sequences that give it.
struct Binding: Hashable, Sendable {
  /// Where a binding holds.
  enum Place: Hashable, Sendable {
    case everywhere
    /// On the Library, before a count.
    case libraryOnly
  }

  /// How configuration, command line and manual call it, such as `move-down`.
  let name: String
  let command: Command
  let place: Place
  /// Key sequences in the notation of the configuration, such as `g g` written `gg`.
  var sequences: [String]

  init(_ name: String, _ command: Command, _ sequences: String..., place: Place = .everywhere) {
    self.name = name
    self.command = command
    self.sequences = sequences
    self.place = place
  }
}

/// One row of the key table: bindings that belong together, and what they do.
struct BindingRow: Sendable {
  /// What the keys do, as the help says it.
  let phrase: Phrase
  var bindings: [Binding]
  /// The keys where they are no sequences of the table.
  let fixedNotation: String?
  /// What is typed after them, such as a letter of any kind.
  let operand: Phrase?

  init(
    _ phrase: Phrase, _ bindings: Binding..., notation: String? = nil, operand: Phrase? = nil
  ) {
    self.phrase = phrase
    self.bindings = bindings
    fixedNotation = notation
    self.operand = operand
  }

  init(_ phrase: Phrase, _ bindings: [Binding]) {
    self.phrase = phrase
    self.bindings = bindings
    fixedNotation = nil
    operand = nil
  }

  /// The keys as the help shows them: the first of each binding, then the second, and so on.
  func notation(_ catalogue: Catalogue) -> String {
    if let fixedNotation {
      return ([fixedNotation] + (operand.map { [catalogue[$0]] } ?? [])).joined(separator: " ")
    }
    let ranks = bindings.map(\.sequences.count).max() ?? 0
    return (0..<ranks).map { rank in
      let keys = bindings.compactMap { binding in
        binding.sequences.indices.contains(rank)
          ? KeyNotation.text(of: binding.sequences[rank]) : nil
      }
      // A run of more than three, such as the digits, is told by its ends.
      return keys.count > 3 && keys.allSatisfy { $0.last?.isWholeNumber == true }
        ? "\(keys[0]) … \(keys[keys.count - 1])" : keys.joined(separator: " ")
    }.joined(separator: ", ")
  }
}
