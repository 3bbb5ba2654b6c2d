import Geometry

extension Frame {
  /// The rows as text, trailing blanks kept; a wide glyph is one character of two columns, a part
  /// of a picture a shade.
  public var text: [String] { (0..<size.height).map(text(ofRow:)) }

  /// One row as text; empty outside of the frame.
  public func text(ofRow y: Int) -> String {
    guard (0..<size.height).contains(y) else { return "" }
    var scalars = String.UnicodeScalarView()
    for cell in row(y) where !cell.isContinuation {
      scalars.append(contentsOf: cell.glyph.pictureCell == nil ? cell.glyph.scalars : ["▒"])
    }
    return String(scalars)
  }

  /// The runs of equal style in a row, from left to right; they cover the whole row.
  public func styleRuns(ofRow y: Int) -> [StyleRun] {
    guard (0..<size.height).contains(y) else { return [] }
    var runs: [StyleRun] = []
    for (x, cell) in row(y).enumerated() {
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        runs.append(StyleRun(columns: x..<x + 1, style: cell.style))
      }
    }
    return runs
  }

  func row(_ y: Int) -> ArraySlice<Cell> {
    cells[index(x: 0, y: y)..<index(x: 0, y: y + 1)]
  }
}

/// Neighbouring cells of one row that share a style.
public struct StyleRun: Hashable, Sendable {
  /// The columns.
  public var columns: Range<Int>
  /// Their style.
  public var style: Style

  /// Makes a run.
  public init(columns: Range<Int>, style: Style) {
    self.columns = columns
    self.style = style
  }
}
