import Geometry
import Terminal

/// The names of the columns above a list of tracks; the one that sorts it is marked.
struct TrackTableHeader: CellDrawing {
  var columns: [TrackColumn]
  /// How wide the texts below it are.
  var needs: ColumnNeeds
  /// The names of the columns, one for each.
  var names: [String]
  /// The column that sorts the list.
  var sorted: TrackColumn?
  var isReversed: Bool

  /// The column whose name, or the arrow beside it, stands at a column of cells.
  func column(at x: Int, in width: Int) -> TrackColumn? {
    TrackColumns(columns, width: width, needs: needs).places.first { place in
      (place.x - 1...place.x + place.width).contains(x)
    }?.column
  }

  func draw(on canvas: inout Canvas, look: Look) {
    for place in TrackColumns(columns, width: canvas.size.width, needs: needs).places {
      let name = zip(columns, names).first { $0.0 == place.column }?.1 ?? ""
      let alignment = place.column.isTrailing ? TextAlignment.trailing : .leading
      guard place.column == sorted else {
        canvas.write(
          name, at: Point(x: place.x, y: 0), style: look.secondary, width: place.width,
          alignment: alignment)
        continue
      }
      // One column of the gap is free; what marks the order matters more than the end of a name.
      let arrow = isReversed ? canvas.signs.descending : canvas.signs.ascending
      let room = place.width + 1
      let width = canvas.width(of: arrow)
      let blank = canvas.width(of: name) + 1 + width <= room ? " " : ""
      let most = room - width - blank.count
      let shown = canvas.width(of: name) <= most ? name : cut(name, to: most, on: canvas)
      canvas.write(
        shown + blank + arrow,
        at: Point(x: place.column.isTrailing ? place.x - 1 : place.x, y: 0), style: look.strong,
        width: room, alignment: alignment)
    }
  }

  private func cut(_ name: String, to width: Int, on canvas: Canvas) -> String {
    DisplayText(glyphs: canvas.text(name).truncated(to: width, canvas.ambiguousWidth)).string
  }
}
