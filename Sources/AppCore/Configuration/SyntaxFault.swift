/// Why a text is no configuration: where its form is broken, as a person who wrote it sees it.
public enum SyntaxFault: Hashable, Sendable {
  /// A text has no quotation mark at its end.
  case unclosedText
  /// A key has no `=` behind it.
  case missingEquals
  /// There is no value behind `=`.
  case missingValue
  /// What stands for a value is none.
  case notAValue
  /// A key, or a table, is there a second time.
  case duplicate(String)
  /// The name of a table has no `]` at its end, or there is no name.
  case badTable
  /// A list has no `]` at its end.
  case unclosedList
  /// Two values of a list have no comma between them.
  case missingComma
  /// A list has a comma too many.
  case extraComma
  /// A table in braces has no `}` on its line.
  case unclosedBraces
  /// Something stands behind what a line may hold.
  case tooMuch
  /// A line begins with what is no key.
  case noKey
  /// A backslash in a text stands for nothing.
  case badEscape
  /// A sign that is not for the eye.
  case controlCharacter
  /// The bytes are no UTF-8.
  case notUTF8
  /// Something else, in the words of the parser.
  case other(String)

  /// The fault in words.
  func text(_ catalogue: Catalogue) -> String {
    let phrase: SyntaxPhrase
    switch self {
    case .duplicate(let name): return catalogue(SyntaxPhrase.duplicate, name)
    case .other(let reason): return catalogue(.configNotReadable, reason)
    case .unclosedText: phrase = .unclosedText
    case .missingEquals: phrase = .missingEquals
    case .missingValue: phrase = .missingValue
    case .notAValue: phrase = .notAValue
    case .badTable: phrase = .badTable
    case .unclosedList: phrase = .unclosedList
    case .missingComma: phrase = .missingComma
    case .extraComma: phrase = .extraComma
    case .unclosedBraces: phrase = .unclosedBraces
    case .tooMuch: phrase = .tooMuch
    case .noKey: phrase = .noKey
    case .badEscape: phrase = .badEscape
    case .controlCharacter: phrase = .controlCharacter
    case .notUTF8: phrase = .notUTF8
    }
    return catalogue[phrase]
  }
}
