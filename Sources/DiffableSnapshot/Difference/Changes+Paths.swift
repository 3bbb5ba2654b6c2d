extension Changes {
  /// The new index of an old section, or nil when it is gone.
  public func newSection(ofOld section: Int) -> Int? {
    sectionChanges.newOfOld.index(at: section)
  }

  /// The old index of a new section, or nil when it is new.
  public func oldSection(ofNew section: Int) -> Int? {
    sectionChanges.oldOfNew.index(at: section)
  }

  /// The new path of an item, or nil when it is gone.
  ///
  /// Complexity: O(log *s*), where *s* is the number of changed sections.
  public func newPath(ofOld path: ItemPath) -> ItemPath? {
    follow(
      path, counts: oldCounts, windows: oldWindows, ordinals: matches.newOfOld,
      sections: sectionChanges.newOfOld, otherWindows: newWindows)
  }

  /// The old path of an item, or nil when it is new.
  ///
  /// Complexity: O(log *s*), where *s* is the number of changed sections.
  public func oldPath(ofNew path: ItemPath) -> ItemPath? {
    follow(
      path, counts: newCounts, windows: newWindows, ordinals: matches.oldOfNew,
      sections: sectionChanges.oldOfNew, otherWindows: oldWindows)
  }

  /// Leads a path from one side to the other: through the window of its section by ordinals, around
  /// it by the distance from the section's start or end.
  private func follow(
    _ path: ItemPath, counts: ContiguousArray<Int>, windows: WindowTable,
    ordinals: ContiguousArray<Int32>, sections: ContiguousArray<Int32>, otherWindows: WindowTable
  ) -> ItemPath? {
    guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item)
    else { return nil }
    let section = sections.index(at: path.section)
    guard let window = windows.window(ofSection: path.section) else {
      return section.map { ItemPath(section: $0, item: path.item) }
    }
    let offset = path.item - Int(window.first)
    if offset >= 0, offset < window.count {
      let ordinal = ordinals[Int(window.base) + offset]
      return ordinal < 0 ? nil : otherWindows.path(ofOrdinal: ordinal)
    }
    guard let section, let other = otherWindows.window(ofSection: section) else { return nil }
    let growth = offset < 0 ? 0 : Int(other.count - window.count)
    return ItemPath(section: section, item: path.item + growth)
  }
}

extension ContiguousArray<Int32> {
  /// The entry at an index as an index of its own; nil when it is -1 or there is no such entry.
  fileprivate func index(at index: Int) -> Int? {
    indices.contains(index) && self[index] >= 0 ? Int(self[index]) : nil
  }
}
