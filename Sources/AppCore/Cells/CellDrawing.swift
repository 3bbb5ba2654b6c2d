import Geometry
import Terminal

/// Content that draws itself; equal contents of one size draw equal cells.
protocol CellDrawing: Hashable, Sendable {
  /// Draws into the whole of a canvas that was cleared before.
  func draw(on canvas: inout Canvas, look: Look)

  /// Where its name begins, from its top left: the terminal's cursor sits there when it has the
  /// focus, never on a picture.
  func namePlace(in size: Size, _ ambiguousWidth: AmbiguousWidth) -> Point
}

extension CellDrawing {
  func namePlace(in size: Size, _ ambiguousWidth: AmbiguousWidth) -> Point { .zero }
}
