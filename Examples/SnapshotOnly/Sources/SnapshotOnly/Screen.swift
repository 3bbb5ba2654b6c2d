import DiffableSnapshot
import Geometry

/// A list on a screen of lines of text, redrawn by plan.
struct Screen {
  private let size = Size(width: 24, height: 9)
  private var rows: [String]
  private var shown: [VisibleElement<String, String>] = []

  init() {
    rows = Array(repeating: "", count: size.height)
  }

  /// Shows a list and returns how the plan got there.
  mutating func show(_ queue: Queue) -> RedrawPlan<String> {
    let new = elements(of: queue)
    let plan = RedrawPlan(from: shown, to: new, size: size)
    for scroll in plan.scrolls { perform(scroll) }
    for rect in plan.clears {
      for y in rect.minY..<rect.maxY { rows[y] = "" }
    }
    for draw in plan.draws { rows[draw.clip.minY] = new[draw.element].content }
    shown = new
    return plan
  }

  var text: String { rows.map { "| \($0)" }.joined(separator: "\n") }

  /// Every line is an element as wide as the screen; its identity is the track or the section.
  private func elements(of queue: Queue) -> [VisibleElement<String, String>] {
    let ids = queue.order.sections.flatMap { section in
      ["section \(section)"] + queue.order.items(in: section).map { "track \($0)" }
    }
    return zip(ids, queue.lines).enumerated().map { y, line in
      VisibleElement(
        id: line.0, rect: Rect(x: 0, y: y, width: size.width, height: 1), content: line.1)
    }
  }

  private mutating func perform(_ scroll: BandScroll) {
    let before = rows
    for y in scroll.band.minY..<scroll.band.maxY {
      let source = y - scroll.dy
      rows[y] = scroll.band.minY <= source && source < scroll.band.maxY ? before[source] : ""
    }
  }
}
