import CTerminal

extension EntryChoice {
  /// The name ncurses knows the entry by.
  var name: String {
    switch entry {
    case .direct: String(cString: cterminal_direct_entry)
    case .named(let name): name
    }
  }

  /// Opens the screen with the entry; false when the entry is unusable.
  func open(reportsMouse: Bool) -> Bool {
    cterminal_open(name, colorDepth != .none, reportsMouse)
  }
}
