import Geometry
import Terminal

/// An album in a grid: its cover, its title, its artist.
struct AlbumTile: CellDrawing {
  var cover: CoverArt
  /// The extent of the cover, in cells.
  var coverSize: Size
  var title: String
  var artist: String
  var state: ItemState
  var isFavourite = false

  /// Rows below the cover.
  static let textRows = 2

  /// Rows of a tile: a cover that is square to the eye, and the text.
  static func height(width: Int, _ cell: CellShape) -> Int {
    cell.rows(ofSquare: width) + textRows
  }

  /// The extent of the cover in a tile, in cells: square to the eye, less where the tile is low.
  static func coverSize(in tile: Size, _ cell: CellShape) -> Size {
    let rows = min(height(width: tile.width, cell), tile.height) - textRows
    return Size(width: max(0, tile.width), height: max(0, rows))
  }

  func namePlace(in size: Size, _ ambiguousWidth: AmbiguousWidth) -> Point {
    Point(x: 0, y: coverSize.height)
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let picture = Rect(origin: .zero, size: coverSize)
    cover.draw(in: picture, on: &canvas, look: look)
    let name = state.nameStyle(look)
    let title = (state.isMarked ? Signs.mark + " " : "") + state.named(title)
    let heart = isFavourite ? " " + canvas.signs.favourite : ""
    let room = max(0, width - canvas.width(of: heart))
    let shown = min(room, canvas.width(of: title))
    canvas.write(
      title, at: Point(x: 0, y: picture.maxY), style: name,
      width: heart.isEmpty ? width : shown)
    canvas.write(heart, at: Point(x: shown, y: picture.maxY), style: look.accented)
    canvas.write(artist, at: Point(x: 0, y: picture.maxY + 1), style: look.secondary, width: width)
  }
}
