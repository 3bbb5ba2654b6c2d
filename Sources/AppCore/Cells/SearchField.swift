import Geometry
import Terminal

/// The line in which a search is typed.
struct SearchField: CellDrawing {
  var before: String
  var after: String
  /// Whether keys go into it.
  var isActive: Bool
  var isFocused: Bool

  /// Columns before the text.
  static let leading = 3
  private static let mark = "/ "

  /// The part of the text that is shown in a width.
  func field(width: Int, _ ambiguous: AmbiguousWidth) -> FooterLine.Field {
    FooterLine.Field(
      prompt: Self.mark, before: before, after: after, width: max(0, width - Self.leading - 2),
      ambiguous)
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let field = field(width: canvas.size.width, canvas.ambiguousWidth)
    let style = isActive ? look.accented : isFocused ? look.focused : look.text
    canvas.write(field.glyphs, at: Point(x: Self.leading, y: 0), style: style)
  }
}
