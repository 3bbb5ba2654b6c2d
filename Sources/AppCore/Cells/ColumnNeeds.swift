import Terminal

/// How wide the texts in the columns of a list of tracks are, as far as they were seen.
///
/// Needs only grow, and in steps where texts differ much, so that the columns of a list come to
/// rest while a person goes through it.
struct ColumnNeeds: Hashable, Sendable {
  /// Widths by the place of the column; 0 where there is none.
  private var names = [Int](repeating: 0, count: TrackColumn.allCases.count)
  private var texts = [Int](repeating: 0, count: TrackColumn.allCases.count)

  /// No column of a terminal gets more.
  private static let most = 160
  /// Needs of titles and names are multiples of it.
  private static let step = 4

  /// Takes the name of a column.
  mutating func take(name: String, of column: TrackColumn, _ ambiguous: AmbiguousWidth) {
    names[column.place] = DisplayText(name, ambiguous).width
  }

  /// Takes a text that stands in a column; one that is empty says nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: The column.
  ///   - ambiguous: How wide characters of ambiguous width are.
  ///   - signs: Columns of signs beside it.
  mutating func take(
    _ text: String, in column: TrackColumn, _ ambiguous: AmbiguousWidth, signs: Int = 0
  ) {
    let known = texts[column.place]
    // No character is wider than its bytes are many, so hardly any text has to be measured.
    guard known < Self.most, !text.isEmpty, text.utf8.count + signs > known else { return }
    let width = DisplayText(text, ambiguous).width + signs
    guard width > known else { return }
    let steps = (width + Self.step - 1) / Self.step
    texts[column.place] = min(Self.most, column.share > 0 ? steps * Self.step : width)
  }

  /// Whether no text of a column was seen.
  func isEmpty(_ column: TrackColumn) -> Bool { texts[column.place] == 0 }

  /// The width a column cannot do without.
  func least(_ column: TrackColumn) -> Int { min(column.minimumWidth, whole(column)) }

  /// The width at which most of its texts are whole.
  func comfortable(_ column: TrackColumn) -> Int { min(column.comfortableWidth, whole(column)) }

  /// The width at which its name and all texts are whole that were seen; for a column of one width,
  /// no more than that.
  func whole(_ column: TrackColumn) -> Int {
    let (name, text) = (names[column.place], texts[column.place])
    if column.share > 0 { return text == 0 ? column.comfortableWidth : max(name, text) }
    return name + text == 0 ? column.minimumWidth : min(column.minimumWidth, max(name, text))
  }
}

extension TrackColumn {
  /// Its place among all columns: a table by name would be looked up for every row of a list.
  fileprivate var place: Int {
    switch self {
    case .number: 0
    case .title: 1
    case .artist: 2
    case .album: 3
    case .year: 4
    case .genre: 5
    case .plays: 6
    case .rating: 7
    case .duration: 8
    }
  }
}
