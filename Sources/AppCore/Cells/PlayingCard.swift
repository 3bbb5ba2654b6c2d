import Geometry
import Terminal

/// What plays, large: its cover, and beside it what it is and how far it has come.
struct PlayingCard: CellDrawing {
  var cover: CoverArt
  /// The extent of the cover, in cells.
  var coverSize: Size
  var title: String
  var artist: String
  var album: String
  var progress: PlayingProgress
  /// How it goes on: shuffle, repeat, loudness, of which the last matters most.
  var modes: [String]
  var isFocused: Bool

  private static let leading = 2
  /// Below this width there is no room for a cover, in cells.
  private static let coverNeeds = 44
  /// Rows below the card that belong to it but are free.
  static let freeRows = 1

  /// Rows of the card in a terminal, the free row included.
  static func height(in terminal: Size) -> Int {
    guard terminal.width >= coverNeeds else { return 7 }
    return max(7, min(terminal.height / 2, terminal.width / 4, 24)) + freeRows
  }

  /// The extent of the cover in a card, in cells: square to the eye.
  static func coverSize(in card: Size, _ cell: CellShape) -> Size {
    guard card.width >= coverNeeds else { return .zero }
    let rows = max(0, card.height - freeRows)
    return Size(width: cell.columns(ofSquare: rows), height: rows)
  }

  /// The row of the bar and the times.
  private static let barRow = 4

  /// Where the bar lies in a card of an extent; `nil` where there is no room for one.
  func bar(in card: Size) -> Rect? {
    let (column, room) = textPlace(in: card)
    let width = progress.barWidth(in: room)
    return width > 0 ? Rect(x: column, y: Self.barRow, width: width, height: 1) : nil
  }

  /// Where the words begin beside the cover, and how many columns they have.
  private func textPlace(in card: Size) -> (column: Int, room: Int) {
    let column = coverSize.isEmpty ? Self.leading : Self.leading + coverSize.width + 3
    return (column, max(0, card.width - column - 2))
  }

  func namePlace(in size: Size, _ ambiguousWidth: AmbiguousWidth) -> Point {
    Point(x: textPlace(in: size).column, y: 0)
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let picture = Rect(origin: Point(x: Self.leading, y: 0), size: coverSize)
    cover.draw(in: picture, on: &canvas, look: look)
    let (column, room) = textPlace(in: canvas.size)
    let name = isFocused ? look.focused.adding(.bold) : look.strong
    let lines = [(title, name), (artist, look.accented), (album, look.secondary)]
    for (row, (text, style)) in lines.enumerated() {
      canvas.write(
        text, at: Point(x: column, y: row), style: style,
        width: min(room, canvas.width(of: text)))
    }
    progress.draw(at: Point(x: column, y: Self.barRow), width: room, on: &canvas, look: look)
    canvas.write(
      TextChoice(dropping: modes, separator: canvas.signs.separator)
        .fittingOrShortest(room, canvas.ambiguousWidth),
      at: Point(x: column, y: 5), style: look.secondary, width: room)
  }
}

/// How far what plays has come: a bar and the times.
struct PlayingProgress: Hashable, Sendable {
  /// Whole seconds that were played.
  var elapsed: Int
  /// Whole seconds of all of it; `nil` when they are not known.
  var duration: Int?

  /// The times: `1:42/9:22`.
  var times: String {
    Numbers.clock(elapsed) + (duration.map { "/" + Numbers.clock($0) } ?? "")
  }

  /// Draws the bar and, behind it, the times.
  func draw(at origin: Point, width: Int, on canvas: inout Canvas, look: Look) {
    let bar = barWidth(in: width)
    let done = filled(of: bar)
    canvas.fill(
      Rect(x: origin.x, y: origin.y, width: done, height: 1), glyph: canvas.signs.elapsed,
      style: look.accented)
    canvas.fill(
      Rect(x: origin.x + done, y: origin.y, width: bar - done, height: 1),
      glyph: canvas.signs.remaining,
      style: look.secondary)
    canvas.write(
      times, at: Point(x: origin.x + (bar > 0 ? bar + 2 : 0), y: origin.y), style: look.secondary)
  }

  /// Columns of the bar where it and the times share a width.
  func barWidth(in width: Int) -> Int {
    // Figures and colons, one column each.
    let rest = width - times.unicodeScalars.count - 2
    return rest >= 4 ? rest : 0
  }

  /// Columns of the bar that are done.
  private func filled(of bar: Int) -> Int {
    guard let duration, duration > 0 else { return 0 }
    return min(bar, max(0, elapsed) * bar / duration)
  }
}
