public import Geometry

/// A solved layout as text: boxes for items, with their numbers.
///
/// Items are boxes, or brackets where one line high; boundary items are lines with their kind;
/// attached elements are dots; backgrounds are shaded.
///
///     ═header════════════
///     ┌0───────┐┌1───────┐
///     └────────┘└────────┘
struct LayoutDrawing {
  private var rows: [[Character]]
  private let origin: Point

  init(_ solved: SolvedLayout, viewport: Viewport) {
    let rect = viewport.rect
    origin = rect.origin
    rows = Array(
      repeating: Array(repeating: " ", count: max(0, rect.width)), count: max(0, rect.height))
    for element in solved.elements(in: viewport) { draw(element) }
  }

  /// The lines without trailing blanks, and without blank lines at the end.
  var text: String {
    var lines = rows.map { row in
      String(row[..<(row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private mutating func draw(_ element: PlacedElement) {
    let (rect, clip) = (element.rect, element.clip ?? element.rect)
    switch element.path {
    case .item(_, let item): box(rect, label: "\(item)", clip: clip)
    case .boundary(let kind, _): line(rect, label: kind.name, clip: clip)
    case .supplementary: fill(rect, with: "•", clip: clip)
    case .decoration: fill(rect, with: "░", clip: clip)
    }
  }

  private mutating func put(_ character: Character, _ x: Int, _ y: Int, _ clip: Rect) {
    guard clip.contains(Point(x: x, y: y)) else { return }
    let (column, row) = (x - origin.x, y - origin.y)
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = character
  }

  /// The part of a rectangle that can be seen: nothing outside it needs a step.
  private func visible(_ rect: Rect) -> Rect {
    let size = Size(width: rows.first?.count ?? 0, height: rows.count)
    return rect.intersection(Rect(origin: origin, size: size))
  }

  private mutating func fill(_ rect: Rect, with character: Character, clip: Rect) {
    let shown = visible(rect)
    for y in shown.minY..<shown.maxY {
      for x in shown.minX..<shown.maxX { put(character, x, y, clip) }
    }
  }

  private mutating func write(_ label: String, at x: Int, _ y: Int, width: Int, clip: Rect) {
    for (index, character) in label.prefix(max(0, width)).enumerated() {
      put(character, x + index, y, clip)
    }
  }

  private mutating func line(_ rect: Rect, label: String, clip: Rect) {
    fill(rect, with: "═", clip: clip)
    write(label, at: rect.minX + 1, rect.minY, width: rect.width - 2, clip: clip)
  }

  private mutating func box(_ rect: Rect, label: String, clip: Rect) {
    fill(rect, with: " ", clip: clip)
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    if rect.height == 1 {
      put("[", rect.minX, rect.minY, clip)
      put("]", right, rect.minY, clip)
    } else {
      let shown = visible(rect)
      for x in shown.minX..<shown.maxX {
        put("─", x, rect.minY, clip)
        put("─", x, bottom, clip)
      }
      for y in shown.minY..<shown.maxY {
        put("│", rect.minX, y, clip)
        put("│", right, y, clip)
      }
      put("┌", rect.minX, rect.minY, clip)
      put("┐", right, rect.minY, clip)
      put("└", rect.minX, bottom, clip)
      put("┘", right, bottom, clip)
    }
    write(label, at: rect.minX + 1, rect.minY, width: max(1, rect.width - 2), clip: clip)
  }
}

extension SolvedLayout {
  /// Returns a drawing of what is visible in a viewport, one line of text a row of cells.
  ///
  /// Without a viewport the first ``drawingHeight`` rows of the content are drawn.
  public func drawing(in viewport: Viewport? = nil) -> String {
    let size = contentSize
    let whole = Rect(
      x: 0, y: 0, width: min(size.width, Self.drawingWidth),
      height: min(size.height, Self.drawingHeight))
    let asked = viewport ?? Viewport(rect: whole)
    let rect = asked.rect
    let bounded = Rect(
      x: Limits.position(rect.origin.x), y: Limits.position(rect.origin.y),
      width: max(0, min(Self.drawingWidth, rect.size.width)),
      height: max(0, min(Self.drawingHeight, rect.size.height)))
    return LayoutDrawing(
      self, viewport: Viewport(rect: bounded, stripOffsets: asked.stripOffsets)
    ).text
  }

  /// Rows of a drawing at most.
  public static let drawingHeight = 2000
  /// Columns of a drawing at most.
  public static let drawingWidth = 1000
}

extension LayoutDocument {
  /// Solves every layout and returns drawings, for a size or else for each case's own.
  ///
  /// Diagnostics follow each drawing, one a line; cases are set apart by an empty line.
  public func drawing(size: Size? = nil) -> String {
    cases.map { each in
      let solved = each.solve(size: size)
      let reports = solved.diagnostics.map { "\($0)" }
      return ([each.id, solved.drawing()].compactMap { $0 } + reports).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
