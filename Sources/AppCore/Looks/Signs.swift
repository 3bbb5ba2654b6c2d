import Terminal

/// The signs that are not letters, each one column wide unless said otherwise; a terminal that
/// shows nothing but ASCII gets its own for each.
struct Signs: Hashable, Sendable {
  let playing: String
  let paused: String
  /// As wide as it is.
  let favourite: String
  let star: String
  let ascending: String
  let descending: String
  /// Between two things of one line, with its blanks.
  let separator: String
  /// In front of what goes further into detail, with its blanks.
  let dash: String
  /// Between the first and the last of a range.
  let range: String
  /// The bar before the focused item.
  let focus: Glyph
  let elapsed: Glyph
  let remaining: Glyph

  /// The signs where characters of ambiguous width take one column.
  static let narrow = Signs(
    playing: "▶", paused: "‖", favourite: "♥", star: "★", ascending: "↑", descending: "↓",
    separator: " · ", dash: " — ", range: "–", focus: "▌", elapsed: "━", remaining: "─")

  /// Signs whose width is not ambiguous.
  static let unambiguous = Signs(
    playing: ">", paused: "|", favourite: "<3", star: "*", ascending: "^", descending: "v",
    separator: " ･ ", dash: " - ", range: "-", focus: "▐", elapsed: "=", remaining: "-")

  // These take one column everywhere.
  static let mark = "✓"
  static let offline = "✗"
  static let disclosure = "›"

  /// A rating as stars; none where nothing was given.
  func stars(_ rating: Int) -> String {
    String(repeating: star, count: max(0, min(5, rating)))
  }
}

extension AmbiguousWidth {
  /// The signs of a terminal with this rule.
  var signs: Signs {
    switch self {
    case .narrow: .narrow
    case .wide: .unambiguous
    }
  }
}

extension Canvas {
  /// The signs that are one column wide here.
  var signs: Signs { ambiguousWidth.signs }
}
