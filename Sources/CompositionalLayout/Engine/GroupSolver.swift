internal import Geometry

/// Solves one instance of a group: takes data items from a feed and gives them exact slots.
///
/// Every rule is written once, over the group's main and cross axis. Where a description cannot
/// be fulfilled the result degrades and a cause is noted; the loop always ends, because each
/// turn takes a data item or room, and a pass that takes neither is the last.
struct GroupSolver<Sizes: LeafSizes> {
  var resolver: DimensionResolver
  var sizes: Sizes
  var feed: Feed
  /// The reading direction, for custom groups.
  let direction: LayoutDirection
  /// Whether a complete group is being solved to find the positions of a partial one.
  private var isCompleting = false
  /// Subitems solved so far, those given back included.
  private var work = 0

  /// Slack in comparisons that absorbs decimal approximations, in cells.
  private static var tolerance: Fraction { Fraction(1, 1000) }

  init(
    aspect: Fraction, sizes: Sizes, feed: Feed, direction: LayoutDirection = .leftToRight
  ) {
    resolver = DimensionResolver(aspect: aspect)
    self.sizes = sizes
    self.feed = feed
    self.direction = direction
  }

  /// Solves a group of a resolved size; the node's origin is left at zero.
  mutating func solve(
    _ group: Group, size: ExactSize, estimated: EstimatedAxes, depth: Int = 0
  ) -> Node {
    let insets = group.contentInsets.effective(ignoring: estimated)
    let inner = size.inset(by: insets)
    if inner.width <= .zero || inner.height <= .zero { resolver.causes.insert(.noRoom) }
    let first = feed.next
    var node = Node(source: .group(group), size: size, estimated: estimated, first: first, count: 0)
    let corner = ExactPoint(x: Fraction(insets.leading), y: Fraction(insets.top))
    if let plan = PlacementPlan(group, inner: inner, estimated: estimated, &resolver) {
      if depth >= Limits.depth {
        resolver.causes.insert(.nestedTooDeeply)
      } else {
        fill(&node, plan: plan, corner: corner, depth: depth)
      }
    } else {
      placeByHand(&node, group: group, inner: inner, corner: corner)
    }
    node.count = feed.next - first
    return node
  }

  // MARK: Hand-placed items

  private mutating func placeByHand(
    _ node: inout Node, group: Group, inner: ExactSize, corner: ExactPoint
  ) {
    let items: [CustomItem]
    switch group.content {
    case .custom(let list): items = list
    case .provided(let provider):
      items = provider.items(
        Environment(
          container: Container(size: inner.floor), cellAspect: resolver.aspect,
          direction: direction))
    case .subitems, .equal, .repeating: items = []
    }
    for item in items where feed.hasMore {
      let (rect, number) = (item.rect, feed.take())
      let origin = ExactPoint(
        x: Fraction(Limits.offset(rect.origin.x)), y: Fraction(Limits.offset(rect.origin.y)))
      node.children.append(
        Node(
          source: .custom(item), origin: corner + origin,
          size: ExactSize(
            Size(
              width: Limits.length(rect.size.width), height: Limits.length(rect.size.height))),
          first: number, count: 1))
    }
  }

  // MARK: Items along an axis

  private mutating func fill(
    _ node: inout Node, plan: PlacementPlan, corner: ExactPoint, depth: Int
  ) {
    var (placed, extent) = place(plan, depth: depth)
    if !plan.mainIsEstimated { spread(&placed, extent: extent, plan: plan, depth: depth) }
    let cross = crossExtent(of: placed, plan: plan)
    equalize(&placed, plan: plan)
    if plan.mainIsEstimated { node.size[plan.axis] = extent }
    if plan.crossIsEstimated { node.size[plan.axis.cross] = cross }
    node.children.reserveCapacity(placed.count)
    for var slot in placed {
      var origin = ExactPoint.zero
      origin[plan.axis] = slot.position
      origin[plan.axis.cross] = slot.crossOffset(in: cross, axis: plan.axis.cross)
      slot.node.origin = corner + origin
      if case .item = slot.node.source { slot.node.size[plan.axis.cross] = slot.cross }
      node.children.append(slot.node)
    }
  }

  /// Takes subitems in turn until the group is full or the data ends.
  private mutating func place(
    _ plan: PlacementPlan, depth: Int
  ) -> (placed: [PlacedSlot], extent: Fraction) {
    var (placed, cursor, turn): ([PlacedSlot], Fraction, Int) = ([], .zero, 0)
    var (passAdvance, passStart) = (Fraction.zero, feed.next)
    while turn < plan.limit, feed.hasMore, work < Limits.work {
      let index = turn % plan.members.count
      if index == 0 { (passAdvance, passStart) = (.zero, feed.next) }
      let gap = placed.isEmpty ? Fraction.zero : plan.gap
      let room = plan.mainIsEstimated ? nil : plan.inner[plan.axis] - cursor - gap
      let place = Place(index: index, turn: turn, room: room, mustFit: placed.isEmpty)
      guard var slot = solveSlot(plan, at: place, depth: depth) else { break }
      slot.position = cursor + gap + slot.before
      cursor = slot.position + slot.main + slot.after
      passAdvance += slot.outerExtent + plan.gap
      placed.append(slot)
      turn += 1
      guard index == plan.members.count - 1 else { continue }
      if feed.next == passStart || (passAdvance <= .zero && turn >= plan.endlessFrom) {
        resolver.causes.insert(.subitemsWithoutExtent)
        break
      }
    }
    if plan.reportsMissing, feed.hasMore, turn < plan.limit {
      resolver.causes.insert(.repetitionsDoNotFit)
    }
    return (placed, cursor)
  }

  /// Which placement of a group is made, and the room that is left for it.
  private struct Place {
    let index: Int
    let turn: Int
    /// Nil in a group that grows with its content.
    let room: Fraction?
    /// Whether a subitem that does not fit is cut instead of refused.
    let mustFit: Bool
  }

  /// Solves the next subitem, or returns nil, with the feed as before, when it does not fit.
  ///
  /// What is known not to fit is refused before it is solved: otherwise every level of nesting
  /// would double the work.
  private mutating func solveSlot(
    _ plan: PlacementPlan, at place: Place, depth: Int
  ) -> PlacedSlot? {
    let member = plan.members[place.index]
    let spacing = member.edgeSpacing
    let edges = spacing.start(plan.axis).minimum + spacing.end(plan.axis).minimum
    let room = place.room.map { $0 - Fraction(edges) }
    var resolved = resolver.resolve(
      member.size, in: plan.inner, overriding: plan.axis,
      with: plan.slotExtent(turn: place.turn, index: place.index))
    if let room, resolved.size[plan.axis] > room + Self.tolerance,
      !resolved.estimated[plan.axis]
    {
      guard place.mustFit else { return nil }
      resolver.causes.insert(.nothingFits)
      resolved = resolver.resolve(
        member.size, in: plan.inner, overriding: plan.axis, with: max(.zero, room))
    }
    let mark = feed
    var node = solve(member, resolved: resolved, plan: plan, depth: depth)
    if let room, node.size[plan.axis] > room + Self.tolerance, resolved.estimated[plan.axis] {
      guard place.mustFit else {
        feed = mark
        return nil
      }
      resolver.causes.insert(.nothingFits)
      node.crop(to: max(.zero, room), along: plan.axis)
    }
    var slot = PlacedSlot(node: node, spacing: spacing, axis: plan.axis)
    if let room, room < .zero, place.mustFit { slot.squeeze(into: plan.inner[plan.axis]) }
    return slot
  }

  private mutating func solve(
    _ member: Subitem, resolved: DimensionResolver.Resolved, plan: PlacementPlan, depth: Int
  ) -> Node {
    work += 1
    switch member {
    case .item(let item):
      return solveItem(item, resolved: resolved, parentIsEstimated: plan.isEstimated)
    case .group(let group):
      return solve(group, size: resolved.size, estimated: resolved.estimated, depth: depth + 1)
    }
  }

  private mutating func solveItem(
    _ item: Item, resolved: DimensionResolver.Resolved, parentIsEstimated: EstimatedAxes
  ) -> Node {
    var node = Node(
      source: .item(item), size: resolved.size, estimated: resolved.estimated, first: feed.take(),
      count: 1)
    for axis in Axis.allCases where parentIsEstimated[axis] {
      if item.size[axis].refersTo(axis) { resolver.causes.insert(.fractionOfEstimate) }
    }
    guard resolved.estimated.any else { return node }
    let proposed = resolved.proposal(tag: item.tag)
    guard let measured = sizes.size(ofItem: node.first, proposed: proposed) else { return node }
    node.measured = measured
    for axis in Axis.allCases where resolved.estimated[axis] {
      node.size[axis] = resolver.limited(Fraction(measured[axis]), by: item.size[axis])
    }
    return node
  }

  // MARK: Free room

  /// Shares what is left along the axis among the flexible spacings.
  private mutating func spread(
    _ placed: inout [PlacedSlot], extent: Fraction, plan: PlacementPlan, depth: Int
  ) {
    let isFlexible = plan.gapIsFlexible || placed.contains { $0.isFlexible }
    guard isFlexible else { return }
    var (full, fullExtent) = (placed, extent)
    if !feed.hasMore, !isCompleting { (full, fullExtent) = completeGroup(plan, depth: depth) }
    let left = plan.inner[plan.axis] - fullExtent
    var places = plan.gapIsFlexible ? max(0, full.count - 1) : 0
    for slot in full { places += slot.flexiblePlaces }
    guard left > .zero, places > 0 else { return }
    let share = left / Fraction(places)
    var shift = Fraction.zero
    for index in placed.indices {
      if index > 0, plan.gapIsFlexible { shift += share }
      if placed[index].flexesBefore { shift += share }
      placed[index].position += shift
      if placed[index].flexesAfter { shift += share }
    }
  }

  /// Solves the group as if data never ended: a partial last group keeps these positions.
  private mutating func completeGroup(
    _ plan: PlacementPlan, depth: Int
  ) -> (placed: [PlacedSlot], extent: Fraction) {
    let (saved, causes) = (feed, resolver.causes)
    (isCompleting, feed) = (true, Feed(next: 0, end: Limits.completion))
    let result = place(plan, depth: depth)
    (isCompleting, feed, resolver.causes) = (false, saved, causes)
    return result
  }

  private func crossExtent(of placed: [PlacedSlot], plan: PlacementPlan) -> Fraction {
    guard plan.crossIsEstimated else { return plan.inner[plan.axis.cross] }
    return placed.map(\.outerCross).max() ?? .zero
  }

  /// Grows the slots that want to be as large as their largest sibling.
  private func equalize(_ placed: inout [PlacedSlot], plan: PlacementPlan) {
    let cross = plan.axis.cross
    func grows(_ slot: PlacedSlot) -> Bool {
      switch slot.node.source {
      case .item(let item):
        item.size[cross].isUniformAcrossSiblings
          || (plan.isTallest && slot.node.estimated[cross])
      case .group(let group): group.size[cross].isUniformAcrossSiblings
      case .custom: false
      }
    }
    let growing = placed.indices.filter { grows(placed[$0]) }
    guard let largest = growing.map({ placed[$0].cross }).max() else { return }
    for index in growing { placed[index].cross = largest }
  }
}

extension Dimension {
  /// Whether it is a fraction of the parent's extent along an axis.
  func refersTo(_ axis: Axis) -> Bool {
    switch rule {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings, .fill, .aspect: false
    }
  }
}
