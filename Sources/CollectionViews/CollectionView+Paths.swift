import DiffableSnapshot

extension CollectionView {
  /// The first item of all, or `nil` when there is none.
  func firstPath() -> ItemPath? { nextPath(from: 0) }

  /// The last item of all, or `nil` when there is none.
  func lastPath() -> ItemPath? { previousPath(from: snapshot.numberOfSections - 1, last: true) }

  /// The first item of the first section at or after `section` that has one.
  func nextPath(from section: Int) -> ItemPath? {
    var section = section
    while section < snapshot.numberOfSections {
      if itemCount(section) > 0 { return ItemPath(section: section, item: 0) }
      section += 1
    }
    return nil
  }

  /// The first (or last) item of the last section at or before `section` that has one.
  func previousPath(from section: Int, last: Bool) -> ItemPath? {
    var section = section
    while section >= 0 {
      let count = itemCount(section)
      if count > 0 { return ItemPath(section: section, item: last ? count - 1 : 0) }
      section -= 1
    }
    return nil
  }

  /// The position itself if it holds an item, else the nearest one before or after it.
  func nearestPath(_ path: ItemPath) -> ItemPath? {
    guard path.section < snapshot.numberOfSections else { return lastPath() }
    let count = itemCount(path.section)
    guard count > 0 else {
      return previousPath(from: path.section, last: true) ?? nextPath(from: path.section)
    }
    return ItemPath(section: path.section, item: min(path.item, count - 1))
  }

  /// Where an item is now; looks at its old position first, so that the usual case costs nothing.
  func locate(_ item: ItemID, near path: ItemPath?) -> ItemPath? {
    if let path, snapshot.item(at: path) == item { return path }
    return snapshot.indexPath(of: item)
  }

  func itemCount(_ section: Int) -> Int {
    snapshot.numberOfItems(atSectionIndex: section)
  }
}
