import Geometry
import Terminal

/// The first row: where one is, how the scan goes, how to get help.
struct TitleBar: CellDrawing {
  var title: String
  var status: String
  var hint: String

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let hintWidth = DisplayText(hint).width
    let titleWidth = DisplayText(title).width
    var end = width - 1
    if titleWidth + hintWidth + 4 <= width {
      canvas.write(hint, at: Point(x: end - hintWidth, y: 0), style: look.secondary)
      end -= hintWidth + 3
    }
    let statusWidth = min(DisplayText(status).width, max(0, end - titleWidth - 3))
    if statusWidth > 3 {
      canvas.write(
        status, at: Point(x: end - statusWidth, y: 0), style: look.secondary, width: statusWidth)
      end -= statusWidth + 2
    }
    canvas.write(
      title, at: Point(x: 1, y: 0), style: look.strong, width: max(0, min(titleWidth, end - 1)))
  }
}
