internal import Geometry

/// Groups that hold a known number of items each, whatever is measured: the usual case.
///
/// Positions are arithmetic; where groups are measured, sparse corrections are kept in a binary
/// indexed tree. A query costs O(log *n* + visible) then and O(visible) before, and memory grows
/// with what was measured only.
struct FixedLines: Arrangement {
  let axis: Axis
  let needsMeasuring: Bool
  private(set) var causes: Set<Diagnostic.Cause>
  private(set) var overhang: Int
  private let runs: [Run]
  private let gap: Int
  private let itemCount: Int
  private var corrections: SparsePrefixSums
  private var measured: [Int: GroupTemplate] = [:]
  private var sizes: [MeasuredItem: Size] = [:]
  private var measuredCross = 0

  private struct Run: Sendable {
    let lines: LineRun
    let firstGroup: Int
    let firstItem: Int
    let start: Int
  }

  /// Makes the lines of a pattern; each list may be empty.
  init(
    first: [GroupBlueprint], repeating: [GroupBlueprint], last: [GroupBlueprint], axis: Axis,
    items: Int, gap: Int
  ) {
    self.axis = axis
    self.gap = gap
    itemCount = items
    var causes: Set<Diagnostic.Cause> = []
    var runs: [Run] = []
    var (group, item, start) = (0, 0, 0)
    func append(_ blueprints: [GroupBlueprint], _ count: Int) {
      guard let lines = LineRun(blueprints, items: count, gap: gap, causes: &causes) else { return }
      runs.append(Run(lines: lines, firstGroup: group, firstItem: item, start: start))
      group += lines.groupCount
      item += count
      start += lines.start(lines.groupCount)
    }
    func capacity(_ blueprints: [GroupBlueprint]) -> Int {
      LineRun(blueprints, items: items, gap: gap, causes: &causes)?.itemsPerTurn ?? 0
    }
    let ahead = first.isEmpty ? 0 : min(items, capacity(first))
    let behind = last.isEmpty ? 0 : min(items - ahead, capacity(last))
    append(first, ahead)
    append(repeating, items - ahead - behind)
    append(last, behind)
    self.runs = runs
    self.causes = causes
    overhang = runs.map(\.lines.overhang).max() ?? 0
    needsMeasuring = (first + repeating + last).contains { $0.needsMeasuring }
    corrections = SparsePrefixSums(count: group)
  }

  var groupCount: Int { corrections.count }

  var extent: Int { groupCount == 0 ? 0 : start(ofGroup: groupCount) - gap }

  /// Before anything is measured, what the estimates give; then, what was measured.
  var crossExtent: Int {
    measured.isEmpty ? runs.map(\.lines.crossExtent).max() ?? 0 : measuredCross
  }

  func span(ofGroup group: Int) -> Range<Int> {
    let start = start(ofGroup: group)
    return start..<start + template(group).extent
  }

  func group(at position: Int) -> Int {
    guard position > 0, groupCount > 0 else { return 0 }
    guard measured.isEmpty else {
      return corrections.index(at: position, start: regularStart)
    }
    let run = runs.last { $0.start <= position } ?? runs[0]
    return run.firstGroup + run.lines.group(at: position - run.start)
  }

  func group(ofItem item: Int) -> Int {
    guard let run = runs.last(where: { $0.firstItem <= item }) else { return 0 }
    return min(groupCount - 1, run.firstGroup + run.lines.group(ofItem: item - run.firstItem))
  }

  func places(ofItem item: Int) -> [ArrangedItem] {
    guard item >= 0, item < itemCount, groupCount > 0 else { return [] }
    let group = group(ofItem: item)
    var items: [ArrangedItem] = []
    var work = QueryWork()
    let start = start(ofGroup: group)
    _ = collect(group, of: run(of: group).run, at: start, into: &items, work: &work)
    return items.filter { $0.item == item }
  }

  func collect(_ range: Range<Int>, into items: inout [ArrangedItem], work: inout QueryWork) {
    guard groupCount > 0 else { return }
    var group = group(at: range.lowerBound - overhang)
    var start = start(ofGroup: group)
    for run in runs[runIndex(ofGroup: group)...] {
      while group < run.firstGroup + run.lines.groupCount {
        guard start < range.upperBound + overhang else { return }
        start += collect(group, of: run, at: start, into: &items, work: &work) + gap
        group += 1
      }
    }
  }

  mutating func measure(_ range: Range<Int>, context: MeasuringContext) -> Int {
    guard needsMeasuring, groupCount > 0 else { return 0 }
    var (group, shift) = (group(at: range.lowerBound), 0)
    let end = min(groupCount, group + Limits.measuredGroups)
    var start = start(ofGroup: group)
    while group < end, start < range.upperBound {
      let before = template(group).extent
      if measured[group] == nil { measure(group: group, context: context) }
      let after = template(group).extent
      if start + before <= range.lowerBound { shift += after - before }
      start += after + gap
      group += 1
    }
    return shift
  }

  func solution(ofItem item: Int) -> GroupSolution? {
    guard item >= 0, item < itemCount, groupCount > 0 else { return nil }
    let group = group(ofItem: item)
    let (run, local) = run(of: group)
    var (stored, causes) = (StoredSizes(sizes: sizes), Set<Diagnostic.Cause>())
    let blueprint = run.lines.blueprint(local)
    let node = blueprint.solve(feed(run, local), sizes: &stored, causes: &causes)
    return GroupSolution(group: group, node: node, shift: blueprint.shift(of: node))
  }
}

extension FixedLines {
  /// The run a group is in, and its number there.
  private func run(of group: Int) -> (run: Run, local: Int) {
    let run = runs[runIndex(ofGroup: group)]
    return (run, group - run.firstGroup)
  }

  /// Which run a group is in; what is asked for each group of a query need not copy the run.
  private func runIndex(ofGroup group: Int) -> Int {
    var index = runs.count - 1
    while index > 0, runs[index].firstGroup > group { index -= 1 }
    return index
  }

  private func regularStart(_ group: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runIndex(ofGroup: group)
    return runs[run].start + runs[run].lines.start(group - runs[run].firstGroup)
  }

  private func start(ofGroup group: Int) -> Int {
    regularStart(group) + corrections.sum(before: group)
  }

  private func template(_ group: Int) -> GroupTemplate {
    if let known = measured[group] { return known }
    let run = runIndex(ofGroup: group)
    return runs[run].lines.template(group - runs[run].firstGroup)
  }

  private func feed(_ run: Run, _ local: Int) -> Feed {
    let end = run.firstItem + run.lines.firstItem(local + 1)
    let isLast = local == run.lines.groupCount - 1
    return Feed(
      next: run.firstItem + run.lines.firstItem(local),
      end: isLast ? run.firstItem + run.lines.itemCount : end)
  }

  /// Collects the elements of a group of a run; answers with its extent.
  private func collect(
    _ group: Int, of run: Run, at start: Int, into items: inout [ArrangedItem],
    work: inout QueryWork
  ) -> Int {
    let local = group - run.firstGroup
    let template = measured[group] ?? run.lines.template(local)
    let first = run.firstItem + run.lines.firstItem(local)
    template.append(to: &items, from: first, at: start, along: axis)
    work.groups += 1
    work.items += template.leaves.count
    return template.extent
  }

  private mutating func measure(group: Int, context: MeasuringContext) {
    let (run, local) = run(of: group)
    let before = run.lines.template(local).extent
    var source = MeasuredSizes(
      measurer: context.measurer, section: context.section, count: itemCount)
    let blueprint = run.lines.blueprint(local)
    let node = blueprint.solve(feed(run, local), sizes: &source, causes: &causes)
    let template = blueprint.template(node)
    sizes.merge(source.sizes) { _, new in new }
    measured[group] = template
    measuredCross = max(measuredCross, template.crossExtent)
    overhang = max(overhang, template.overhang)
    if template.extent != before { corrections.add(template.extent - before, at: group) }
  }
}

extension GroupTemplate {
  /// Appends the instance's elements for data from an item on, at a position of the axis.
  func append(
    to items: inout [ArrangedItem], from first: Int, at start: Int, along axis: Axis
  ) {
    let x = axis == .horizontal ? start : 0
    let y = axis == .vertical ? start : 0
    for host in hosts {
      items.append(
        ArrangedItem(
          item: first + host.leaf, rect: host.rect.moved(x: x, y: y), zIndex: 0,
          attached: host.attached, isGroup: true))
    }
    for (index, leaf) in leaves.enumerated() {
      items.append(
        ArrangedItem(
          item: first + index, rect: leaf.rect.moved(x: x, y: y), zIndex: leaf.zIndex,
          attached: leaf.attached, isGroup: false))
    }
  }
}
