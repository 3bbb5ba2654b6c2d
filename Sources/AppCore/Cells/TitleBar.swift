import Geometry
import Terminal

/// The first row: where one is, how the scan goes, how to get help.
///
/// Where there is not room for all, the state of the scan becomes shorter and then goes, after it
/// the hint; the title alone may be cut.
struct TitleBar: CellDrawing {
  var title: String
  var status: TextChoice
  var hint: String

  /// Blanks behind the title at the least.
  private static let titleGap = 2
  /// Blanks before the hint.
  private static let hintGap = 3

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let hintWidth = canvas.width(of: hint)
    let titleWidth = canvas.width(of: title)
    var end = width - 1
    if titleWidth + Self.titleGap + hintWidth + 2 <= width {
      canvas.write(hint, at: Point(x: end - hintWidth, y: 0), style: look.secondary)
      end -= hintWidth + Self.hintGap
    }
    if let status = status.fitting(
      end - 1 - titleWidth - Self.titleGap, canvas.ambiguousWidth)
    {
      canvas.write(
        status, at: Point(x: end - canvas.width(of: status), y: 0), style: look.secondary)
    }
    canvas.write(
      title, at: Point(x: 1, y: 0), style: look.strong, width: max(0, min(titleWidth, width - 2)))
  }
}
