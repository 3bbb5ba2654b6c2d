public import Geometry

/// A set of cells of a screen, a bit each.
///
/// Damage is collected here because unions of rectangles stay exact, however many there are, and a
/// screen of 120×40 cells fits into 640 bytes.
@usableFromInline
struct CellMask: Sendable, Equatable {
  private let size: Size
  private let wordsPerRow: Int
  private var words: ContiguousArray<UInt64>

  init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    wordsPerRow = (self.size.width + 63) / 64
    words = ContiguousArray(repeating: 0, count: wordsPerRow * self.size.height)
  }

  /// The number of cells in the set.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(x: Int, y: Int) -> Bool {
    x >= 0 && x < size.width && y >= 0 && y < size.height
      && words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
  }

  /// Adds the cells of a rectangle that lie in neither of two holes.
  mutating func insert(_ rect: Rect, except hole: Rect = .zero, _ other: Rect = .zero) {
    let rect = rect.intersection(Rect(origin: .zero, size: size))
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for word in rect.minX / 64...(rect.maxX - 1) / 64 {
        var bits = columns(of: rect, inWord: word)
        if hole.minY <= y, y < hole.maxY { bits &= ~columns(of: hole, inWord: word) }
        if other.minY <= y, y < other.maxY { bits &= ~columns(of: other, inWord: word) }
        words[y * wordsPerRow + word] |= bits
      }
    }
  }

  /// Adds the left and right neighbours of a set's cells as far as both lie in a rectangle.
  mutating func insertNeighbours(of mask: CellMask, in rect: Rect) {
    let rect = rect.intersection(Rect(origin: .zero, size: size))
    guard !rect.isEmpty else { return }
    let range = rect.minX / 64...(rect.maxX - 1) / 64
    for y in rect.minY..<rect.maxY {
      let row = y * wordsPerRow
      let inside = { (word: Int) -> UInt64 in
        range.contains(word) ? mask.words[row + word] & mask.columns(of: rect, inWord: word) : 0
      }
      for word in range {
        let bits = inside(word)
        let grown =
          bits << 1 | inside(word - 1) >> 63 | bits >> 1 | inside(word + 1) << 63
        words[row + word] |= grown & columns(of: rect, inWord: word)
      }
    }
  }

  /// The runs of neighbouring cells of a row, left to right, as wide as can be.
  func runs(ofRow y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var x = 0
    while let start = next(in: y, from: x, isSet: true) {
      x = next(in: y, from: start, isSet: false) ?? size.width
      runs.append(start..<x)
    }
    return runs
  }

  /// Disjoint rectangles that make up the set, top to bottom, each as wide as can be.
  ///
  /// No two of them touch sideways, so an inner border never cuts a wide glyph.
  @usableFromInline
  func rects() -> [Rect] {
    var done: [Rect] = []
    var open: [Rect] = []
    for y in 0..<size.height {
      if open.isEmpty, isEmpty(row: y) { continue }
      var grown: [Rect] = []
      for run in runs(ofRow: y) {
        var rect = Rect(x: run.lowerBound, y: y, width: run.count, height: 1)
        if let above = open.firstIndex(where: { $0.minX == rect.minX && $0.maxX == rect.maxX }) {
          rect = open.remove(at: above).union(rect)
        }
        grown.append(rect)
      }
      done += open
      open = grown
    }
    return (done + open).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  func isEmpty(row y: Int) -> Bool {
    words[y * wordsPerRow..<(y + 1) * wordsPerRow].allSatisfy { $0 == 0 }
  }

  /// The bits of a rectangle's columns in the word of that index.
  private func columns(of rect: Rect, inWord word: Int) -> UInt64 {
    let low = max(0, rect.minX - word * 64)
    let high = min(64, rect.maxX - word * 64)
    guard low < high else { return 0 }
    return (high - low == 64 ? ~0 : (1 << UInt64(high - low)) - 1) << UInt64(low)
  }

  private func next(in y: Int, from x: Int, isSet: Bool) -> Int? {
    var x = x
    while x < size.width {
      let word = words[y * wordsPerRow + x / 64]
      let bits = (isSet ? word : ~word) >> UInt64(x % 64)
      if bits != 0 {
        let found = x + bits.trailingZeroBitCount
        return found < size.width ? found : nil
      }
      x = (x / 64 + 1) * 64
    }
    return nil
  }
}
