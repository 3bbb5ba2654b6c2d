public import Geometry

extension Frame {
  /// Draws into a rectangle through a canvas whose origin is the rectangle's.
  ///
  /// Nothing outside of `clip` is changed, but for the other half of a wide glyph that the clip
  /// edge cuts: it becomes blank. The frame's storage moves into the canvas and back, so nothing
  /// is copied.
  ///
  /// - Parameters:
  ///   - rect: Where the drawing is; may reach outside of the frame.
  ///   - clip: The part that may change, in the frame's coordinates.
  ///   - body: Draws. It need not keep to the rectangle.
  public mutating func draw(
    in rect: Rect, clippedTo clip: Rect, _ body: (inout Canvas) -> Void
  ) {
    var canvas = Canvas(frame: .empty, rect: rect, clip: clip.intersection(bounds))
    swap(&self, &canvas.frame)
    body(&canvas)
    swap(&self, &canvas.frame)
  }

  /// Draws into a rectangle, clipped to it.
  public mutating func draw(in rect: Rect, _ body: (inout Canvas) -> Void) {
    draw(in: rect, clippedTo: rect, body)
  }

  /// Makes the cells of a rectangle blank; what lies outside of the frame is left out.
  public mutating func clear(_ rect: Rect) {
    fill(rect.intersection(bounds), with: .blank)
  }

  /// Moves the content of a band by a number of rows, down when positive; the rows that are
  /// left behind become blank, what leaves the band is gone.
  ///
  /// - Parameters:
  ///   - band: A rectangle; what lies outside of the frame is left out.
  ///   - dy: Rows, any number.
  /// - Complexity: O(*n*) in the number of cells of the band.
  public mutating func scroll(_ band: Rect, by dy: Int) {
    let band = band.intersection(bounds)
    guard !band.isEmpty, dy != 0 else { return }
    guard abs(dy) < band.height else {
      clear(band)
      return
    }
    for y in band.minY..<band.maxY { separate(y: y, from: band.minX, to: band.maxX) }
    let kept = dy > 0 ? band.minY + dy..<band.maxY : band.minY..<band.maxY + dy
    for y in dy > 0 ? Array(kept.reversed()) : Array(kept) {
      for x in band.minX..<band.maxX { cells[index(x: x, y: y)] = cells[index(x: x, y: y - dy)] }
    }
    let firstFree = dy > 0 ? band.minY : band.maxY + dy
    clear(Rect(x: band.minX, y: firstFree, width: band.width, height: abs(dy)))
  }

  /// Sets every cell of a rectangle that lies inside of the frame.
  mutating func fill(_ rect: Rect, with cell: Cell) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      separate(y: y, from: rect.minX, to: rect.maxX)
      let start = index(x: rect.minX, y: y)
      for position in start..<start + rect.width { cells[position] = cell }
    }
  }

  /// Blanks the wide glyphs that the edges of a run of columns cut, so that the run can be
  /// written or moved.
  mutating func separate(y: Int, from start: Int, to end: Int) {
    guard start < end else { return }
    let isCutAtStart = start > 0 && cells[index(x: start, y: y)].isContinuation
    let isCutAtEnd = end < size.width && cells[index(x: end, y: y)].isContinuation
    if isCutAtStart {
      blank(x: start - 1, y: y)
      blank(x: start, y: y)
    }
    if isCutAtEnd {
      blank(x: end - 1, y: y)
      blank(x: end, y: y)
    }
  }

  /// Makes one cell blank and keeps its style.
  mutating func blank(x: Int, y: Int) {
    let position = index(x: x, y: y)
    cells[position] = Cell(.blank, style: cells[position].style)
  }
}
