import Testing

@testable import AppCore

/// No text is shown that a catalogue lacks.
struct TranslationTests {
  @Test func `the Japanese catalogue has every phrase, with the same values`() throws {
    let catalogue = try #require(readText(repositoryFolder + "po/ja.po"))
    let entries = Dictionary(
      catalogue.split(separator: "\n\n").map(entry), uniquingKeysWith: { first, _ in first })
    let texts =
      Phrase.allCases.map(\.rawValue) + PluralPhrase.allCases.map(\.singular)
      + HelpPhrase.allCases.map(\.rawValue) + ReportPhrase.allCases.map(\.rawValue)
      + DoctorPhrase.allCases.map(\.rawValue)
    for text in texts {
      let translation = try #require(entries[text], "po/ja.po lacks \(text)")
      #expect(!translation.isEmpty)
      for value in ["%1", "%2", "%3"] {
        #expect(text.contains(value) == translation.contains(value), "\(text)")
      }
    }
  }

  /// The key and the translation of one entry of a catalogue.
  private func entry(_ block: Substring) -> (String, String) {
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
