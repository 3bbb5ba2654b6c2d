/// Where the columns of a list of tracks stand in a width.
///
/// No title is cut while another column has blanks to give: first each column has the least it
/// needs, then they grow until most texts are whole, then titles and names until all are, then the
/// others, and what is left then is the titles' and the names', too. A column in which nothing
/// stands is there only where all titles are whole.
struct TrackColumns: Hashable, Sendable {
  /// A column with its place in the row, in cells.
  struct Place: Hashable, Sendable {
    var column: TrackColumn
    var x: Int
    var width: Int
  }

  let places: [Place]

  /// Columns before the first one: the mark, the focus bar, a blank.
  static let leading = 3
  /// Columns after the last one.
  static let trailing = 2
  private static let gap = 2
  /// Those that tell the tracks apart; what stays longest comes first.
  private static let names: [TrackColumn] = [.title, .number, .duration, .artist, .album]
  /// Those that are shown where the others have room; what stays longest comes first.
  private static let facts: [TrackColumn] = [.year, .rating, .plays, .genre]

  /// Places columns; those that matter less give way where there is not room for all.
  ///
  /// - Parameters:
  ///   - columns: The columns in their order from the left.
  ///   - width: The width of the row in cells.
  ///   - needs: How wide their texts are.
  init(_ columns: [TrackColumn], width: Int, needs: ColumnNeeds) {
    let room = max(0, width - Self.leading - Self.trailing)
    let shown = Self.shown(columns, room, needs)
    var widths = shown.map { min(needs.least($0), room) }
    var left = max(0, room - widths.reduce(0, +) - Self.gap * max(0, shown.count - 1))
    let namesWhole = { Self.names.contains($0) ? needs.whole($0) : 0 }
    let rest = { Self.names.contains($0) ? Int.max : 0 }
    for goal in [needs.comfortable, namesWhole, needs.whole, rest] {
      Self.grow(&widths, of: shown, to: goal, with: &left)
    }
    var x = Self.leading
    var places: [Place] = []
    for (column, width) in zip(shown, widths) {
      places.append(Place(column: column, x: x, width: width))
      x += width + Self.gap
    }
    self.places = places
  }

  /// The columns there is room for, in their order.
  private static func shown(
    _ columns: [TrackColumn], _ room: Int, _ needs: ColumnNeeds
  ) -> [TrackColumn] {
    var kept: [TrackColumn] = []
    func add(_ candidates: [TrackColumn], beside width: (TrackColumn) -> Int) {
      var used = kept.reduce(0) { $0 + width($1) + gap }
      for column in candidates where columns.contains(column) {
        used += width(column)
        guard kept.isEmpty || used <= room else { return }
        kept.append(column)
        used += gap
      }
    }
    add(names, beside: needs.least)
    if kept.count == columns.count(where: names.contains) {
      add(facts.filter { !needs.isEmpty($0) }, beside: needs.comfortable)
      add(facts.filter(needs.isEmpty), beside: needs.whole)
    }
    return columns.filter(kept.contains)
  }

  /// Gives columns more, each by its share, until they have what they are to have.
  private static func grow(
    _ widths: inout [Int], of columns: [TrackColumn], to goal: (TrackColumn) -> Int,
    with left: inout Int
  ) {
    while left > 0 {
      let growing = columns.indices.filter {
        columns[$0].share > 0 && widths[$0] < goal(columns[$0])
      }
      let shares = growing.reduce(0) { $0 + columns[$1].share }
      guard shares > 0 else { return }
      let spare = left
      for index in growing {
        let share = max(1, spare * columns[index].share / shares)
        let more = min(share, left, goal(columns[index]) - widths[index])
        widths[index] += more
        left -= more
      }
    }
  }
}
