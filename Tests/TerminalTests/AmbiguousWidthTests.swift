import Geometry
import SeededRandom
import Testing

@testable import Terminal

struct AmbiguousWidthTests {
  private func frame(_ width: Int, _ draw: (inout Canvas) -> Void) -> Frame {
    var frame = Frame(size: Size(width: width, height: 1), ambiguousWidth: .wide)
    frame.draw(in: frame.bounds, draw)
    return frame
  }

  @Test func `text is measured by the rule of the frame it is written to`() {
    let wide = frame(12) { canvas in
      #expect(canvas.width(of: "○△ a") == 6)
      canvas.write("○△ a", at: .zero, width: 10, alignment: .trailing)
    }
    #expect(wide.text == ["    ○△ a  "])
    #expect(wide[Point(x: 4, y: 0)].glyph.width == 2)
    #expect(wide[Point(x: 9, y: 0)].glyph == "a")
  }

  @Test(arguments: [
    (8, "○△ abc"), (7, "○△ .."), (6, "○△.."), (5, "○.."), (4, "○.."), (3, ".."), (2, ".."),
    (1, "."), (0, ""), (-1, ""),
  ])
  func `what is cut ends in two dots of one column each`(width: Int, cut: String) {
    let glyphs = DisplayText("○△ abc", .wide).truncated(to: width, .wide)
    let shown = DisplayText(glyphs: glyphs)
    #expect(shown.string == cut)
    #expect(shown.width <= max(0, width))
  }

  @Test func `a sign that was taken for narrow is shown as one that is`() {
    let signs = frame(8) { canvas in
      canvas.write(["▌", "━", "☆", "│"], at: .zero)
      canvas.set(Cell("…"), at: Point(x: 4, y: 0))
      canvas.fill(Rect(x: 5, y: 0, width: 2, height: 1), glyph: "▓")
      canvas.write(["▐"], at: Point(x: 7, y: 0))
    }
    #expect(signs.text == [">-*|.##▐"])
  }

  @Test func `what cannot be shown and private characters are as wide as a terminal shows them`() {
    #expect(DisplayText("\u{E000}\u{F0000}\u{FFFD}", .wide).width == 6)
    #expect(DisplayText("\u{E000}\u{F0000}\u{FFFD}", .narrow).width == 3)
    // Unassigned, and kitty's placeholder: both become U+FFFD.
    #expect(DisplayText("\u{0378}\u{10EEEE}", .wide).width == 4)
    #expect(Glyph.kittyPlaceholder(row: 0, column: 0)?.width == 1)
  }

  @Test func `emoji, marks and wide characters are as wide as ever`() {
    for text in ["日本語", "😀👍🏽", "か\u{3099}", "한", "🇯🇵", "ｶﾞ", "k\u{301}\u{30D}"] {
      #expect(DisplayText(text, .wide).width == DisplayText(text, .narrow).width, "\(text)")
    }
  }

  @Test func `frames of different rules differ in every cell`() {
    let size = Size(width: 3, height: 2)
    let narrow = Frame(size: size)
    let wide = Frame(size: size, ambiguousWidth: .wide)
    #expect(wide.damage(since: narrow).map(\.columns) == [0..<3, 0..<3])
    #expect(wide.resized(to: Size(width: 9, height: 9)).ambiguousWidth == .wide)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `random text leaves no row longer than the frame`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let samples = Array("ab ○△…“①Ａ→☆日😀ék\u{301}\u{E000}█│".unicodeScalars)
    let wide = frame(17) { canvas in
      for _ in 0..<6 {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          text.append(samples[Int.random(in: 0..<samples.count, using: &random)])
        }
        canvas.write(
          String(text), at: Point(x: .random(in: -3...17, using: &random), y: 0),
          width: Bool.random(using: &random) ? .random(in: 0...20, using: &random) : nil,
          alignment: TextAlignment.allCases.randomElement(using: &random) ?? .leading)
      }
    }
    let shown = DisplayText(wide.text[0], .wide)
    #expect(shown.width == 17, "seed \(seed): \(wide.text[0])")
  }
}
