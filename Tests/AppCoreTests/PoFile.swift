@testable import AppCore

/// A translation catalogue as the repository has it.
struct PoFile {
  /// The translations by their English texts; of plurals, the only form there is.
  let entries: [String: String]

  /// Reads the catalogue of a language; `nil` when there is none.
  init?(_ language: String) {
    guard let text = readText(repositoryFolder + "po/\(language).po") else { return nil }
    entries = Dictionary(
      text.split(separator: "\n\n").map(Self.entry), uniquingKeysWith: { first, _ in first })
  }

  /// The texts of the program in that language.
  var catalogue: Catalogue {
    let entries = entries
    return Catalogue(
      translate: { entries[$0] ?? $0 },
      translatePlural: { phrase, _ in entries[phrase.singular] ?? phrase.singular })
  }

  /// The key and the translation of one entry.
  private static func entry(_ block: Substring) -> (String, String) {
    var key = ""
    var translation = ""
    for line in block.split(separator: "\n") {
      let text = line.split(separator: "\"", maxSplits: 1).last?.dropLast() ?? ""
      if line.hasPrefix("msgid ") { key = String(text) }
      if line.hasPrefix("msgstr") { translation = String(text) }
    }
    return (key, translation)
  }
}
