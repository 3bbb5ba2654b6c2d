/// Lanes of items of different extents: each item goes to the lane that is shortest so far.
///
/// Solving costs one pass over the items; queries are O(log *n* + visible) afterwards.
public struct Masonry: Hashable, Sendable {
  /// How many lanes there are, over the room across the layout's direction.
  public var lanes: Columns
  /// The item; its dimension across the layout's direction is ignored.
  public var item: Item
  /// Cells between lanes.
  public var laneSpacing: Int
  /// Cells between items of a lane.
  public var itemSpacing: Int

  /// Makes lanes.
  public init(lanes: Columns, item: Item, laneSpacing: Int = 0, itemSpacing: Int = 0) {
    self.lanes = lanes
    self.item = item
    self.laneSpacing = laneSpacing
    self.itemSpacing = itemSpacing
  }
}
