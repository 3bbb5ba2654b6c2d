import BenchmarkTable
import CompositionalLayout
import Geometry

/// Measures solving and asking layouts of growing size, beside an eager one that keeps all frames.
struct LayoutRun {
  var table: Table
  let rounds: Int
  private let window = Size(width: 80, height: 50)
  /// Repetitions of a short workload, so that a clock's step does not matter.
  private let repetitions = 100

  init(table: Table, rounds: Int) {
    self.table = table
    self.rounds = rounds
  }

  private var environment: Environment { Environment(container: Container(size: window)) }

  private var grid: Layout {
    Layout(
      section: .grid(
        columns: .count(3), itemHeight: .absolute(6), gap: Gap(main: 1, cross: 1)))
  }

  private var rows: Layout {
    Layout(section: .list(using: ListConfiguration(appearance: .plain)))
  }

  private func middle(_ solved: SolvedLayout) -> Viewport {
    Viewport(rect: Rect(origin: Point(x: 0, y: solved.contentSize.height / 2), size: window))
  }

  // MARK: Workloads

  /// What is visible of uniform items: flat in their number.
  mutating func measureUniform() {
    let small = grid.solve(in: environment, counts: [1_000])
    let large = grid.solve(in: environment, counts: [1_000_000])
    let (first, last) = (middle(small), middle(large))
    let isExact = small.elements(in: first).count == 21 && large.elements(in: last).count == 21
    let times = interleave(
      rounds: rounds, { repeated { use(large.elements(in: last).count) } },
      { repeated { use(small.elements(in: first).count) } })
    add("visible of 1,000,000 uniform items", times.workload, isExact: isExact, operations: 21)
    add(
      "visible, 1,000,000 / 1,000 uniform items", times.workload,
      against: ("1,000 items", times.yardstick), isExact: isExact, operations: 21)
    let eager = interleave(
      rounds: 3, { repeated { use(large.elements(in: last).count) } },
      { use(eagerlyVisible(1_000_000, in: last.rect)) })
    add(
      "visible of 1,000,000 / eager frames", eager.workload,
      against: ("all frames", eager.yardstick * Double(repetitions)),
      isExact: eagerlyVisible(1_000_000, in: last.rect) == 21, operations: 21)
  }

  /// Rows that are measured: solving, finding, measuring.
  mutating func measureRows() {
    let layout = rows
    var solved = layout.solve(in: environment, counts: [1_000_000], measurer: RowMeasurer())
    for step in 0..<1_000 {
      let top = Point(x: 0, y: solved.contentSize.height / 1_000 * step)
      solved.measure(in: Rect(origin: top, size: window))
    }
    let seen = solved
    let view = middle(seen)
    let build = interleave(
      rounds: rounds,
      { use(layout.solve(in: environment, counts: [1_000_000], measurer: RowMeasurer())) }, {})
    add("solve 1,000,000 measured rows", build.workload, repeats: 1)
    let visible = interleave(
      rounds: rounds, { repeated { use(seen.elements(in: view).count) } }, {})
    add("visible of 1,000,000 measured rows", visible.workload)
    let lookup = interleave(
      rounds: rounds, { repeated { use(seen.rect(of: .item(section: 0, item: 777_777))) } }, {})
    add("find one of 1,000,000 measured rows", lookup.workload)
    var (fresh, row) = (seen, 0)
    let update = interleave(
      rounds: rounds,
      {
        repeated {
          row += 1
          fresh.measure(in: Rect(x: 0, y: 2_000 + row * 7, width: 80, height: 1))
        }
      }, {})
    add("measure one of 1,000,000 rows", update.workload)
  }

  /// A screen from nothing: solve, measure what is visible, ask for it.
  mutating func measureFirstScreen() {
    let layout = rows
    let times = interleave(
      rounds: rounds,
      {
        var solved = layout.solve(in: environment, counts: [100_000], measurer: RowMeasurer())
        let view = Viewport(rect: Rect(origin: .zero, size: window))
        solved.measure(in: view)
        use(solved.elements(in: view))
      }, {})
    add("first screen of 100,000 measured rows", times.workload, repeats: 1)
  }

  /// Many sections.
  mutating func measureSections() {
    let layout = Layout(section: .list())
    let counts = Array(repeating: 10, count: 100_000)
    let solved = layout.solve(in: environment, counts: counts)
    let solving = interleave(
      rounds: 3, { use(layout.solve(in: environment, counts: counts)) }, {})
    add(
      "solve 100,000 sections", solving.workload, repeats: 1,
      isExact: solved.contentSize.height == 1_000_000)
    let view = middle(solved)
    let visible = interleave(
      rounds: rounds, { repeated { use(solved.elements(in: view).count) } }, {})
    add("visible of 100,000 sections", visible.workload, operations: 50)
  }

  // MARK: Rows of the table

  private mutating func add(
    _ name: String, _ time: Double, against yardstick: (name: String, time: Double)? = nil,
    repeats: Int? = nil, isExact: Bool = true, operations: Int = 1
  ) {
    let count = Double(repeats ?? repetitions)
    table.add(
      Measurement(
        name: name, time: time / count,
        yardstick: yardstick.map { ($0.name, $0.time / count) }, isExact: isExact,
        operations: operations))
  }

  private func repeated(_ body: () -> Void) { for _ in 0..<repetitions { body() } }

  /// What a layout without templates does: all frames first, then a look at each.
  private func eagerlyVisible(_ count: Int, in view: Rect) -> Int {
    let frames = (0..<count).map {
      Rect(x: 27 * ($0 % 3), y: 7 * ($0 / 3), width: 26, height: 6)
    }
    return frames.count { $0.intersects(view) }
  }
}

/// Rows of one to five lines.
struct RowMeasurer: Measurer {
  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size {
    guard case .item(_, let item) = element else { return proposed.estimate }
    return Size(width: proposed.width ?? 1, height: 1 + item % 5)
  }
}
