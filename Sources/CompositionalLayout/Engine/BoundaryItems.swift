internal import Geometry

/// The boundary items of a section or of the layout, with what was measured of them.
struct BoundaryItems: Sendable {
  let items: [BoundaryItem]
  private let solver: BoundarySolver
  private var measured: [Answer?]
  /// Where they lie and what they take up together with the content.
  private(set) var result: BoundarySolver.Result

  /// A measured size, which holds for one proposal only.
  private struct Answer: Sendable {
    let proposed: ProposedSize
    let size: Size
  }

  /// Places items around a content extent along the direction.
  init(_ items: [BoundaryItem], solver: BoundarySolver, core: Int) {
    self.items = items
    self.solver = solver
    measured = Array(repeating: nil, count: items.count)
    result = solver.solve(items, measured: measured.map { $0?.size }, core: core)
  }

  /// Cells along the direction, content included.
  var extent: Int { result.end - result.start }

  /// The rectangle of an item, from where the first of items and content starts.
  func rect(_ number: Int) -> Rect {
    var rect = result.rects[number]
    rect.origin[solver.axis] -= result.start
    return rect
  }

  /// Places the items anew around a content extent.
  mutating func settle(core: Int) {
    result = solver.solve(items, measured: measured.map { $0?.size }, core: core)
  }

  /// Measures the items that intersect a range or are pinned, and places all anew.
  mutating func measure(
    _ range: Range<Int>, core: Int, section: Int?, measurer: any Measurer
  ) {
    for (number, item) in items.enumerated() {
      let resolved = solver.proposal(for: item, core: core)
      let proposed = resolved.proposal(tag: item.tag)
      let rect = rect(number)
      let start = rect.start(solver.axis)
      let reach = start..<start + max(1, rect.size[solver.axis])
      guard resolved.estimated.any, measured[number]?.proposed != proposed,
        item.pinToVisibleBounds || range.overlaps(reach)
      else { continue }
      let answer = measurer.measure(
        .boundary(kind: item.kind, section: section), proposed: proposed)
      measured[number] = Answer(
        proposed: proposed,
        size: Size(width: Limits.length(answer.width), height: Limits.length(answer.height)))
    }
    settle(core: core)
  }
}
