import Geometry
import Terminal

/// The bar before the focused item; an element of its own, so that a redraw clears it.
struct FocusBar: CellDrawing {
  /// The colour of what it stands on, where it lies inside the item's own rectangle.
  var tint: ColorLabel.Tint?

  func draw(on canvas: inout Canvas, look: Look) {
    var style = look.accented
    if let tint { style = ColorLabel.style(of: tint, look: look) }
    canvas.fill(Rect(origin: .zero, size: canvas.size), glyph: canvas.signs.focus, style: style)
  }
}
