import Geometry
import Terminal

/// One of the six rows of the Library: icon, name, a dim count and a disclosure mark.
struct NavigationRow: CellDrawing {
  var icon: String
  var title: String
  var detail: String
  var isFocused: Bool

  /// Columns before the icon, where the focus bar has its place.
  static let iconColumn = 3

  private static func isNarrow(_ width: Int) -> Bool { width < 30 }
  private static func titleColumn(in width: Int) -> Int { isNarrow(width) ? 5 : 6 }

  func namePlace(in size: Size, _ ambiguousWidth: AmbiguousWidth) -> Point {
    Point(x: Self.titleColumn(in: size.width), y: 0)
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let titleColumn = Self.titleColumn(in: width)
    let end = width - (Self.isNarrow(width) ? 1 : 2)
    canvas.write(icon, at: Point(x: Self.iconColumn, y: 0), style: look.accented)
    canvas.write(Signs.disclosure, at: Point(x: end - 1, y: 0), style: look.secondary)
    let detailWidth = min(canvas.width(of: detail), max(0, end - 3 - titleColumn - 8))
    let detailColumn = end - 3 - detailWidth
    canvas.write(
      detail, at: Point(x: detailColumn, y: 0), style: look.secondary, width: detailWidth)
    let style = isFocused ? look.focused.adding(.bold) : look.text
    let titleWidth = max(0, detailColumn - titleColumn - 1)
    let shown = min(titleWidth, canvas.width(of: title))
    canvas.write(title, at: Point(x: titleColumn, y: 0), style: style, width: shown)
  }
}
