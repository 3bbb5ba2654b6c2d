internal import Geometry

/// What a group asks for along its axis, made ready for placing: which subitems in turn, how
/// many, how large if the group decides, and how far apart.
struct PlacementPlan {
  let axis: Axis
  let inner: ExactSize
  let isEstimated: EstimatedAxes
  let members: [Subitem]
  /// Placements at most; a list that is not counted goes on as long as room or data last.
  let limit: Int
  private(set) var gap: Fraction
  let gapIsFlexible: Bool
  let isTallest: Bool
  /// Whether it is worth reporting that data are left though the count is not reached.
  private(set) var reportsMissing = false
  /// The placement from which on a pass without extent can only be followed by more of them.
  let endlessFrom: Int
  private var slots: Slots = .own

  /// Who decides the extent of the slots along the axis.
  private enum Slots {
    case own
    case equal(Fraction)
    case leading(quotient: Int, remainder: Int)
    case shares([Fraction?])
  }

  /// Makes the plan; nil for a group whose items are placed by hand.
  init?(
    _ group: Group, inner: ExactSize, estimated: EstimatedAxes, _ resolver: inout DimensionResolver
  ) {
    axis = group.axis
    self.inner = inner
    isEstimated = estimated
    gap = Fraction(group.interItemSpacing.minimum)
    gapIsFlexible = group.interItemSpacing.isFlexible
    isTallest = group.rowHeight == .tallest
    switch group.content {
    case .custom, .provided:
      return nil
    case .subitems(let list):
      members = list
      let fills = list.contains { $0.size[group.axis].weight != nil }
      limit = list.isEmpty ? 0 : (fills ? list.count : .max)
      endlessFrom = fills ? .max : 2
      if list.isEmpty { resolver.causes.insert(.emptyGroup) }
      if fills {
        slots = .shares(FillShares(list, axis: axis, inner: inner, gap: gap).extents(&resolver))
      }
    case .repeating(let member, let count):
      members = [member]
      limit = max(1, min(Limits.leaves, count))
      endlessFrom = .max
      reportsMissing = true
      if count < 1 { resolver.causes.insert(.countBelowOne) }
    case .equal(let member, let columns):
      members = [member]
      limit = columns.count(in: inner[axis].cell, gap: group.interItemSpacing.minimum)
      endlessFrom = .max
      if case .count(let count) = columns, count < 1 { resolver.causes.insert(.countBelowOne) }
      split(limit, columns: columns, remainder: group.remainder, &resolver)
    }
  }

  var mainIsEstimated: Bool { isEstimated[axis] }
  var crossIsEstimated: Bool { isEstimated[axis.cross] }

  /// The extent the group gives to a placement; nil when the subitem's own counts.
  func slotExtent(turn: Int, index: Int) -> Fraction? {
    switch slots {
    case .own: nil
    case .equal(let extent): extent
    case .leading(let quotient, let remainder): Fraction(quotient + (turn < remainder ? 1 : 0))
    case .shares(let extents): extents[index]
    }
  }

  /// Divides the room into equal slots.
  private mutating func split(
    _ count: Int, columns: Columns, remainder: Group.Remainder,
    _ resolver: inout DimensionResolver
  ) {
    let tracks = EqualTracks(
      inner[axis], count: count, gap: gap, widest: columns.widest, causes: &resolver.causes)
    gap = tracks.gap
    if remainder == .leading, tracks.shared.denominator == 1 {
      let cells = tracks.shared.floor
      slots = .leading(quotient: cells / count, remainder: cells % count)
    } else {
      slots = .equal(tracks.extent)
    }
  }
}
