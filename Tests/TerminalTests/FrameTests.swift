import Geometry
import SeededRandom
import Terminal
import Testing

struct FrameTests {
  /// A frame from rows of text.
  private func frame(_ rows: [String]) -> Frame {
    let width = rows.map { DisplayText($0, .narrow).width }.max() ?? 0
    var frame = Frame(size: Size(width: width, height: rows.count))
    frame.draw(in: frame.bounds) {
      for (y, row) in rows.enumerated() { $0.write(row, at: Point(x: 0, y: y)) }
    }
    return frame
  }

  @Test func `a band scrolls up and down and leaves blank rows`() {
    let rows = ["aaa", "bbb", "ccc", "ddd"]
    let band = Rect(x: 0, y: 1, width: 3, height: 3)
    var up = frame(rows)
    up.scroll(band, by: -1)
    #expect(up.text == ["aaa", "ccc", "ddd", "   "])
    var down = frame(rows)
    down.scroll(band, by: 2)
    #expect(down.text == ["aaa", "   ", "   ", "bbb"])
    var away = frame(rows)
    away.scroll(band, by: 99)
    #expect(away.text == ["aaa", "   ", "   ", "   "])
  }

  @Test func `a narrow band cuts wide glyphs at its edges to blanks`() {
    var frame = frame(["夜夜夜", "abcdef"])
    frame.scroll(Rect(x: 1, y: 0, width: 4, height: 2), by: 1)
    #expect(frame.text == ["      ", "a 夜 f"])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random scrolls move what a naive model moves`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = Size(width: 7, height: 5)
    var frame = Frame(size: size)
    var model = RowModel(size: size)
    for _ in 0..<30 {
      let glyph: Glyph = Bool.random(using: &random) ? "夜" : "a"
      let at = Point(x: .random(in: 0...6, using: &random), y: .random(in: 0...4, using: &random))
      frame.draw(in: frame.bounds) { $0.set(Cell(glyph), at: at) }
      model.write(glyph, x: at.x, y: at.y, clip: frame.bounds, style: .plain)
      let band = Rect(
        x: .random(in: -1...6, using: &random), y: .random(in: -1...4, using: &random),
        width: .random(in: 0...8, using: &random), height: .random(in: 0...6, using: &random))
      let dy = Int.random(in: -3...3, using: &random)
      frame.scroll(band, by: dy)
      model.scroll(band.intersection(frame.bounds), by: dy)
      #expect(model.differences(from: frame) == [], "seed \(seed)")
    }
  }

  @Test func `another size keeps the top left part and no half glyph`() {
    let old = frame(["ab夜", "cdef"])
    #expect(old.resized(to: Size(width: 3, height: 1)).text == ["ab "])
    #expect(old.resized(to: Size(width: 5, height: 3)).text == ["ab夜 ", "cdef ", "     "])
    #expect(old.resized(to: Size(width: -1, height: 2)).text == ["", ""])
  }

  @Test func `outside of the frame there are blanks`() {
    let frame = frame(["a"])
    #expect(frame[Point(x: 0, y: 0)].glyph == "a")
    #expect(frame[Point(x: 1, y: 0)] == .blank)
    #expect(frame[Point(x: 0, y: -1)] == .blank)
    #expect(frame.text(ofRow: 7) == "")
  }

  @Test func `equal frames have no damage, changed cells are told as runs`() {
    let old = frame(["abcdef", "ghijkl"])
    var new = old
    #expect(new.damage(since: old) == [])
    new.draw(in: new.bounds) {
      $0.write("XY", at: Point(x: 1, y: 1))
      $0.write("夜", at: Point(x: 4, y: 1))
    }
    #expect(
      new.damage(since: old) == [CellRun(y: 1, columns: 1..<3), CellRun(y: 1, columns: 4..<6)])
    #expect(new.damage(since: .empty).map(\.columns) == [0..<6, 0..<6])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `copying the damage makes the new frame, and no less would`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = randomFrame(&random)
    let new = randomFrame(&random)
    var cells = cellMap(old)
    var touched = 0
    for run in new.damage(since: old) {
      for x in run.columns {
        let point = Point(x: x, y: run.y)
        #expect(cells[point] != new[point], "seed \(seed)")
        cells[point] = new[point]
        touched += 1
      }
      // A run is a whole number of glyphs.
      #expect(!new[Point(x: run.columns.lowerBound, y: run.y)].isContinuation, "seed \(seed)")
      #expect(!new[Point(x: run.columns.upperBound, y: run.y)].isContinuation, "seed \(seed)")
    }
    #expect(cells == cellMap(new), "seed \(seed)")
    #expect(touched > 0 || old == new)
  }

  private func randomFrame(_ random: inout SplitMix64) -> Frame {
    var frame = Frame(size: Size(width: 8, height: 3))
    frame.draw(in: frame.bounds) {
      for _ in 0..<10 {
        let glyph: Glyph = Bool.random(using: &random) ? "夜" : "a"
        let x = Int.random(in: -1...8, using: &random)
        let y = Int.random(in: 0...2, using: &random)
        $0.set(Cell(glyph), at: Point(x: x, y: y))
      }
    }
    return frame
  }

  private func cellMap(_ frame: Frame) -> [Point: Cell] {
    var cells: [Point: Cell] = [:]
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        cells[Point(x: x, y: y)] = frame[Point(x: x, y: y)]
      }
    }
    return cells
  }
}

extension RowModel {
  /// Copies rows one by one into a band of blanks.
  fileprivate mutating func scroll(_ band: Rect, by dy: Int) {
    let old = spots
    guard dy != 0, !band.isEmpty else { return }
    for y in band.minY..<band.maxY {
      for x in band.minX..<band.maxX {
        let from = y - dy
        let isInside = from >= band.minY && from < band.maxY
        put(isInside ? old[from][x] : Spot(), x: x, y: y)
      }
    }
    // A glyph cut by the band keeps its style outside and, moved, inside.
    normalize()
  }
}
