import Geometry
import Terminal

/// The header of a section.
struct SectionHeader: CellDrawing {
  var title: String
  /// Columns before the title, so that it stands flush with what is below.
  var indent: Int

  func draw(on canvas: inout Canvas, look: Look) {
    canvas.write(
      title, at: Point(x: indent, y: 0), style: look.strong,
      width: max(0, canvas.size.width - indent))
  }
}
