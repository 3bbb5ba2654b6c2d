import CollectionViews
import DiffableSnapshot
import Geometry

extension AppState {
  /// The second row of the footer: the keys that matter here, as they are bound.
  func hintLine() -> FooterLine {
    if let line = prompt?.choice?.line(in: footerWidth, ambiguousWidth) {
      return FooterLine(content: .summary(TextChoice([line])))
    }
    if prompt != nil {
      // Fields take these keys whatever is bound.
      return FooterLine(
        content: .hints([
          FooterLine.Hint(key: "enter", meaning: catalogue[.hintDone]),
          FooterLine.Hint(key: "esc", meaning: catalogue[.cancel]),
        ]))
    }
    return FooterLine(content: .hints(([moveHint] + commandHints.map(hint)).compactMap(\.self)))
  }

  /// Columns of what a row of the footer says.
  var footerWidth: Int { FooterLine.textWidth(in: size.width) }

  /// Commands by their names, with the words of a hint.
  private var commandHints: [(command: String, meaning: Phrase)] {
    var hints: [(String, Phrase)] = []
    let focused = screen.view.focusedItem
    if focused?.canBeOpened == true { hints.append(("open", .open)) }
    if focused?.trackSource != nil { hints += [("play", .hintPlay), ("add-to-queue", .hintQueue)] }
    if screen.kind == .destination(.playlists) { hints.append(("new", .hintNew)) }
    if screens.count > 1 { hints.append(("back", .back)) }
    if screen.view.snapshot.numberOfSections > 1 { hints.append(("next-section", .hintSection)) }
    if screen.sortKey != nil { hints.append(("sort", .hintSort)) }
    return hints + [("help", .hintHelp), ("quit", .quit)]
  }

  private func hint(_ command: String, _ meaning: Phrase) -> FooterLine.Hint? {
    keys.shortKey(of: command).map { FooterLine.Hint(key: $0, meaning: catalogue[meaning]) }
  }

  /// The keys that move, in one word where they are letters.
  private var moveHint: FooterLine.Hint? {
    let moves = ["move-left", "move-down", "move-up", "move-right"].compactMap(keys.shortKey)
    guard !moves.isEmpty else { return nil }
    let areLetters = moves.allSatisfy { $0.count == 1 }
    let areArrows = moves == ["←", "↓", "↑", "→"]
    let shown =
      areArrows ? catalogue[.arrowKeys] : moves.joined(separator: areLetters ? "" : " ")
    return FooterLine.Hint(key: shown, meaning: catalogue[.hintMove])
  }
}
