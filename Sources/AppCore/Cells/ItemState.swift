import Geometry
import Terminal

/// What is true of an item besides its words: it has the focus, it is marked, it is offline.
struct ItemState: Hashable, Sendable {
  var isFocused = false
  var isMarked = false
  /// Whether it cannot be played, since its disk or folder is not there now.
  var isOffline = false

  /// The style of its name.
  func nameStyle(_ look: Look) -> Style {
    isFocused ? look.focused.adding(.bold) : isOffline ? look.secondary : look.text
  }

  /// Its name, with the signs that can be seen without colours.
  func named(_ name: String) -> String { isOffline ? Signs.offline + " " + name : name }

  /// The same of an item that is offline, or is not.
  func offline(_ isOffline: Bool) -> ItemState {
    ItemState(isFocused: isFocused, isMarked: isMarked, isOffline: isOffline)
  }
}

/// The mark at the start of a row.
struct RowMark {
  var state: ItemState

  /// Draws the mark in the first column; the second is the focus bar's.
  func draw(on canvas: inout Canvas, look: Look) {
    guard state.isMarked else { return }
    canvas.write(Signs.mark, at: .zero, style: look.accented)
  }
}
