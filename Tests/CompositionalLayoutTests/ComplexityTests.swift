import Geometry
import SeededRandom
import Testing

@testable import CompositionalLayout

/// The cost of a query, counted in what it looks at instead of in time.
struct ComplexityTests {
  private let view = Size(width: 80, height: 50)

  private func work(_ section: Section, items: Int, measured: Bool = false) -> QueryWork {
    var solved = Layout(section: section).solve(
      in: Environment(container: Container(size: view)), counts: [items],
      measurer: CountingMeasurer(height: 3))
    let middle = Viewport(
      rect: Rect(origin: Point(x: 0, y: solved.contentSize.height / 2), size: view))
    if measured { solved.measure(in: middle) }
    return solved.query(middle, area: middle.rect).work
  }

  @Test func `a uniform section of any size costs the same to look at`() {
    let section = Section.grid(columns: .count(3), itemHeight: .absolute(2), gap: Gap(main: 1))
    let costs = [1_000, 100_000, 1_000_000].map { work(section, items: $0) }
    #expect(Set(costs).count == 1)
    #expect(costs[0].items <= 3 * 19)
  }

  @Test func `a measured section looks at what is visible only`() {
    let section = Section.list(using: ListConfiguration(appearance: .plain))
    for count in [1_000, 100_000, 1_000_000] {
      #expect(work(section, items: count, measured: true).items <= 18)
    }
  }

  @Test func `a strip looks at the groups in its viewport only`() {
    let section = Section.shelf(itemWidth: .absolute(10), height: .absolute(3))
    var solved = Layout(section: section).solve(
      in: Environment(container: Container(size: view)), counts: [1_000_000])
    solved.measure(in: Rect(origin: .zero, size: view))
    let seen = Viewport(rect: Rect(origin: .zero, size: view), stripOffsets: [0: 5_000_000])
    let query = solved.query(seen, area: seen.rect)
    #expect(query.work.items <= 9)
    #expect(query.elements.first?.path == .item(section: 0, item: 500_000))
  }

  @Test func `only sections in view are looked at`() {
    let solved = Layout(section: .list()).solve(
      in: Environment(container: Container(size: view)),
      counts: Array(repeating: 10, count: 100_000))
    let seen = Viewport(rect: Rect(origin: Point(x: 0, y: 500_000), size: view))
    let query = solved.query(seen, area: seen.rect)
    #expect(query.work.sections <= 7)
    #expect(query.elements.count == 50)
  }

  @Test func `running sums agree with adding up`() {
    var random = SplitMix64(seed: 5)
    var values = (0..<300).map { _ in random.number(0...9) }
    var sums = PrefixSums(values)
    var sparse = SparsePrefixSums(count: 300)
    for _ in 0..<200 {
      let index = random.number(0...299)
      let value = random.number(0...9)
      sparse.add(value - 4, at: index)
      sums[index] = value
      values[index] = value
      let position = random.number(0...1500)
      let starts = values.indices.map { values[..<$0].reduce(0, +) }
      #expect(sums.sum(before: index) == starts[index])
      #expect(sums.index(at: position) == starts.lastIndex { $0 <= position })
    }
    let corrected = (0..<300).map { $0 * 1000 + sparse.sum(before: $0) }
    for position in stride(from: 0, to: 300_000, by: 777) {
      let found = sparse.index(at: position) { $0 * 1000 }
      #expect(found == corrected.lastIndex { $0 <= position } ?? 0)
    }
  }
}
