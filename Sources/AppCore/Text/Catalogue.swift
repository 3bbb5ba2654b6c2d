/// The program's texts in one language, as a value.
///
/// It is filled from the outside, so that nothing in here knows where translations come from.
public struct Catalogue: Sendable {
  private let translations: [Phrase: String]
  private let translate: @Sendable (String) -> String
  private let translatePlural: @Sendable (PluralPhrase, Int) -> String

  /// The texts as they are written in the code.
  public static let english = Catalogue(
    translate: { $0 }, translatePlural: { $1 == 1 ? $0.singular : $0.plural })

  /// Makes a catalogue by asking for every phrase of the screens once; rare ones are asked for when
  /// they are shown.
  ///
  /// - Parameters:
  ///   - translate: The translation of an English text; the text itself where there is none.
  ///   - translatePlural: The translation that suits a number.
  public init(
    translate: @escaping @Sendable (String) -> String,
    translatePlural: @escaping @Sendable (PluralPhrase, Int) -> String
  ) {
    var translations: [Phrase: String] = [:]
    for phrase in Phrase.allCases { translations[phrase] = translate(phrase.rawValue) }
    self.translations = translations
    self.translate = translate
    self.translatePlural = translatePlural
  }

  /// The text of a phrase; English where the catalogue lacks it.
  public subscript(phrase: Phrase) -> String { translations[phrase] ?? phrase.rawValue }

  /// The text of a rare phrase; English where the catalogue lacks it.
  public subscript(phrase: some RarePhrase) -> String { translate(phrase.rawValue) }

  /// The text of a rare phrase with its values filled in.
  public func callAsFunction(_ phrase: some RarePhrase, _ values: String...) -> String {
    Self.fill(self[phrase], with: values)
  }

  /// The text of a phrase with its values filled in for `%1`, `%2` and so on.
  ///
  /// Values are inserted as they are: a `%1` inside a value is not filled again.
  public func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
    Self.fill(self[phrase], with: values)
  }

  /// The text that suits a number, with the number filled in.
  public func callAsFunction(_ phrase: PluralPhrase, _ number: Int) -> String {
    Self.fill(translatePlural(phrase, number), with: [Numbers.grouped(number)])
  }

  private static func fill(_ text: String, with values: [String]) -> String {
    var result = ""
    var rest = text.utf8[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<mark])
      let digit = rest.index(after: mark)
      let number = digit < rest.endIndex ? Int(rest[digit]) - Int(UInt8(ascii: "1")) : -1
      if values.indices.contains(number) {
        result += values[number]
        rest = rest[rest.index(after: digit)...]
      } else {
        result.append("%")
        rest = rest[digit...]
      }
    }
    return result + Substring(rest)
  }
}
