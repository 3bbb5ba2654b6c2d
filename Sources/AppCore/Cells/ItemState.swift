import Geometry
import Terminal

/// What a person did with an item: it has the focus, it is marked.
struct ItemState: Hashable, Sendable {
  var isFocused = false
  var isMarked = false
}

/// The mark at the start of a row.
struct RowMark {
  var state: ItemState

  /// Draws the mark in the first column; the second is the focus bar's.
  func draw(on canvas: inout Canvas, look: Look) {
    guard state.isMarked else { return }
    canvas.write(Sign.mark, at: .zero, style: look.accented)
  }
}
