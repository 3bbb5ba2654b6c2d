import Geometry

@testable import CompositionalLayout

/// A solved layout as a picture that can be checked by eye: each item is a block of its letter,
/// headers are H, footers F, other boundary items B, attached elements *, backgrounds dots.
func picture(
  of layout: Layout, items: [Int], width: Int, height: Int, aspect: Fraction = 1,
  direction: LayoutDirection = .leftToRight, measurer: any Measurer = EstimateMeasurer(),
  viewport: Viewport? = nil
) -> String {
  var solved = layout.solve(
    in: Environment(
      container: Container(size: Size(width: width, height: height)), cellAspect: aspect,
      direction: direction), counts: items, measurer: measurer)
  let seen = viewport ?? Viewport(rect: Rect(x: 0, y: 0, width: width, height: height))
  solved.measure(in: seen)
  return picture(of: solved, viewport: seen)
}

/// A picture of one section.
func picture(
  of section: Section, items: Int, width: Int, height: Int = 12, aspect: Fraction = 1,
  direction: LayoutDirection = .leftToRight, measurer: any Measurer = EstimateMeasurer(),
  viewport: Viewport? = nil
) -> String {
  picture(
    of: Layout(section: section), items: [items], width: width, height: height, aspect: aspect,
    direction: direction, measurer: measurer, viewport: viewport)
}

/// A picture of what is visible.
func picture(of solved: SolvedLayout, viewport: Viewport) -> String {
  let rect = viewport.rect
  var rows = Array(
    repeating: Array(repeating: Character(" "), count: rect.width), count: rect.height)
  for element in solved.elements(in: viewport) {
    let shown = element.rect.intersection(element.clip ?? element.rect).intersection(rect)
    for y in shown.minY..<shown.maxY {
      for x in shown.minX..<shown.maxX { rows[y - rect.minY][x - rect.minX] = letter(element.path) }
    }
  }
  let lines = rows.map { row in
    String(row[..<(row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
  }
  return lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
}

private func letter(_ path: ElementPath) -> Character {
  switch path {
  case .item(_, let item): Character(Unicode.Scalar(UInt8(97 + item % 26)))
  case .boundary(.header, _): "H"
  case .boundary(.footer, _): "F"
  case .boundary: "B"
  case .supplementary: "*"
  case .decoration: "."
  }
}

/// Measures items by a list of sizes, in turn.
struct ListMeasurer: Measurer {
  var sizes: [Size]

  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size {
    guard case .item(_, let item) = element, !sizes.isEmpty else { return proposed.estimate }
    return sizes[item % sizes.count]
  }
}
