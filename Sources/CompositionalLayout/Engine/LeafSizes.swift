internal import Geometry

/// Where a solver gets the sizes of self-sizing items from.
protocol LeafSizes {
  /// The measured size of a data item, or nil while its estimate counts.
  mutating func size(ofItem item: Int, proposed: ProposedSize) -> Size?
}

/// What was measured: an item may be offered different sizes, where a complete group is solved
/// to find the positions of a partial one.
struct MeasuredItem: Hashable, Sendable {
  let item: Int
  let proposed: ProposedSize
}

/// Nothing is measured.
struct EstimatedSizes: LeafSizes {
  func size(ofItem item: Int, proposed: ProposedSize) -> Size? { nil }
}

/// Sizes that were measured before.
struct StoredSizes: LeafSizes {
  var sizes: [MeasuredItem: Size]

  func size(ofItem item: Int, proposed: ProposedSize) -> Size? {
    sizes[MeasuredItem(item: item, proposed: proposed)]
  }
}

/// A measurer that also answers for items that are not there, where the positions of a partial
/// group follow from those that would complete it.
protocol HypotheticalMeasurer: Measurer {}

/// Asks a measurer for what is not yet known.
struct MeasuredSizes: LeafSizes {
  let measurer: any Measurer
  let section: Int
  /// What was measured before.
  var known: [MeasuredItem: Size] = [:]
  /// What was measured now.
  var sizes: [MeasuredItem: Size] = [:]
  /// Numbers from here on are not data: they stand for the rest of a partial group.
  let count: Int

  mutating func size(ofItem item: Int, proposed: ProposedSize) -> Size? {
    let key = MeasuredItem(item: item, proposed: proposed)
    if let size = sizes[key] ?? known[key] { return size }
    guard item < count || measurer is any HypotheticalMeasurer else { return nil }
    let answer = measurer.measure(.item(section: section, item: item), proposed: proposed)
    let size = Size(width: Limits.length(answer.width), height: Limits.length(answer.height))
    sizes[key] = size
    return size
  }
}
