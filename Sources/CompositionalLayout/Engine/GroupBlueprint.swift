internal import Geometry

/// A section's group with its size resolved: ready to be solved for any run of data items.
struct GroupBlueprint: Sendable {
  let group: Group
  let size: ExactSize
  let estimated: EstimatedAxes
  /// The direction in which instances of the group repeat.
  let axis: Axis
  private let room: SectionRoom

  /// Resolves the group's size; a fixed extent along the axis is rounded once, to at least 1.
  init(_ group: Group, axis: Axis, room: SectionRoom, causes: inout Set<Diagnostic.Cause>) {
    self.group = group
    self.axis = axis
    self.room = room
    var resolver = DimensionResolver(aspect: room.aspect)
    let resolved = resolver.resolve(group.size, in: room.inner)
    causes.formUnion(resolver.causes)
    estimated = resolved.estimated
    var size = resolved.size
    let rounded: [Axis] = room.isSideways || axis == .horizontal ? Axis.allCases : [axis]
    for each in rounded where !estimated[each] { size[each] = Fraction(max(1, size[each].cell)) }
    self.size = size
  }

  /// Whether any item inside is measured.
  var needsMeasuring: Bool { group.needsMeasuring(estimated) }

  /// Whether the number of items in an instance depends on what is measured.
  var hasVariableCapacity: Bool { group.hasVariableCapacity(estimated) }

  /// Solves an instance for the items of a feed.
  func solve<Sizes: LeafSizes>(
    _ feed: Feed, sizes: inout Sizes, causes: inout Set<Diagnostic.Cause>
  ) -> Node {
    let end = min(feed.end, feed.next + Limits.leaves)
    var solver = GroupSolver(
      aspect: room.aspect, sizes: sizes, feed: Feed(next: feed.next, end: end),
      direction: room.direction)
    let node = solver.solve(group, size: size, estimated: estimated)
    sizes = solver.sizes
    causes.formUnion(solver.resolver.causes)
    if end < feed.end, feed.next + node.count == end { causes.insert(.groupTooLarge) }
    return node
  }

  /// Rounds a solved instance to cells, aligned across the section by its edge spacing.
  func template(_ node: Node) -> GroupTemplate {
    GroupTemplate(node, along: axis, shift: shift(of: node), aspect: room.aspect)
  }

  /// Where an instance starts across the section; only stacked groups are narrower than it.
  func shift(of node: Node) -> ExactPoint {
    guard axis == .vertical else { return .zero }
    let (leading, trailing) = (
      group.edgeSpacing.start(.horizontal), group.edgeSpacing.end(.horizontal)
    )
    var x = Fraction(leading.minimum)
    let free = room.inner.width - node.size.width
    if free > .zero, leading.isFlexible { x += trailing.isFlexible ? free / 2 : free }
    return ExactPoint(x: Fraction(x.cell), y: .zero)
  }
}

extension Group {
  /// The subitems with the axes that are measured in them.
  private func members() -> [(member: Subitem, estimated: EstimatedAxes)] {
    func axes(_ member: Subitem, decided: Bool) -> (Subitem, EstimatedAxes) {
      var estimated = EstimatedAxes(
        width: member.size.width.isEstimated, height: member.size.height.isEstimated)
      if decided { estimated[axis] = false }
      return (member, estimated)
    }
    switch content {
    case .subitems(let list): return list.map { axes($0, decided: false) }
    case .equal(let member, _): return [axes(member, decided: true)]
    case .repeating(let member, _): return [axes(member, decided: false)]
    case .custom, .provided: return []
    }
  }

  /// Whether any item inside is measured, given the group's own measured axes.
  func needsMeasuring(_ estimated: EstimatedAxes, depth: Int = 0) -> Bool {
    depth < Limits.depth
      && members().contains { member, estimated in
        switch member {
        case .item: estimated.any
        case .group(let group): group.needsMeasuring(estimated, depth: depth + 1)
        }
      }
  }

  /// Whether what fits depends on what is measured, given the group's own measured axes.
  func hasVariableCapacity(_ estimated: EstimatedAxes, depth: Int = 0) -> Bool {
    depth < Limits.depth
      && members().contains { member, inside in
        if !estimated[axis], inside[axis] { return true }
        guard case .group(let group) = member else { return false }
        return group.hasVariableCapacity(inside, depth: depth + 1)
      }
  }
}
