import Geometry
import Terminal

/// The bar before the focused item; an element of its own, so that a redraw clears it.
struct FocusBar: CellDrawing {
  func draw(on canvas: inout Canvas, look: Look) {
    canvas.fill(Rect(origin: .zero, size: canvas.size), glyph: "▌", style: look.accented)
  }
}
