import Geometry
import Terminal

/// A frame told in the plainest way: for each cell, which written glyph it shows and which half.
///
/// Written without the frame's code, as an oracle: halves whose partner is gone become blanks.
struct RowModel {
  enum Half { case whole, first, second }
  struct Spot {
    var glyph: Glyph = .blank
    var half: Half = .whole
    var writing = 0  // which write put it there
    var style: Style = .plain
  }

  let size: Size
  var spots: [[Spot]]
  private var writings = 0

  init(size: Size) {
    self.size = size
    spots = Array(repeating: Array(repeating: Spot(), count: size.width), count: size.height)
  }

  mutating func write(_ glyph: Glyph, x: Int, y: Int, clip: Rect, style: Style) {
    writings += 1
    for half in 0..<glyph.width where clip.contains(Point(x: x + half, y: y)) {
      let kind: Half = glyph.width == 1 ? .whole : half == 0 ? .first : .second
      put(Spot(glyph: glyph, half: kind, writing: writings, style: style), x: x + half, y: y)
    }
    normalize()
  }

  mutating func put(_ spot: Spot, x: Int, y: Int) {
    guard spots.indices.contains(y), spots[y].indices.contains(x) else { return }
    spots[y][x] = spot
  }

  mutating func normalize() {
    for y in spots.indices {
      let row = spots[y]
      func isAt(_ x: Int, _ half: Half, of writing: Int) -> Bool {
        row.indices.contains(x) && row[x].half == half && row[x].writing == writing
      }
      for x in row.indices {
        let isLost =
          switch row[x].half {
          case .whole: false
          case .first: !isAt(x + 1, .second, of: row[x].writing)
          case .second: !isAt(x - 1, .first, of: row[x].writing)
          }
        if isLost { spots[y][x] = Spot(style: row[x].style) }
      }
    }
  }

  /// What differs between the model and a frame, in words; empty when they agree.
  func differences(from frame: Frame) -> [String] {
    var found: [String] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = frame[Point(x: x, y: y)]
        let spot = spots[y][x]
        let sameHalf = cell.isContinuation == (spot.half == .second)
        let sameGlyph = cell.isContinuation || cell.glyph == spot.glyph
        if !sameHalf || !sameGlyph || cell.style != spot.style {
          found.append("(\(x),\(y)): \(cell) instead of \(spot)")
        }
      }
    }
    return found
  }
}
