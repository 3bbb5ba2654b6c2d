internal import Geometry

/// A solved subitem on its way to a place: its extents with the spacing around it.
struct PlacedSlot {
  var node: Node
  /// Where the slot starts along the group's axis.
  var position = Fraction.zero
  /// The slot's extent along the group's axis.
  private(set) var main: Fraction
  /// The slot's extent across the group's axis.
  var cross: Fraction
  /// Least room before and after it along the axis.
  var before: Fraction
  var after: Fraction
  let flexesBefore: Bool
  let flexesAfter: Bool
  private let crossBefore: Spacing
  private let crossAfter: Spacing

  init(node: Node, spacing: EdgeSpacing, axis: Axis) {
    self.node = node
    main = node.size[axis]
    cross = node.size[axis.cross]
    let (start, end) = (spacing.start(axis), spacing.end(axis))
    before = Fraction(start.minimum)
    after = Fraction(end.minimum)
    flexesBefore = start.isFlexible
    flexesAfter = end.isFlexible
    crossBefore = spacing.start(axis.cross)
    crossAfter = spacing.end(axis.cross)
  }

  /// The extent along the axis with the least room around it.
  var outerExtent: Fraction { before + main + after }

  /// The extent across the axis with the least room around it.
  var outerCross: Fraction {
    cross + Fraction(crossBefore.minimum) + Fraction(crossAfter.minimum)
  }

  var isFlexible: Bool { flexesBefore || flexesAfter }

  /// How many of its two edges take a share of free room.
  var flexiblePlaces: Int { (flexesBefore ? 1 : 0) + (flexesAfter ? 1 : 0) }

  /// Gives up extent and room around it, so that it starts and ends within the group.
  mutating func squeeze(into extent: Fraction) {
    before = before.clamped(.zero, extent)
    after = .zero
    main = min(main, extent - before)
  }

  /// Where the slot starts across the axis, in a group of a cross extent.
  func crossOffset(in extent: Fraction, axis: Axis) -> Fraction {
    let start = Fraction(crossBefore.minimum)
    let free = extent - outerCross
    guard free > .zero else { return start }
    switch (crossBefore.isFlexible, crossAfter.isFlexible) {
    case (true, true): return start + free / 2
    case (true, false): return start + free
    case (false, _): return start
    }
  }
}
