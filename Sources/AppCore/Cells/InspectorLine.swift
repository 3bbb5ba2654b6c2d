import CompositionalLayout
import Geometry
import Terminal

/// One line of the inspector's panel: the legend, or one level of an explanation.
struct InspectorLine: CellDrawing {
  /// What the line says.
  enum Content: Hashable, Sendable {
    /// What each shade stands for.
    case legend
    /// A level, with the properties that made the difference to the one before.
    case level(String)
  }

  var content: Content

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let style = Style(attributes: .reverse)
    switch content {
    case .level(let text):
      canvas.write(" " + text, at: .zero, style: style, width: width)
    case .legend:
      canvas.fill(Rect(origin: .zero, size: canvas.size), style: style)
      var column = 1
      for (sample, kind) in InspectorRegion.legend(look: look) {
        let name = canvas.text(kind.rawValue)
        guard column + name.width + 4 < width else { break }
        canvas.write([sample.glyph, sample.glyph], at: Point(x: column, y: 0), style: sample.style)
        column += 3
        column += canvas.write(name, at: Point(x: column, y: 0), style: style) + 2
      }
    }
  }
}
