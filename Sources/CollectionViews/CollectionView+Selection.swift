import DiffableSnapshot

extension CollectionView {
  /// Selects an item, or no longer; an item that is not in the snapshot is left alone.
  public mutating func toggleSelection(of item: ItemID) {
    guard selectedItems.remove(item) == nil, snapshot.contains(item: item) else { return }
    selectedItems.insert(item)
  }

  /// Selects no item.
  public mutating func clearSelection() { selectedItems = [] }

  /// The selected items in the order in which they are shown.
  ///
  /// - Complexity: O(*k* log *k*) for *k* selected items, once the snapshot's index is built.
  public func selectedInOrder() -> [ItemID] {
    selectedItems
      .compactMap { item in snapshot.indexPath(of: item).map { (path: $0, item: item) } }
      .sorted { $0.path < $1.path }
      .map(\.item)
  }

  /// Drops what is gone from the selection; what stayed or moved stays selected.
  mutating func carrySelection() {
    guard !selectedItems.isEmpty else { return }
    selectedItems = selectedItems.filter { snapshot.contains(item: $0) }
  }
}
