internal import Geometry

/// Groups whose number of items depends on what is measured: a flow of tags.
///
/// Lines are solved in order up to a frontier; what lies beyond is laid out with the estimates
/// until it is looked at. Reaching a far position measures everything before it once, unless
/// that is more than 65,536 items away: then the estimates stay.
struct FlowLines: Arrangement {
  let axis: Axis
  let needsMeasuring = true
  private(set) var causes: Set<Diagnostic.Cause> = []
  private(set) var overhang = 0
  private let blueprints: [GroupBlueprint]
  private let gap: Int
  private let itemCount: Int
  private var lines: [Line] = []
  /// The first item and position that are not yet solved.
  private var frontier = (item: 0, start: 0)
  private var rest: FixedLines
  /// What was measured in the first lines: a partial last line takes its positions from them.
  private var opening: [MeasuredItem: Size] = [:]
  private var measuredCross = 0

  /// From this many items on the opening is known well enough.
  private static var openingItems: Int { 1024 }

  private struct Line: Sendable {
    let firstItem: Int
    let start: Int
    let template: GroupTemplate
    let sizes: [MeasuredItem: Size]
  }

  /// Makes the lines; they take the blueprints in turn.
  init(_ blueprints: [GroupBlueprint], axis: Axis, items: Int, gap: Int) {
    self.axis = axis
    self.gap = gap
    self.blueprints = blueprints
    itemCount = items
    rest = FixedLines(
      first: [], repeating: blueprints, last: [], axis: axis, items: items, gap: gap)
    causes = rest.causes
    overhang = rest.overhang
  }

  var extent: Int {
    rest.groupCount == 0 ? max(0, frontier.start - gap) : frontier.start + rest.extent
  }

  var crossExtent: Int { lines.isEmpty ? rest.crossExtent : measuredCross }

  var groupCount: Int { lines.count + rest.groupCount }

  func span(ofGroup group: Int) -> Range<Int> {
    guard group < lines.count else {
      let span = rest.span(ofGroup: group - lines.count)
      return frontier.start + span.lowerBound..<frontier.start + span.upperBound
    }
    return lines[group].start..<lines[group].start + lines[group].template.extent
  }

  func group(at position: Int) -> Int {
    if position >= frontier.start, rest.groupCount > 0 {
      return lines.count + rest.group(at: position - frontier.start)
    }
    return max(0, lines.partitioningIndex { $0.start > position } - 1)
  }

  func group(ofItem item: Int) -> Int {
    if item >= frontier.item, rest.groupCount > 0 {
      return lines.count + rest.group(ofItem: item - frontier.item)
    }
    return max(0, lines.partitioningIndex { $0.firstItem > item } - 1)
  }

  func places(ofItem item: Int) -> [ArrangedItem] {
    guard item >= 0, item < itemCount else { return [] }
    var (items, work) = ([ArrangedItem](), QueryWork())
    if item >= frontier.item {
      items = rest.places(ofItem: item - frontier.item)
      beyond(&items, from: 0)
    } else {
      collect(line: lines[group(ofItem: item)], into: &items, work: &work)
    }
    return items.filter { $0.item == item }
  }

  func collect(_ range: Range<Int>, into items: inout [ArrangedItem], work: inout QueryWork) {
    var line = max(0, lines.partitioningIndex { $0.start > range.lowerBound - overhang } - 1)
    while line < lines.count, lines[line].start < range.upperBound + overhang {
      collect(line: lines[line], into: &items, work: &work)
      line += 1
    }
    guard range.upperBound + overhang > frontier.start, rest.groupCount > 0 else { return }
    let first = items.count
    let low = max(0, range.lowerBound - frontier.start)
    rest.collect(
      low..<max(low, range.upperBound - frontier.start), into: &items, work: &work)
    beyond(&items, from: first)
  }

  mutating func measure(_ range: Range<Int>, context: MeasuringContext) -> Int {
    guard frontier.item < itemCount else { return 0 }
    var (upper, shift) = (range.upperBound, 0)
    if range.lowerBound > frontier.start {
      let group = rest.group(at: range.lowerBound - frontier.start)
      let before = frontier.start + rest.span(ofGroup: group).lowerBound
      var found: [ArrangedItem] = []
      var work = QueryWork()
      let start = before - frontier.start
      rest.collect(start..<start + 1, into: &found, work: &work)
      let anchor = frontier.item + (found.first?.item ?? 0)
      // Too far to measure all that lies before: the estimate stays.
      guard anchor - frontier.item <= Limits.flowReach else { return 0 }
      while frontier.item <= anchor, frontier.item < itemCount { extend(context) }
      let after = span(ofGroup: self.group(ofItem: anchor)).lowerBound
      shift = after - before
      upper += shift
    }
    let most = lines.count + Limits.measuredGroups
    while frontier.item < itemCount, frontier.start < upper, lines.count < most { extend(context) }
    rest = FixedLines(
      first: [], repeating: rotatedBlueprints, last: [], axis: axis,
      items: itemCount - frontier.item, gap: gap)
    return shift
  }

  func solution(ofItem item: Int) -> GroupSolution? {
    guard item >= 0, item < itemCount else { return nil }
    let group = group(ofItem: item)
    guard group < lines.count else {
      guard var solution = rest.solution(ofItem: item - frontier.item) else { return nil }
      solution.group += lines.count
      return solution
    }
    let known = lines[group].sizes.merging(opening) { first, _ in first }
    var (stored, causes) = (StoredSizes(sizes: known), Set<Diagnostic.Cause>())
    let blueprint = blueprints[group % blueprints.count]
    let feed = Feed(next: lines[group].firstItem, end: itemCount)
    let node = blueprint.solve(feed, sizes: &stored, causes: &causes)
    return GroupSolution(group: group, node: node, shift: blueprint.shift(of: node))
  }
}

extension FlowLines {
  private var rotatedBlueprints: [GroupBlueprint] {
    let turn = blueprints.isEmpty ? 0 : lines.count % blueprints.count
    return Array(blueprints[turn...] + blueprints[..<turn])
  }

  private func collect(line: Line, into items: inout [ArrangedItem], work: inout QueryWork) {
    line.template.append(to: &items, from: line.firstItem, at: line.start, along: axis)
    work.groups += 1
    work.items += line.template.leaves.count
  }

  /// Moves items of the rest behind the frontier.
  private func beyond(_ items: inout [ArrangedItem], from first: Int) {
    let x = axis == .horizontal ? frontier.start : 0
    let y = axis == .vertical ? frontier.start : 0
    for index in first..<items.count {
      items[index].item += frontier.item
      items[index].rect = items[index].rect.moved(x: x, y: y)
    }
  }

  /// Solves the next line.
  private mutating func extend(_ context: MeasuringContext) {
    var source = MeasuredSizes(
      measurer: context.measurer, section: context.section, known: opening, count: itemCount)
    let blueprint = blueprints[lines.count % blueprints.count]
    let feed = Feed(next: frontier.item, end: itemCount)
    let node = blueprint.solve(feed, sizes: &source, causes: &causes)
    if opening.count < Self.openingItems { opening.merge(source.sizes) { _, new in new } }
    let template = blueprint.template(node)
    lines.append(
      Line(
        firstItem: frontier.item, start: frontier.start, template: template, sizes: source.sizes))
    measuredCross = max(measuredCross, template.crossExtent)
    overhang = max(overhang, template.overhang)
    // A group that takes no item would never end the data: what is left is dropped.
    frontier.item = node.count > 0 ? frontier.item + node.count : itemCount
    frontier.start += template.extent + gap
  }
}

extension Array {
  /// The index of the first element for which a condition holds that holds for all after it.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
