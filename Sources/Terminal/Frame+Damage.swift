import Geometry

/// Neighbouring cells of one row that differ between two frames.
public struct CellRun: Hashable, Sendable {
  /// The row.
  public var y: Int
  /// The columns; never part of a wide glyph.
  public var columns: Range<Int>

  /// Makes a run.
  public init(y: Int, columns: Range<Int>) {
    self.y = y
    self.columns = columns
  }
}

extension Frame {
  /// What a screen that shows `old` lacks to show this frame: runs of cells that differ, top to
  /// bottom and left to right, with at least one equal cell between two runs of a row.
  ///
  /// Frames of different sizes or different rules of width differ in every cell.
  ///
  /// - Complexity: O(*n*) in the number of cells; O(1) when the two share their storage.
  public func damage(since old: Frame) -> [CellRun] {
    guard size == old.size, ambiguousWidth == old.ambiguousWidth else {
      return (0..<size.height).map { CellRun(y: $0, columns: 0..<size.width) }
    }
    if sharesStorage(with: old) { return [] }
    var runs: [CellRun] = []
    for y in 0..<size.height { appendDamage(of: y, since: old, to: &runs) }
    return runs
  }

  /// The cells of a run, continuations included.
  public subscript(_ run: CellRun) -> ArraySlice<Cell> {
    let start = index(x: run.columns.lowerBound, y: run.y)
    return cells[start..<start + run.columns.count]
  }

  private func appendDamage(of y: Int, since old: Frame, to runs: inout [CellRun]) {
    let start = index(x: 0, y: y)
    var x = 0
    while x < size.width {
      guard cells[start + x] != old.cells[start + x] else {
        x += 1
        continue
      }
      let first = x
      while x < size.width, cells[start + x] != old.cells[start + x] { x += 1 }
      runs.append(CellRun(y: y, columns: first..<x))
    }
  }

  private func sharesStorage(with other: Frame) -> Bool {
    cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}
