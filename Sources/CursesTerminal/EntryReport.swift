import CTerminal

/// How a screen would be opened here: what terminfo knows and what is made of it.
public struct EntryReport: Hashable, Sendable {
  /// The name in TERM; empty when it is not set.
  public let name: String
  /// The colours terminfo knows of for that name; `nil` when it has no usable entry.
  public let colors: Int?
  /// The colours a screen would show.
  public let colorDepth: ColorDepth
  /// Whether the terminal may turn out to show more once it has told its name.
  public let mayImprove: Bool
  /// Whether text is sent as UTF-8.
  public let isUTF8: Bool

  /// Looks up what there is, without opening a screen.
  public init(options: ScreenOptions) {
    name = options.terminal ?? options.environment["TERM", default: ""]
    var description = cterminal_description()
    let isKnown = name != "" && cterminal_describe(name, &description)
    colors = isKnown ? Int(description.colors) : nil
    let choice = EntryChoice(options: options, describe: CursesScreen.describe)
    colorDepth = choice.colorDepth
    mayImprove = choice.mayBeDirect
    isUTF8 = CursesScreen.showsUTF8(options)
  }
}
