import Terminal

/// Columns of text for a terminal or a file: as wide as their words, the last one broken into
/// lines.
///
/// Everything in it is made safe for a terminal.
struct TextTable {
  private let rows: [[DisplayText]]
  private let width: Int?
  private let gap: Int

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - rows: Texts, one for each column; rows may be of different length.
  ///   - width: Columns of a whole line; the last text of a row goes on in the next line there.
  ///     `nil` breaks no line.
  ///   - gap: Blanks between columns.
  ///   - ambiguous: The rule of the terminal that shows it.
  init(
    rows: [[String]], width: Int? = nil, gap: Int = 2, ambiguous: AmbiguousWidth = .narrow
  ) {
    self.rows = rows.map { $0.map { DisplayText($0, ambiguous) } }
    self.width = width
    self.gap = gap
  }

  /// The lines, without a line end behind the last one.
  var text: String {
    let widths = columnWidths
    return rows.map { row in line(row, widths) }.joined(separator: "\n")
  }

  /// The last text of a row does not count: nothing stands behind it.
  private var columnWidths: [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], text.width)
      }
    }
    return widths
  }

  private func line(_ row: [DisplayText], _ widths: [Int]) -> String {
    var line = ""
    var indent = 0
    for (column, text) in row.dropLast().enumerated() {
      line += text.string + String(repeating: " ", count: widths[column] - text.width + gap)
      indent += widths[column] + gap
    }
    guard let last = row.last, last.width > 0 else { return Self.trimmed(line) }
    // A column that leaves next to nothing for the last one is not worth a narrow strip.
    let room = width.map { max($0 - indent, 20) }
    let pieces = last.broken(to: room ?? last.width)
    let margin = "\n" + String(repeating: " ", count: indent)
    return line + pieces.map { DisplayText(glyphs: $0).string }.joined(separator: margin)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension DisplayText {
  /// The glyphs in lines of at most some columns, broken at blanks and beside wide glyphs.
  fileprivate func broken(to room: Int) -> [[Glyph]] {
    var lines: [[Glyph]] = []
    var line: [Glyph] = []
    var used = 0
    /// Where the line may end, and how much of it is dropped there: a blank or nothing.
    var place: (end: Int, next: Int)?
    for glyph in glyphs {
      if glyph == .blank {
        place = (line.count, line.count + 1)
      } else if glyph.width == 2, let last = line.last, last.width == 2 {
        place = (line.count, line.count)
      }
      line.append(glyph)
      used += glyph.width
      guard used > room, line.count > 1 else { continue }
      let end = place ?? (line.count - 1, line.count - 1)
      lines.append(Array(line[..<end.end]))
      line = Array(line[min(end.next, line.count)...])
      used = line.reduce(0) { $0 + $1.width }
      place = nil
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }
}
