import DiffableSnapshot

/// What keeps its place on the screen while the layout changes around it.
struct ScrollAnchor<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The first item whose first row can be seen.
  var item: ItemID
  /// Its position when the anchor was taken; where to look for it first.
  var path: ItemPath
  /// Rows from the viewport's top edge to the item's first row.
  var row: Int
}
