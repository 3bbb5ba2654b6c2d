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
