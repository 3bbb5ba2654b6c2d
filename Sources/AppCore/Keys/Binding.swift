import Terminal

/// One row of the key table: what is pressed, where it holds and what it does.
struct Binding: Sendable {
  /// A key sequence and the command it gives.
  struct Entry: Sendable {
    let keys: [Key]
    let command: Command
  }

  /// Where a binding holds.
  enum Place: Sendable {
    case everywhere
    case libraryOnly
  }

  let entries: [Entry]
  /// The keys as the help shows them.
  let notation: String
  /// What they do, as the help says it.
  let phrase: Phrase
  let place: Place

  /// Makes a row; a sequence whose notation cannot be read binds nothing, which a test excludes.
  init(
    _ notation: String, _ phrase: Phrase, place: Place = .everywhere,
    _ sequences: [(String, Command)]
  ) {
    self.notation = notation
    self.phrase = phrase
    self.place = place
    entries = sequences.compactMap { sequence, command in
      KeyNotation.keys(sequence).map { Entry(keys: $0, command: command) }
    }
  }
}
