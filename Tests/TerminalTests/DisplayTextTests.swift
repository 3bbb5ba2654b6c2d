import SeededRandom
import Terminal
import Testing

struct DisplayTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a\tb\r\nc", "a b  c"),
    ("\u{1B}[2J\u{1B}]0;owned\u{7}x", "[2J]0;ownedx"),
    ("\u{9B}31mred\u{85}", "31mred"),
    ("abc\u{202E}dcb\u{202C}", "abcdcb"),
    ("\u{2066}x\u{2069}\u{200F}", "x"),
    ("so\u{AD}ft", "soft"),
    ("👨‍👩‍👧 family", "👨 family"),
    ("👩🏽‍⚕️", "👩"),
    ("क्‍ष", "क्ष"),
    ("a\u{200D}😀", "a😀"),
    ("1️⃣❤️", "1❤"),
    ("🇯🇵🇩🇪", "JPDE"),
    ("\u{301}x", "x"),
    ("e\u{301}\u{30D}", "é\u{30D}"),
    ("ハ\u{309A}リ", "パリ"),
    ("\u{1100}\u{1161}\u{11A8}", "각"),
    ("\u{FFFF}\u{E000}", "\u{FFFD}\u{E000}"),
    ("㊗㊙", "祝秘"),
  ])
  func `hostile and odd text is shown harmless`(input: String, shown: String) {
    // Compared by scalars: Swift's own equality cannot tell composed from decomposed.
    #expect(Array(DisplayText(input, .narrow).string.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func `the examples of the documentation hold`() {
    let text = DisplayText("\u{1B}[1m夜に\u{200B}駆ける", .narrow)
    #expect(text.string == "[1m夜に駆ける")
    #expect(text.width == 13)
    let cut = DisplayText("Greatest Hits", .narrow).truncated(to: 9, .narrow)
    #expect(DisplayText(glyphs: cut).string == "Greatest…")
  }

  @Test func `a glyph keeps four marks of two hundred`() {
    let zalgo = DisplayText("x" + String(repeating: "\u{301}\u{32A}", count: 100), .narrow)
    #expect(zalgo.glyphs.count == 1)
    #expect(zalgo.glyphs[0].scalars.count == 5)
    #expect(zalgo.width == 1)
  }

  @Test(arguments: [
    ("Greatest Hits", 13, "Greatest Hits"), ("Greatest Hits", 12, "Greatest Hi…"),
    ("Greatest Hits", 1, "…"), ("Greatest Hits", 0, ""), ("Greatest Hits", -3, ""),
    ("夜に駆ける", 10, "夜に駆ける"), ("夜に駆ける", 9, "夜に駆け…"), ("夜に駆ける", 8, "夜に駆…"),
    ("夜に駆ける", 2, "…"), ("", 0, ""), ("2024", 4, "2024"), ("漢字", 4, "漢字"),
    ("漢字a", 4, "漢…"), ("ｱｲﾄﾞﾙ", 5, "ｱｲﾄﾞﾙ"),
  ])
  func `text is cut by columns and ends in an ellipsis`(text: String, width: Int, cut: String) {
    #expect(
      DisplayText(glyphs: DisplayText(text, .narrow).truncated(to: width, .narrow)).string == cut)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random scalars never leave a control or format character`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<2000 {
      let limit: UInt32 = Bool.random(using: &random) ? 0x300 : 0x110000
      scalars.append(Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) ?? "\u{1B}")
    }
    let text = DisplayText(String(scalars), .narrow)
    #expect(text.width == text.glyphs.reduce(0) { $0 + $1.width }, "seed \(seed)")
    #expect(text.glyphs.allSatisfy { (1...2).contains($0.width) }, "seed \(seed)")
    let forbidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator, .surrogate,
    ]
    let found = text.string.unicodeScalars.filter {
      forbidden.contains($0.properties.generalCategory)
    }
    #expect(found.isEmpty, "seed \(seed)")
    #expect(
      DisplayText(text.string, .narrow).string == text.string, "made safe twice, seed \(seed)")
  }

  @Test func `a glyph of one scalar is as safe as text`() {
    #expect(Glyph("\u{1B}") == "\u{FFFD}")
    #expect(Glyph("\u{301}") == "\u{FFFD}")
    #expect(Glyph("▌").scalars == ["▌"])
    #expect(Glyph("夜").width == 2)
  }
}
