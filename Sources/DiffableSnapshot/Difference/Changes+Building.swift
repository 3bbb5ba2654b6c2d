extension Changes {
  /// Sorts matched ordinals into deleted, inserted, moved and carried ones.
  @usableFromInline
  init(
    sections: SectionChanges, oldWindows: WindowTable, newWindows: WindowTable,
    oldCounts: ContiguousArray<Int>, newCounts: ContiguousArray<Int>, matches: Matches
  ) {
    sectionChanges = sections
    self.oldWindows = oldWindows
    self.newWindows = newWindows
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    self.matches = matches
    findDeletions()
    for window in newWindows.windows { sortItems(of: window) }
  }

  private mutating func findDeletions() {
    var deleted: ContiguousArray<Int32> = []
    for window in oldWindows.windows
    where sectionChanges.newOfOld[Int(window.section)] >= 0 {
      for ordinal in window.ordinals where matches.newOfOld[Int(ordinal)] < 0 {
        deleted.append(ordinal)
      }
    }
    deletedOrdinals = deleted
  }

  /// Sorts the items of a new window.
  ///
  /// Those that stayed in their section move only if they are not part of a longest subsequence of
  /// old positions that still increases.
  private mutating func sortItems(of window: Window) {
    let source = sectionChanges.oldOfNew[Int(window.section)]
    var stayed = StayedItems(capacity: Int(window.count))
    var crossed: ContiguousArray<Int32> = []
    var inserted: ContiguousArray<Int32> = []
    // Neighbours mostly come from the same window.
    var origin = Window(section: -1, first: 0, count: 0, base: 0)
    for ordinal in window.ordinals {
      let old = matches.oldOfNew[Int(ordinal)]
      if old < 0 {
        if source >= 0 { inserted.append(ordinal) }
        continue
      }
      if !origin.ordinals.contains(old) { origin = oldWindows.window(ofOrdinal: old) }
      if origin.section == source {
        stayed.append(ordinal, old: old)
      } else if source >= 0 || sectionChanges.newOfOld[Int(origin.section)] >= 0 {
        crossed.append(ordinal)
      } else {
        carriedOrdinals.append(ordinal)
      }
    }
    insertedOrdinals.append(contentsOf: inserted)
    movedOrdinals.append(contentsOf: merged(stayed.moved, crossed))
  }

  /// One ascending list of two.
  private func merged(
    _ first: ContiguousArray<Int32>, _ second: ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    return ContiguousArray((first + second).sorted())
  }
}

/// The items of a section that were in it before, in new order.
private struct StayedItems {
  private var ordinals: ContiguousArray<Int32> = []
  private var old: ContiguousArray<Int32> = []
  private var isIncreasing = true

  init(capacity: Int) {
    ordinals.reserveCapacity(capacity)
    old.reserveCapacity(capacity)
  }

  mutating func append(_ ordinal: Int32, old place: Int32) {
    if let last = old.last, last > place { isIncreasing = false }
    ordinals.append(ordinal)
    old.append(place)
  }

  /// The new ordinals outside of a longest increasing subsequence of the old ones.
  var moved: ContiguousArray<Int32> {
    if isIncreasing { return [] }
    let kept = longestIncreasingSubsequence(of: old)
    var moved: ContiguousArray<Int32> = []
    moved.reserveCapacity(ordinals.count - kept.count)
    var next: Int32 = 0
    for position in kept {
      if next < position { moved.append(contentsOf: ordinals[Int(next)..<Int(position)]) }
      next = position + 1
    }
    moved.append(contentsOf: ordinals[Int(next)...])
    return moved
  }
}
