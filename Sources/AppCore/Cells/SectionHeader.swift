import Geometry
import Terminal

/// The header of a section.
struct SectionHeader: CellDrawing {
  var title: String
  /// Columns before the title, so that it stands flush with what is below.
  var indent: Int

  func draw(on canvas: inout Canvas, look: Look) {
    let room = max(0, canvas.size.width - indent)
    // One line is shown as it is: a tag may be long, and to wrap it costs more than to cut it.
    let lines =
      canvas.size.height > 1
      ? WrappedText.lines(
        title, width: room - 1, limit: canvas.size.height, canvas.ambiguousWidth) : [title]
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(x: indent, y: row), style: look.strong, width: room)
    }
  }
}
