internal import Geometry

/// Items in lanes, each put where the least is so far.
///
/// Placing costs one pass over the items; a query is a binary search in every lane.
struct MasonryLanes: Arrangement {
  let axis: Axis
  private(set) var causes: Set<Diagnostic.Cause> = []
  private let masonry: Masonry
  private let tracks: EqualTracks
  private let slot: DimensionResolver.Resolved
  private let room: SectionRoom
  private let itemCount: Int
  private var measured: [Int: Int] = [:]
  private var starts: [Int] = []
  /// The numbers of the items of each lane, from the start of the content on.
  private var lanes: [[Int]]
  private var laneOfItem: [Int] = []
  private(set) var extent = 0

  init(_ masonry: Masonry, room: SectionRoom, count: Int) {
    self.masonry = masonry
    self.room = room
    axis = room.axis
    itemCount = count
    let cross = room.axis.cross
    let gap = Limits.length(masonry.laneSpacing)
    tracks = EqualTracks(
      room.inner[cross], count: masonry.lanes.count(in: room.inner[cross].cell, gap: gap),
      gap: Fraction(gap), widest: masonry.lanes.widest, causes: &causes)
    var resolver = DimensionResolver(aspect: room.aspect)
    var container = room.inner
    container[cross] = tracks.extent
    slot = resolver.resolve(
      masonry.item.size, in: container, overriding: cross, with: tracks.extent)
    causes.formUnion(resolver.causes)
    lanes = []
    place()
  }

  var crossExtent: Int { room.inner[axis.cross].cell }
  var groupCount: Int { itemCount }
  var needsMeasuring: Bool { slot.estimated.any && measured.count < itemCount }

  var overhang: Int {
    let host = Rect(
      origin: .zero, size: Size(width: slot.size.width.cell, height: slot.size.height.cell))
    let attachment = Attachment(aspect: room.aspect)
    return masonry.item.supplementaryItems.reduce(0) { reach, item in
      let rect = attachment.rect(of: item, on: host)
      return max(reach, -rect.start(axis), rect.end(axis) - host.end(axis))
    }
  }

  func span(ofGroup group: Int) -> Range<Int> {
    let start = starts.indices.contains(group) ? starts[group] : 0
    return start..<start + extent(ofItem: group)
  }

  func group(at position: Int) -> Int { max(0, starts.partitioningIndex { $0 > position } - 1) }
  func group(ofItem item: Int) -> Int { item }
  func solution(ofItem item: Int) -> GroupSolution? { nil }

  func places(ofItem item: Int) -> [ArrangedItem] {
    starts.indices.contains(item) ? [place(ofItem: item)] : []
  }

  func collect(_ range: Range<Int>, into items: inout [ArrangedItem], work: inout QueryWork) {
    let reach = overhang
    var found: [Int] = []
    for lane in lanes {
      var index = lane.partitioningIndex {
        starts[$0] + extent(ofItem: $0) > range.lowerBound - reach
      }
      while index < lane.count, starts[lane[index]] < range.upperBound + reach {
        found.append(lane[index])
        index += 1
      }
      work.groups += 1
    }
    work.items += found.count
    for item in found.sorted() { items.append(place(ofItem: item)) }
  }

  mutating func measure(_ range: Range<Int>, context: MeasuringContext) -> Int {
    guard slot.estimated.any else { return 0 }
    var changed = true
    while changed {
      changed = false
      var (found, work) = ([ArrangedItem](), QueryWork())
      collect(range, into: &found, work: &work)
      for item in found where measured[item.item] == nil {
        let answer = context.measurer.measure(
          .item(section: context.section, item: item.item),
          proposed: slot.proposal(tag: masonry.item.tag))
        let resolver = DimensionResolver(aspect: room.aspect)
        let exact = resolver.limited(
          Fraction(Limits.length(answer[axis])), by: masonry.item.size[axis])
        measured[item.item] = max(1, exact.cell)
        changed = true
      }
      // Items that grew or shrank may have let others come into view.
      if changed { place() }
    }
    return 0
  }
}

extension MasonryLanes {
  private func extent(ofItem item: Int) -> Int {
    measured[item] ?? max(1, slot.size[axis].cell)
  }

  /// Puts every item into the lane that is shortest so far, the first of equals.
  private mutating func place() {
    let gap = Limits.length(masonry.itemSpacing)
    var ends = [Int](repeating: 0, count: tracks.count)
    var (starts, laneOfItem) = ([Int](), [Int]())
    var lanes = [[Int]](repeating: [], count: tracks.count)
    starts.reserveCapacity(itemCount)
    laneOfItem.reserveCapacity(itemCount)
    for item in 0..<itemCount {
      var shortest = 0
      for lane in ends.indices where ends[lane] < ends[shortest] { shortest = lane }
      starts.append(ends[shortest])
      laneOfItem.append(shortest)
      lanes[shortest].append(item)
      ends[shortest] += extent(ofItem: item) + gap
    }
    extent = max(0, (ends.max() ?? 0) - gap)
    (self.starts, self.laneOfItem, self.lanes) = (starts, laneOfItem, lanes)
  }

  private func place(ofItem item: Int) -> ArrangedItem {
    var node = Node(
      source: .item(masonry.item), size: .zero, estimated: slot.estimated, first: item, count: 1)
    node.origin[axis] = Fraction(starts[item])
    node.origin[axis.cross] = tracks.start(laneOfItem[item])
    node.size[axis] = Fraction(extent(ofItem: item))
    node.size[axis.cross] = tracks.extent
    return ArrangedItem(
      item: item, rect: node.contentRect.cells, zIndex: 0,
      attached: masonry.item.supplementaryItems, isGroup: false)
  }
}
