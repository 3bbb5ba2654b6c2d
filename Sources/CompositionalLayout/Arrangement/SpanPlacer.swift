/// Finds places for items that cover several columns and rows.
///
/// Only rows that may still have holes are remembered; a dense grid looks back at most
/// ``lookBack`` rows, so that placing never costs more than that for an item.
struct SpanPlacer {
  /// The part of the grid that an item covers.
  struct Cell: Hashable, Sendable {
    var row: Int
    var column: Int
    var rows: Int
    var columns: Int
  }

  /// Rows with holes that a dense grid still fills.
  static let lookBack = 64
  /// Rows that an item covers at most.
  static let mostRows = 256

  private let columns: Int
  private let isDense: Bool
  /// Which columns of the remembered rows are taken; the first of them is `firstRow`.
  private var taken: [[Bool]] = []
  private var firstRow = 0
  private var cursor = (row: 0, column: 0)

  init(columns: Int, isDense: Bool) {
    self.columns = max(1, columns)
    self.isDense = isDense
  }

  /// Places the next item at the first place where it fits.
  mutating func place(_ span: SpanGrid.Span) -> Cell {
    let width = max(1, min(columns, span.columns))
    let height = max(1, min(Self.mostRows, span.rows))
    var (row, column) = isDense ? (firstRow, 0) : cursor
    while true {
      if column + width > columns {
        row += 1
        column = 0
      }
      if isFree(row, column, height, width) { break }
      column += 1
    }
    take(row, column, height, width)
    cursor = (row, column + width)
    forget()
    return Cell(row: row, column: column, rows: height, columns: width)
  }

  private func isFree(_ row: Int, _ column: Int, _ height: Int, _ width: Int) -> Bool {
    for each in row..<row + height where each - firstRow < taken.count {
      if taken[each - firstRow][column..<column + width].contains(true) { return false }
    }
    return true
  }

  private mutating func take(_ row: Int, _ column: Int, _ height: Int, _ width: Int) {
    while taken.count < row + height - firstRow {
      taken.append(Array(repeating: false, count: columns))
    }
    for each in row..<row + height {
      for index in column..<column + width { taken[each - firstRow][index] = true }
    }
  }

  /// Drops rows at the front that get no more items.
  private mutating func forget() {
    let keep = isDense ? cursor.row - Self.lookBack : cursor.row
    var count = 0
    while count < taken.count,
      firstRow + count < keep || (isDense && !taken[count].contains(false))
    {
      count += 1
    }
    taken.removeFirst(count)
    firstRow += count
  }
}
