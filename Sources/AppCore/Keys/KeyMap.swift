import CollectionViews

/// The table of all keys; the bindings and the help are both made from it.
public struct KeyMap: Sendable {
  let bindings: [Binding]

  /// The rows of the table as a document shows them: the keys, then what they do.
  public static func rows(_ catalogue: Catalogue = .english) -> [(keys: String, meaning: String)] {
    standard.bindings.map { ($0.notation, catalogue[$0.phrase]) }
  }

  /// The keys as they are without any configuration.
  static let standard = KeyMap(bindings: movement + screens + appearance + program)

  private static let movement = [
    Binding(
      "h j k l, arrows", .keyMove,
      [
        ("h", .move(.left)), ("j", .move(.down)), ("k", .move(.up)), ("l", .move(.right)),
        ("<left>", .move(.left)), ("<down>", .move(.down)), ("<up>", .move(.up)),
        ("<right>", .move(.right)), ("<c-n>", .move(.down)), ("<c-p>", .move(.up)),
      ]),
    Binding("g g, Home", .keyFirst, [("gg", .first), ("<home>", .first)]),
    Binding("G, End", .keyLast, [("G", .last), ("<end>", .last)]),
    Binding(
      "Ctrl-d Ctrl-u", .keyHalfPage,
      [("<c-d>", .halfPage(forward: true)), ("<c-u>", .halfPage(forward: false))]),
    Binding(
      "Ctrl-f Ctrl-b, PgDn PgUp", .keyPage,
      [
        ("<c-f>", .page(forward: true)), ("<c-b>", .page(forward: false)),
        ("<pgdn>", .page(forward: true)), ("<pgup>", .page(forward: false)),
      ]),
    Binding(
      "Tab, Shift-Tab", .keySection,
      [("<tab>", .section(forward: true)), ("<s-tab>", .section(forward: false))]),
    Binding("' letter", .keyLetter, []),
  ]

  private static let screens = [
    Binding("Enter", .open, [("<enter>", .open)]),
    Binding("Esc, Backspace", .back, [("<esc>", .back), ("<bs>", .back)]),
    Binding(
      "1 to 6", .keyRows, place: .libraryOnly,
      Destination.allCases.map { ("\($0.number)", .destination($0)) }),
    Binding(
      "g 1 to g 6", .keyRowsEverywhere,
      Destination.allCases.map { ("g\($0.number)", .destination($0)) }),
    Binding("g 0", .keyLibrary, [("g0", .library)]),
  ]

  private static let appearance = [
    Binding("+ -", .keyColumns, [("+", .columns(more: true)), ("-", .columns(more: false))]),
    Binding("=", .keyColumnsReset, [("=", .defaultColumns)]),
    Binding("s", .keySort, [("s", .sort)]),
    Binding("t", .keyTiles, [("t", .toggleTiles)]),
  ]

  private static let program = [
    Binding("R", .keyRescan, [("R", .rescan)]),
    Binding("I, F12", .keyInspect, [("I", .inspect), ("<f12>", .inspect)]),
    Binding("Ctrl-l", .keyRedraw, [("<c-l>", .redraw)]),
    Binding("Ctrl-z", .keySuspend, [("<c-z>", .suspend)]),
    Binding("?", .keyHelp, [("?", .help)]),
    Binding("q", .quit, [("q", .quit)]),
    Binding("Ctrl-c Ctrl-c", .keyInterrupt, [("<c-c>", .interrupt)]),
  ]
}
