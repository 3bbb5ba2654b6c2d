import DiffableSnapshot
import Geometry
import Terminal
import Testing

@testable import CollectionViews

@Suite struct `random scenes` {
  /// Runs of scenes, each with a seed of its own; the first once found a fault.
  static let seeds: [UInt64] =
    [932_022_216_786_527_185] + (0..<40).map { _ in UInt64.random(in: 0...UInt64.max) }

  @Test(arguments: seeds)
  func `a planned redraw equals the full redraw and draws nothing undamaged`(seed: UInt64) {
    var generator = SceneGenerator(seed: seed)
    for run in 0..<40 {
      var renderer = Renderer<Int, Patch>()
      var scene = generator.scene()
      _ = renderer.render(scene)
      for step in 0..<8 {
        let old = scene
        scene = generator.changed(old)
        let report = renderer.render(scene)
        let wanted = naiveFrame(scene)
        guard renderer.frame == wanted else {
          Issue.record(
            """
            seed \(seed), run \(run), step \(step): \(report)
            \(old.elements.map(summary))
            \(scene.elements.map(summary))
            region \(String(describing: scene.scrollRegion)), is:\n\(picture(renderer.frame))\nwanted:\n\(picture(wanted))
            """)
          return
        }
        let needless = report.drawnElements.filter { !isDamaged($0, of: scene, after: old, report) }
        guard needless.isEmpty else {
          Issue.record(
            """
            seed \(seed), run \(run), step \(step): drew \(needless)
            \(old.elements.map(summary))
            \(scene.elements.map(summary))
            """)
          return
        }
      }
    }
  }

  /// A list of rows of all heights, scrolled to an offset, under a band of the screen.
  func list(_ heights: [Int], offset: Int, size: Size, top: Int) -> TestScene {
    let band = Rect(x: 0, y: top, width: size.width, height: size.height - top)
    var scene = TestScene(size: size, scrollRegion: band, scrollOffset: offset)
    var y = top - offset
    for (row, height) in heights.enumerated() {
      let rect = Rect(x: 0, y: y, width: size.width, height: height)
      if rect.intersects(band) {
        scene.elements.append(
          TestElement(id: row, rect: rect, clip: band, content: .text("日本 row \(row)")))
      }
      y += height
    }
    return scene
  }

  @Test func `a scroll draws exactly what was not wholly in view before`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SceneGenerator(seed: seed)
    for _ in 0..<300 {
      let size = Size(width: random.number(4...20), height: random.number(4...12))
      let top = random.number(0...2)
      let heights = (0..<40).map { _ in random.number(1...3) }
      let offset = random.number(5...30)
      let old = list(heights, offset: offset, size: size, top: top)
      let new = list(heights, offset: offset + random.number(-3...3), size: size, top: top)
      let dy = old.scrollOffset - new.scrollOffset
      var renderer = Renderer<Int, Patch>()
      _ = renderer.render(old)
      let report = renderer.render(new)
      #expect(renderer.frame == naiveFrame(new), "seed \(seed)")
      guard abs(dy) < size.height - top else { continue }
      let wanted = new.elements.indices.filter { index in
        let element = new.elements[index]
        let seen = element.rect.intersection(element.clip)
        let before = old.elements.first { $0.id == element.id }
        let kept = before.map { $0.rect.intersection($0.clip).moved(y: dy) } ?? .zero
        return !kept.contains(seen)
      }
      #expect(report.drawnElements == wanted, "seed \(seed)")
      #expect(report.scrolls.map(\.dy) == (dy == 0 ? [] : [dy]), "seed \(seed)")
    }
  }

  /// Whether an element may be drawn: it is not as it was, or it comes within two columns (half a
  /// glyph on either side of an edge) of something that is not.
  func isDamaged(
    _ index: Int, of scene: TestScene, after old: TestScene, _ report: RenderReport
  ) -> Bool {
    if report.isFull { return true }
    // A scroll damages what it moves wrongly; its cells count as changed here.
    if !report.scrolls.isEmpty { return true }
    let element = scene.elements[index]
    if !old.elements.contains(element) { return true }
    let changed =
      scene.elements.filter { !old.elements.contains($0) }
      + old.elements.filter { !scene.elements.contains($0) }
    let order = scene.elements.map(\.id).filter { id in old.elements.contains { $0.id == id } }
    let oldOrder = old.elements.map(\.id).filter { id in scene.elements.contains { $0.id == id } }
    if order != oldOrder { return true }
    let seen = element.rect.intersection(element.clip)
    return changed.contains { other in
      let area = other.rect.intersection(other.clip)
      let near = Rect(
        x: area.minX - 2, y: area.minY, width: area.width + 4, height: area.height)
      return near.intersects(seen)
    }
  }

  func summary(_ element: TestElement) -> String {
    "\(element.id) \(element.rect.intersection(element.clip)) z \(element.zIndex)"
      + " \(element.content)"
  }

  func picture(_ frame: Frame) -> String {
    (0..<frame.size.height).map { y in
      "|\(frame.text(ofRow: y))| "
        + frame.styleRuns(ofRow: y).map { "\($0.columns) \($0.style)" }.joined(separator: ", ")
    }.joined(separator: "\n")
  }
}
