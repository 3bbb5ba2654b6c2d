import Geometry
import Terminal

/// Words where a list would be: empty, loading, offline.
struct Notice: CellDrawing {
  var title: String
  var hint: String
  /// What is good to know besides, if anything.
  var note = ""

  /// Rows it takes; the last one is free.
  static let height = 6
  /// Rows of the hint at the most.
  private static let hintRows = 2
  /// Where the hint begins.
  private static let hintRow = 3

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    canvas.write(
      title, at: Point(x: 0, y: 1), style: look.strong, width: width, alignment: .center)
    let lines = WrappedText.lines(
      hint, width: width - 2, limit: Self.hintRows, canvas.ambiguousWidth)
    let notes = WrappedText.lines(note, width: width - 2, canvas.ambiguousWidth)
    // A note that would be cut says nothing.
    let fits = Self.hintRow + lines.count + notes.count <= Self.height
    for (row, line) in (lines + (fits ? notes : [])).enumerated() {
      canvas.write(
        line, at: Point(x: 0, y: Self.hintRow + row), style: look.secondary, width: width,
        alignment: .center)
    }
  }
}
