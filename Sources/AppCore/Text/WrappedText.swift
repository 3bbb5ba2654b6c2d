import Terminal

/// A text in lines of a width, broken at blanks and between wide glyphs.
enum WrappedText {
  /// Cuts a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text; several blanks count as one.
  ///   - width: The columns of a line; a word that is longer has a line of its own.
  ///   - limit: How many lines there are at most; the last one has all that is left.
  ///   - ambiguous: The rule of the terminal that shows the text.
  /// - Returns: The lines in order; none for a text of blanks.
  static func lines(
    _ text: String, width: Int, limit: Int = .max, _ ambiguous: AmbiguousWidth
  ) -> [String] {
    var lines: [String] = []
    var used = 0
    for piece in pieces(of: text) {
      let columns = DisplayText(piece.text, ambiguous).width
      let gap = piece.followsBlank && !lines.isEmpty ? 1 : 0
      if lines.isEmpty || (used + gap + columns > width && lines.count < limit) {
        lines.append(piece.text)
        used = columns
      } else {
        lines[lines.count - 1] += (gap > 0 ? " " : "") + piece.text
        used += gap + columns
      }
    }
    return lines
  }

  /// A part that stays whole, and whether a blank stands before it.
  private typealias Piece = (text: String, followsBlank: Bool)

  private static func pieces(of text: String) -> [Piece] {
    text.split(separator: " ").flatMap { word -> [Piece] in
      var pieces: [Piece] = []
      var isOpen = false
      for character in word {
        // Quotation marks belong to a word, wide or not.
        let isWide = DisplayText(String(character), .narrow).width == 2
        if isOpen && !isWide || staysBehind.contains(character) && !pieces.isEmpty {
          pieces[pieces.count - 1].text.append(character)
        } else {
          pieces.append((String(character), pieces.isEmpty))
        }
        isOpen = !isWide
      }
      return pieces
    }
  }

  /// No line begins with these.
  private static let staysBehind = Set("、。」』）ーッっゃゅょ")
}
