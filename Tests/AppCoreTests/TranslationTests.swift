import Testing

@testable import AppCore

/// No text is shown that a catalogue lacks.
struct TranslationTests {
  @Test func `the Japanese catalogue has every phrase, with the same values`() throws {
    let entries = try #require(PoFile("ja")).entries
    let texts =
      Phrase.allCases.map(\.rawValue) + PluralPhrase.allCases.map(\.singular)
      + HelpPhrase.allCases.map(\.rawValue) + ReportPhrase.allCases.map(\.rawValue)
      + DoctorPhrase.allCases.map(\.rawValue) + SkipPhrase.allCases.map(\.rawValue)
      + SyntaxPhrase.allCases.map(\.rawValue)
    for text in texts {
      let translation = try #require(entries[text], "po/ja.po lacks \(text)")
      #expect(!translation.isEmpty)
      for value in ["%1", "%2", "%3"] {
        #expect(text.contains(value) == translation.contains(value), "\(text)")
      }
    }
  }
}
