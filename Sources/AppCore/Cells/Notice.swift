import Geometry
import Terminal

/// Words where a list would be: empty, loading, offline.
struct Notice: CellDrawing {
  var title: String
  var hint: String
  /// What is good to know besides, if anything.
  var note = ""

  /// Rows it takes.
  static let height = 5

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    canvas.write(
      title, at: Point(x: 0, y: 1), style: look.strong, width: width, alignment: .center)
    let lines = WrappedText.lines(hint, width: width - 2, limit: note.isEmpty ? 2 : 1)
    for (row, line) in (lines + (note.isEmpty ? [] : [note])).enumerated() {
      canvas.write(
        line, at: Point(x: 0, y: 3 + row), style: look.secondary, width: width,
        alignment: .center)
    }
  }
}
