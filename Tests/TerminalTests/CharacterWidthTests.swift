import CSystem
import Terminal
import Testing

/// Columns of every scalar, held against the C library, which ncurses and most terminals follow.
struct CharacterWidthTests {
  /// What `DisplayText` shows of a scalar that it does not show as it is.
  private static func exception(_ value: UInt32) -> String? {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: " "  // separators
    case 0x00...0x1F, 0x7F...0x9F: ""  // controls
    case 0xAD, 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF: ""
    case 0x115F, 0x1160, 0x3164, 0xFFA0: " "  // Hangul fillers
    case 0x3297: "祝"
    case 0x3299: "秘"
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2: ""  // prefixed signs: Cf
    case 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F: ""
    case 0xFEFF, 0x061C: ""
    case 0xFFF9...0xFFFB, 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3: ""
    case 0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F: ""
    case 0x1F1E6...0x1F1FF: String(Unicode.Scalar(UInt8(value - 0x1F1E6 + 65)))  // flags
    default: nil
    }
  }

  @Test func `every scalar takes the columns the C library says`() {
    csystem_locale_begin()
    var wrong: [String] = []
    var newer = 0
    // Planes 4 to 13 hold nothing.
    for value in Array(UInt32(0)..<0x40010) + Array(0xDFFF0...0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = DisplayText("a" + String(scalar), .narrow)
      let columns = Int(csystem_wcwidth(value))
      if let expected = Self.exception(value) {
        if shown.string != "a" + expected { wrong.append("\(value)") }
      } else if columns >= 0 {
        if shown.width != 1 + columns { wrong.append("\(value): \(shown.width - 1)/\(columns)") }
      } else if shown.string != "a\u{FFFD}" {
        newer += 1
      }
    }
    #expect(wrong == [])
    // Unicode 15 over the C library's 14.
    #expect(newer < 5000)
  }

  @Test(arguments: [
    ("日", 2), ("한", 2), ("☆★①…♪α", 6), ("ｶﾞ", 2), ("か\u{3099}", 2), ("葛\u{E0100}", 2),
    ("e\u{301}", 1), ("🇯🇵", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤️", 1), ("1️⃣", 1), ("क्षि", 3),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("㊗", 2), ("\u{200B}\u{202E}\u{FEFF}", 0), ("", 0),
  ])
  func `samples take the columns measured in terminals`(text: String, columns: Int) {
    #expect(DisplayText(text, .narrow).width == columns)
  }

  @Test func `ambiguous scalars take two columns where the terminal is set up so`() {
    #expect(DisplayText("…αя①", .wide).width == 8)
    #expect(DisplayText("abc日", .wide).width == 5)
    // Composed it would change its width, so it stays apart.
    #expect(DisplayText("e\u{301}", .wide).glyphs[0].scalars == ["e", "\u{301}"])
  }
}
