import Terminal

/// Content that draws itself; equal contents of one size draw equal cells.
protocol CellDrawing: Hashable, Sendable {
  /// Draws into the whole of a canvas that was cleared before.
  func draw(on canvas: inout Canvas, look: Look)
}
