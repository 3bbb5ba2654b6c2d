import Geometry
import SeededRandom
import Terminal
import Testing

struct CanvasTests {
  private func frame(width: Int, height: Int = 1, _ body: (inout Canvas) -> Void) -> Frame {
    var frame = Frame(size: Size(width: width, height: height))
    frame.draw(in: frame.bounds, body)
    return frame
  }

  @Test func `text stands in its field as asked and is padded to its width`() {
    let drawn = frame(width: 12, height: 4) {
      $0.write("abc", at: Point(x: 1, y: 0))
      $0.write("abc", at: Point(x: 1, y: 1), width: 10, alignment: .center)
      $0.write("夜に駆ける", at: Point(x: 0, y: 2), width: 8, alignment: .trailing)
      $0.write("0123456789abcdef", at: Point(x: 2, y: 3), width: 9)
    }
    #expect(drawn.text == [" abc        ", "    abc     ", " 夜に駆…    ", "  01234567… "])
  }

  @Test func `writing tells the columns it took`() {
    _ = frame(width: 4) {
      #expect($0.write("夜ab", at: .zero) == 4)
      #expect($0.write("abcdefgh", at: .zero) == 8)
      #expect($0.write("ab", at: .zero, width: 6) == 6)
      #expect($0.write("ab", at: .zero, width: -1) == 0)
    }
  }

  @Test func `the padding of a field has its style`() {
    let marked = Style(attributes: .reverse)
    let drawn = frame(width: 6) { $0.write("a", at: Point(x: 1, y: 0), style: marked, width: 3) }
    #expect(
      drawn.styleRuns(ofRow: 0) == [
        StyleRun(columns: 0..<1, style: .plain), StyleRun(columns: 1..<4, style: marked),
        StyleRun(columns: 4..<6, style: .plain),
      ])
  }

  @Test func `a wide glyph that is overwritten in part leaves a blank`() {
    let drawn = frame(width: 8) {
      $0.write("夜夜夜夜", at: .zero)
      $0.write("x", at: Point(x: 1, y: 0))
      $0.write("y", at: Point(x: 4, y: 0))
      $0.write("夜", at: Point(x: 5, y: 0))
    }
    #expect(drawn.text == [" x夜y夜 "])
  }

  @Test func `a wide glyph at a clip edge leaves a blank inside and nothing outside`() {
    var frame = Frame(size: Size(width: 8, height: 1))
    frame.draw(in: frame.bounds) { $0.fill($0.visible, glyph: ".") }
    frame.draw(in: frame.bounds, clippedTo: Rect(x: 1, y: 0, width: 4, height: 1)) {
      $0.write("夜夜夜夜", at: .zero)
    }
    #expect(frame.text == [". 夜 ..."])
  }

  @Test func `a canvas inside of a canvas is placed and clipped in it`() {
    let drawn = frame(width: 7, height: 2) {
      $0.draw(in: Rect(x: 2, y: 1, width: 3, height: 5)) {
        #expect($0.size == Size(width: 3, height: 5))
        #expect($0.visible == Rect(x: 0, y: 0, width: 3, height: 1))
        $0.write("abcdef", at: .zero)
      }
    }
    #expect(drawn.text == ["       ", "  abc  "])
  }

  @Test func `a fill with a wide glyph leaves an odd column blank`() {
    let drawn = frame(width: 7) { $0.fill(Rect(x: 1, y: 0, width: 5, height: 9), glyph: "夜") }
    #expect(drawn.text == [" 夜夜  "])
  }

  @Test func `restyling keeps glyphs and both halves of a wide one alike`() {
    let drawn = frame(width: 4) {
      $0.write("a夜b", at: .zero)
      $0.restyle(Rect(x: 0, y: 0, width: 2, height: 1)) { $0.adding(.bold) }
    }
    #expect(drawn.text == ["a夜b"])
    #expect(drawn.styleRuns(ofRow: 0).map(\.columns) == [0..<3, 3..<4])
  }

  @Test func `anything far outside is left out`() {
    let drawn = frame(width: 2) {
      let far = 1 << 40
      $0.write("abc", at: Point(x: -far, y: 0))
      $0.write("abc", at: Point(x: 0, y: far))
      $0.fill(Rect(x: -far, y: -far, width: far, height: far), glyph: "夜")
      $0.set(Cell("x"), at: Point(x: far, y: far))
      $0.restyle(Rect(x: far, y: far, width: far, height: far)) { _ in Style(attributes: .bold) }
    }
    #expect(drawn == Frame(size: Size(width: 2, height: 1)))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `random clipped writes leave what a naive model says`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = Size(width: 9, height: 3)
    var frame = Frame(size: size)
    var model = RowModel(size: size)
    let alphabet: [Glyph] = ["a", "b", "夜", "駆", "▌"]
    for _ in 0..<60 {
      let rect = randomRect(&random)
      let clip = randomRect(&random)
      let origin = Point(
        x: .random(in: -2...9, using: &random), y: .random(in: -1...3, using: &random))
      let style = Style(foreground: .palette(.random(in: 0...3, using: &random)))
      let glyphs = (0..<4).map { _ in alphabet[Int.random(in: 0..<5, using: &random)] }
      frame.draw(in: rect, clippedTo: clip) { $0.write(glyphs, at: origin, style: style) }
      let visible = clip.intersection(rect).intersection(frame.bounds)
      var x = origin.x + rect.minX
      for glyph in glyphs {
        model.write(glyph, x: x, y: origin.y + rect.minY, clip: visible, style: style)
        x += glyph.width
      }
      #expect(model.differences(from: frame) == [], "seed \(seed)")
    }
  }

  private func randomRect(_ random: inout SplitMix64) -> Rect {
    Rect(
      x: .random(in: -3...9, using: &random), y: .random(in: -2...3, using: &random),
      width: .random(in: 0...12, using: &random), height: .random(in: 0...5, using: &random))
  }
}
