import Geometry
import Terminal

/// The names of the columns above a list of tracks; the one that sorts it is marked.
struct TrackTableHeader: CellDrawing {
  var columns: [TrackColumn]
  /// The names of the columns.
  var names: [TrackColumn: String]
  /// The column that sorts the list.
  var sorted: TrackColumn?
  var isReversed: Bool

  func draw(on canvas: inout Canvas, look: Look) {
    for place in TrackColumns(columns, width: canvas.size.width).places {
      let isSorted = place.column == sorted
      let arrow = isReversed ? canvas.signs.descending : canvas.signs.ascending
      canvas.write(
        (names[place.column] ?? "") + (isSorted ? " " + arrow : ""),
        at: Point(x: place.x, y: 0), style: isSorted ? look.strong : look.secondary,
        width: place.width, alignment: place.column.isTrailing ? .trailing : .leading)
    }
  }
}
