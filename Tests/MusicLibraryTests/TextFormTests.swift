import CUnicode
import Testing

@testable import MusicLibrary

@Suite struct TextFormTests {
  /// Every sign of the two planes that have letters, and what may stand beside it.
  private static let scalars = (UInt32(1)...0x1_FFFF).compactMap(Unicode.Scalar.init)

  @Test(arguments: ["", "a", "\u{3B1}", "\u{301}", "\u{30AB}", "\u{3099}", "\u{1100}"])
  func `a text folds to the same with and without tables of our own`(neighbour: String) {
    for scalar in Self.scalars {
      let text = neighbour + String(scalar) + neighbour
      let folded = TextForm.folded(text)
      if !folded.utf8.elementsEqual(TextForm.mapped(text, OTD_UNICODE_FOLDED).utf8) {
        Issue.record("U+\(String(scalar.value, radix: 16)) folds to \(folded)")
      }
    }
  }

  @Test(arguments: ["", "a", "\u{3B1}", "\u{30AB}", "\u{1100}"])
  func `a text is composed alike with and without tables of our own`(neighbour: String) {
    for scalar in Self.scalars {
      let text = neighbour + String(scalar) + neighbour
      let composed = TextForm.composed(text)
      if !composed.utf8.elementsEqual(TextForm.mapped(text, OTD_UNICODE_COMPOSED).utf8) {
        Issue.record("U+\(String(scalar.value, radix: 16)) becomes \(composed)")
      }
    }
  }
}
