public import Geometry

/// A clipped view of a frame that drawing functions write to.
///
/// Positions count from the top left cell of the canvas. What falls outside of the canvas or of
/// its clip is left out. A wide glyph of which only one half would be seen leaves a blank. A sign
/// of one column that the frame's rule gives two is shown as one that looks alike.
public struct Canvas {
  var frame: Frame
  private let rect: Rect
  // In the frame's coordinates, and inside of the frame.
  private let clip: Rect

  /// Columns and rows of the canvas, clipped or not.
  public var size: Size { rect.size }

  /// The rule by which text is measured here.
  public var ambiguousWidth: AmbiguousWidth { frame.ambiguousWidth }

  init(frame: Frame, rect: Rect, clip: Rect) {
    self.frame = frame
    self.rect = rect
    self.clip = clip.intersection(rect)
  }

  /// The part of the canvas that can be seen, in its own coordinates.
  public var visible: Rect { clip.moved(x: -rect.minX, y: -rect.minY) }

  /// Draws into a part of the canvas through a canvas of its own, clipped to it.
  public mutating func draw(in part: Rect, _ body: (inout Canvas) -> Void) {
    var inner = Canvas(frame: .empty, rect: part.moved(x: rect.minX, y: rect.minY), clip: clip)
    swap(&frame, &inner.frame)
    body(&inner)
    swap(&frame, &inner.frame)
  }

  /// Writes one cell; a wide glyph takes the next one too.
  public mutating func set(_ cell: Cell, at point: Point) {
    write([cell.isContinuation ? .blank : cell.glyph], at: point, style: cell.style)
  }

  /// Writes glyphs side by side.
  ///
  /// - Returns: The columns the glyphs take, seen or not.
  @discardableResult
  public mutating func write(
    _ glyphs: some Sequence<Glyph>, at point: Point, style: Style = .plain
  ) -> Int {
    let y = point.y + rect.minY
    var x = point.x + rect.minX
    let start = x
    for glyph in glyphs {
      if y >= clip.minY && y < clip.maxY { put(glyph, x: x, y: y, style: style) }
      x += glyph.width
    }
    return x - start
  }

  /// Fills a rectangle with a glyph; of a wide one the last column stays blank when it does not
  /// fit.
  public mutating func fill(_ area: Rect, glyph: Glyph = .blank, style: Style = .plain) {
    let glyph = glyph.suiting(ambiguousWidth)
    let area = area.moved(x: rect.minX, y: rect.minY)
    let seen = area.intersection(clip)
    guard glyph.width == 2 else {
      frame.fill(seen, with: Cell(glyph, style: style))
      return
    }
    frame.fill(seen, with: Cell(.blank, style: style))
    // The first pair of columns that is seen, counted from the left edge of the area.
    let first = area.minX + (seen.minX - area.minX) / 2 * 2
    for y in seen.minY..<seen.maxY {
      for x in stride(from: first, to: min(area.maxX - 1, seen.maxX), by: 2) {
        put(glyph, x: x, y: y, style: style)
      }
    }
  }

  /// Changes the style of the cells of a rectangle and leaves their glyphs.
  ///
  /// A wide glyph has one style: it changes when its first cell lies inside.
  public mutating func restyle(_ area: Rect, _ transform: (Style) -> Style) {
    let area = area.moved(x: rect.minX, y: rect.minY).intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let position = frame.index(x: x, y: y)
        let cell = frame.cells[position]
        guard !cell.isContinuation else { continue }
        let style = transform(cell.style)
        frame.cells[position] = cell.restyled(style)
        if cell.isWide {
          frame.cells[position + 1] = frame.cells[position + 1].restyled(style)
        }
      }
    }
  }

  /// Writes one glyph at a position of the frame, on a row inside of the clip.
  private mutating func put(_ glyph: Glyph, x: Int, y: Int, style: Style) {
    let glyph = glyph.suiting(ambiguousWidth)
    let seen = max(x, clip.minX)..<max(max(x, clip.minX), min(x + glyph.width, clip.maxX))
    guard !seen.isEmpty else { return }
    frame.separate(y: y, from: seen.lowerBound, to: seen.upperBound)
    let position = frame.index(x: seen.lowerBound, y: y)
    guard seen.count == glyph.width else {
      frame.cells[position] = Cell(.blank, style: style)
      return
    }
    frame.cells[position] = Cell(glyph, style: style)
    if glyph.width == 2 { frame.cells[position + 1] = Cell(.continuation, style: style) }
  }
}
