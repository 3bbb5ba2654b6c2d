import Geometry
import Testing

@testable import CompositionalLayout

/// Flows: what is known up to where somebody looked, and what is estimated beyond.
struct FlowTests {
  private func solve(_ items: Int, _ counter: CountingMeasurer) -> SolvedLayout {
    Layout(section: .flow(estimatedWidth: 4, height: .estimated(1))).solve(
      in: Environment(container: Container(size: Size(width: 12, height: 4))), counts: [items],
      measurer: counter)
  }

  @Test func `a flow measures what lies before the view, once`() {
    let counter = CountingMeasurer(height: 2)
    var solved = solve(300, counter)
    let view = Rect(x: 0, y: 40, width: 12, height: 4)
    solved.measure(in: view)
    let asked = counter.asked.value.count
    #expect(asked >= 120 && asked <= 150)
    solved.measure(in: Rect(x: 0, y: 20, width: 12, height: 4))
    #expect(counter.asked.value.count == asked)
  }

  @Test func `the item at the start of the view stays there while what is before it grows`() {
    let counter = CountingMeasurer(height: 2)
    var solved = solve(300, counter)
    let before = solved.rect(of: .item(section: 0, item: 120))
    let moved = solved.measure(in: Rect(x: 0, y: 40, width: 12, height: 4))
    #expect(before?.minY == 40)
    #expect(moved == 40)
    #expect(solved.rect(of: .item(section: 0, item: 120))?.minY == 80)
  }

  @Test func `a place too far away keeps its estimates`() {
    let counter = CountingMeasurer(height: 2)
    var solved = solve(1_000_000, counter)
    #expect(solved.measure(in: Rect(x: 0, y: 200_000, width: 12, height: 4)) == 0)
    #expect(counter.asked.value.isEmpty)
    let far = Viewport(rect: Rect(x: 0, y: 200_000, width: 12, height: 4))
    #expect(solved.elements(in: far).count == 12)
  }
}
