import Geometry
import Terminal

/// The top of an album: its cover, and beside it what it is.
struct AlbumHeader: CellDrawing {
  var cover: CoverArt
  /// The extent of the cover, in cells.
  var coverSize: Size
  var title: String
  var artist: String
  var details: [String]
  var isFocused: Bool

  /// Below this width there is no room for a cover, in cells.
  private static let coverNeeds = 50
  private static let leading = 2
  /// Rows below the header that belong to it but are free.
  static let freeRows = 1

  /// Rows of the whole header in a terminal, the free row below included.
  static func height(in terminal: Size) -> Int {
    guard terminal.width >= coverNeeds else { return 6 }
    return min(12, max(5, terminal.height / 3), terminal.width / 4) + freeRows
  }

  /// The extent of the cover in a header, in cells: square to the eye.
  static func coverSize(in header: Size, _ cell: CellShape) -> Size {
    guard header.width >= coverNeeds else { return .zero }
    let rows = max(0, header.height - freeRows)
    return Size(width: cell.columns(ofSquare: rows), height: rows)
  }

  private var textColumn: Int {
    coverSize.isEmpty ? Self.leading : Self.leading + coverSize.width + 3
  }

  func namePlace(in size: Size, _ ambiguousWidth: AmbiguousWidth) -> Point {
    Point(x: textColumn, y: 0)
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let picture = Rect(origin: Point(x: Self.leading, y: 0), size: coverSize)
    cover.draw(in: picture, on: &canvas, look: look)
    let column = textColumn
    let room = max(0, canvas.size.width - column - 1)
    let name = isFocused ? look.focused.adding(.bold) : look.strong
    canvas.write(
      title, at: Point(x: column, y: 0), style: name, width: min(room, canvas.width(of: title)))
    canvas.write(artist, at: Point(x: column, y: 1), style: look.accented, width: room)
    for (index, line) in details.enumerated() {
      canvas.write(line, at: Point(x: column, y: 2 + index), style: look.secondary, width: room)
    }
  }
}
