import Geometry
import Terminal

/// One track in columns; they give way as it gets narrow.
struct TrackRow: CellDrawing {
  /// The columns in their order.
  var columns: [TrackColumn]
  /// How wide the texts of the list are.
  var needs = ColumnNeeds()
  /// What stands in them; a column without a text is free, as are all of a track that has not come.
  var texts: TrackTexts?
  var state: ItemState
  /// Whether it is the track that plays.
  var isPlaying = false
  /// Whether it is a favourite.
  var isFavourite = false

  func draw(on canvas: inout Canvas, look: Look) {
    RowMark(state: state).draw(on: &canvas, look: look)
    for place in TrackColumns(columns, width: canvas.size.width, needs: needs).places {
      let origin = Point(x: place.x, y: 0)
      guard place.column != .title else {
        drawTitle(at: origin, width: place.width, on: &canvas, look: look)
        continue
      }
      canvas.write(
        text(in: place.column, on: canvas), at: origin, style: look.secondary,
        width: place.width,
        alignment: place.column.isTrailing ? .trailing : .leading)
    }
  }

  private func text(in column: TrackColumn, on canvas: Canvas) -> String {
    texts?.text(in: column, canvas.signs) ?? ""
  }

  private func drawTitle(at origin: Point, width: Int, on canvas: inout Canvas, look: Look) {
    let style = isPlaying && !state.isFocused ? look.accented : state.nameStyle(look)
    let name = state.named(text(in: .title, on: canvas))
    let title = (isPlaying ? canvas.signs.playing + " " : "") + name
    let heart = isFavourite ? " " + canvas.signs.favourite : ""
    let room = max(0, width - canvas.width(of: heart))
    let shown = min(room, canvas.width(of: title))
    canvas.write(title, at: origin, style: style, width: shown)
    canvas.write(heart, at: Point(x: origin.x + shown, y: origin.y), style: look.accented)
  }
}
