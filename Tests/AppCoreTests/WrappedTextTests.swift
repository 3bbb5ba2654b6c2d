import Terminal
import Testing

@testable import AppCore

struct WrappedTextTests {
  @Test(arguments: [
    ("because you played these", 11, ["because you", "played", "these"].map(\.self)),
    ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("", 10, []),
    ("  a   b ", 3, ["a b"]), ("unbreakable", 4, ["unbreakable"]),
    ("まだ聴いていない曲を", 8, ["まだ聴い", "ていない", "曲を"]),
    ("聴いた、曲", 6, ["聴い", "た、曲"]), ("Miles を聴く", 8, ["Miles を", "聴く"]),
  ])
  func `lines break at blanks and between wide glyphs`(text: String, width: Int, lines: [String]) {
    #expect(WrappedText.lines(text, width: width, .narrow) == lines)
  }

  @Test func `the last line that is allowed has the rest`() {
    let lines = WrappedText.lines("one two three four", width: 7, limit: 2, .narrow)
    #expect(lines == ["one two", "three four"])
  }
}
