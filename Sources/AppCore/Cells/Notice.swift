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
    canvas.write(
      hint, at: Point(x: 0, y: 3), style: look.secondary, width: width, alignment: .center)
    canvas.write(
      note, at: Point(x: 0, y: 4), style: look.secondary, width: width, alignment: .center)
  }
}
