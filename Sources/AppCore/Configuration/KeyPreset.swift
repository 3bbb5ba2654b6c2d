/// A set of key bindings to begin with.
enum KeyPreset: String, Hashable, Sendable, CaseIterable {
  /// Letters move, as in vi; the program's own.
  case vim
  /// Control and Meta keys move, as in Emacs.
  case emacs
  /// Arrows and named keys move; letters are for what is done.
  case arrows

  /// The commands whose keys differ from the program's own.
  var bindings: [(name: String, sequences: [String])] {
    switch self {
    case .vim: []
    case .emacs:
      [
        ("move-left", ["<left>", "<c-b>"]), ("move-down", ["<down>", "<c-n>"]),
        ("move-up", ["<up>", "<c-p>"]), ("move-right", ["<right>", "<c-f>"]),
        ("first", ["<home>", "<a-lt>"]), ("last", ["<end>", "<a-gt>"]),
        ("half-page-down", []), ("half-page-up", []),
        ("page-down", ["<pgdn>", "<c-v>"]), ("page-up", ["<pgup>", "<a-v>"]),
        ("back", ["<esc>", "<bs>", "<c-g>"]), ("find", ["/", "<c-s>"]), ("search", ["<a-s>"]),
        ("command", [":", "<a-x>"]), ("undo", ["u", "<c-_>"]),
      ]
    case .arrows:
      [
        ("move-left", ["<left>"]), ("move-down", ["<down>"]), ("move-up", ["<up>"]),
        ("move-right", ["<right>"]), ("first", ["<home>"]), ("last", ["<end>"]),
        ("half-page-down", []), ("half-page-up", []), ("page-down", ["<pgdn>"]),
        ("page-up", ["<pgup>"]), ("search", ["<c-s>", "<f3>"]), ("help", ["?", "<f1>"]),
      ]
    }
  }
}
