import Terminal
import Testing

struct ASCIISubstituteTests {
  private func substitute(_ text: String) -> String {
    DisplayText(glyphs: DisplayText(text, .narrow).glyphs.map(\.asciiSubstitute)).string
  }

  @Test(arguments: [
    ("plain", "plain"), ("▌›▶", ">>>"), ("─│┌┘", "-|++"), ("▀▄█", "###"), ("Ágætis", "Agatis"),
    ("e\u{30D}", "e"), ("“Blue” – it’s", "\"Blue\" - it's"), ("★ ♪ ≡ ▣ ↓", "* ~ = # v"),
    ("①Ａ½", "1A1"), ("夜", "?"), ("more…", "more."), ("·", "."),
  ])
  func `a glyph becomes what looks alike, its letter, or a question mark`(
    text: String, shown: String
  ) {
    #expect(substitute(text) == shown)
  }

  @Test func `every glyph becomes one column of printable ASCII`() {
    for value in (UInt32(0x20)..<0x30000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyph = Glyph(scalar).asciiSubstitute
      let isPrintable = (0x20..<0x7F).contains(glyph.base.value)
      if !isPrintable || glyph.width != 1 || glyph.scalars.count > 1 {
        Issue.record("\(value) became \(glyph)")
      }
    }
  }
}
