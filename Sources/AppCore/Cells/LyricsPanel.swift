import Geometry
import Terminal

/// The words of what plays: the line that is sung in the middle, those around it above and below.
struct LyricsPanel: CellDrawing {
  /// All lines that can be seen, and the one that is sung now.
  var lines: [String]
  var current: Int?
  var isFocused: Bool

  private static let leading = 3
  /// Rows of the panel.
  static let height = 7
  /// Lines above and below the one that is sung.
  static let reach = 3

  func draw(on canvas: inout Canvas, look: Look) {
    let room = max(0, canvas.size.width - Self.leading - 2)
    for (row, line) in lines.prefix(canvas.size.height).enumerated() {
      let style = row == current ? look.accented.adding(.bold) : look.secondary
      canvas.write(line, at: Point(x: Self.leading, y: row), style: style, width: room)
    }
  }
}
