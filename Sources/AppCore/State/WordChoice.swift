import Terminal

/// Words that a typed text may become, of which the footer shows a page at a time.
struct WordChoice: Hashable, Sendable {
  let words: [String]
  /// Index of the first word that is shown.
  private var first = 0

  /// What stands between two words.
  private static let separator = "  "
  /// What tells that there are more pages.
  private static let more = "…"

  /// Begins with the first page.
  ///
  /// - Parameter words: The words; `nil` comes of less than two, between which there is no choice.
  init?(_ words: [String]) {
    guard words.count > 1 else { return nil }
    self.words = words
  }

  /// The same words with the next page shown; behind the last one comes the first.
  func turned(in width: Int, _ ambiguous: AmbiguousWidth) -> WordChoice {
    var choice = self
    choice.first = page(in: width, ambiguous).endIndex
    if choice.first == words.count { choice.first = 0 }
    return choice
  }

  /// The page in one line, whole words alone; a mark behind them tells that there are more.
  ///
  /// - Complexity: O(words that are shown).
  func line(in width: Int, _ ambiguous: AmbiguousWidth) -> String {
    let page = page(in: width, ambiguous)
    return (page + (page.count < words.count ? [Self.more] : []))
      .joined(separator: Self.separator)
  }

  /// As many words as fit beside the mark, and one at least.
  private func page(in width: Int, _ ambiguous: AmbiguousWidth) -> ArraySlice<String> {
    let mark = DisplayText(Self.more, ambiguous).width
    var room = width - mark
    var end = first
    while end < words.count {
      room -= DisplayText(words[end], ambiguous).width + Self.separator.count
      let isLast = first == 0 && end == words.count - 1
      // The last word of the only page needs neither the mark nor a blank behind it.
      guard room >= (isLast ? -mark - Self.separator.count : 0) || end == first else { break }
      end += 1
    }
    return words[first..<end]
  }
}
