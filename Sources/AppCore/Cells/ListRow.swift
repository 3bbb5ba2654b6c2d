import Geometry
import Terminal

/// One line of a list: a title, and a detail at its end; in two lines the detail is below.
struct ListRow: CellDrawing {
  var title: String
  var detail = ""
  var state: ItemState
  /// Columns of the first part, where lines are to align; `nil` gives the detail its own width.
  var titleWidth: Int?

  private static let leading = 3
  private static let trailing = 2
  /// Columns by which a second line stands behind the first.
  private static let indent = 2

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let room = max(0, width - Self.leading - Self.trailing)
    RowMark(state: state).draw(on: &canvas, look: look)
    let style = state.nameStyle(look)
    let title = state.named(title)
    let wanted = canvas.width(of: title)
    guard canvas.size.height < 2 else {
      canvas.write(
        title, at: Point(x: Self.leading, y: 0), style: style, width: min(room, wanted))
      canvas.write(
        detail, at: Point(x: Self.leading + Self.indent, y: 1), style: look.secondary,
        width: room - Self.indent)
      return
    }
    if let titleWidth {
      let first = min(room, titleWidth)
      canvas.write(
        title, at: Point(x: Self.leading, y: 0), style: style, width: min(first, wanted))
      canvas.write(
        detail, at: Point(x: Self.leading + first + 2, y: 0), style: look.secondary,
        width: room - first - 2)
      return
    }
    let detailWidth = min(canvas.width(of: detail), room / 2)
    canvas.write(
      title, at: Point(x: Self.leading, y: 0), style: style,
      width: min(room - detailWidth - 1, wanted))
    canvas.write(
      detail, at: Point(x: Self.leading + room - detailWidth, y: 0), style: look.secondary,
      width: detailWidth, alignment: .trailing)
  }
}
