import Geometry
import Terminal

/// An album as text, where there is no room for tiles or rows were chosen.
struct AlbumLines: CellDrawing {
  var title: String
  var artist: String
  var detail: String
  var state: ItemState

  /// Rows it takes.
  static let height = 2

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let title = (state.isMarked ? Signs.mark + " " : "") + state.named(title)
    canvas.write(title, at: .zero, style: state.nameStyle(look), width: width)
    let detailWidth = min(width, canvas.width(of: detail))
    canvas.write(
      artist, at: Point(x: 0, y: 1), style: look.secondary, width: width - detailWidth - 1)
    canvas.write(
      detail, at: Point(x: width - detailWidth, y: 1), style: look.secondary, width: detailWidth)
  }
}
