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
    for window in oldWindows.windows
    where sectionChanges.newOfOld[Int(window.section)] >= 0 {
      for ordinal in window.base..<window.base + window.count
      where matches.newOfOld[Int(ordinal)] < 0 {
        deletedOrdinals.append(ordinal)
      }
    }
  }

  /// Sorts the items of a new window.
  ///
  /// Those that stayed in their section move only if they are not part of a longest subsequence of
  /// old positions that still increases.
  private mutating func sortItems(of window: Window) {
    let source = sectionChanges.oldOfNew[Int(window.section)]
    var stayed: ContiguousArray<Int32> = []
    var stayedOld: ContiguousArray<Int32> = []
    var isIncreasing = true
    var crossed: ContiguousArray<Int32> = []
    var guess = 0
    for ordinal in window.base..<window.base + window.count {
      let old = matches.oldOfNew[Int(ordinal)]
      guard old >= 0 else {
        if source >= 0 { insertedOrdinals.append(ordinal) }
        continue
      }
      guess = oldWindows.window(ofOrdinal: old, guess: guess)
      let oldSection = oldWindows.windows[guess].section
      if oldSection == source {
        if let last = stayedOld.last, last > old { isIncreasing = false }
        stayed.append(ordinal)
        stayedOld.append(old)
      } else if source >= 0 || sectionChanges.newOfOld[Int(oldSection)] >= 0 {
        crossed.append(ordinal)
      } else {
        carriedOrdinals.append(ordinal)
      }
    }
    let moved = isIncreasing ? [] : unordered(stayed, old: stayedOld)
    movedOrdinals.append(contentsOf: merged(moved, crossed))
  }

  /// The new ordinals outside of a longest increasing run of their old ones.
  private func unordered(
    _ ordinals: ContiguousArray<Int32>, old: ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
    let kept = longestIncreasingSubsequence(of: old)
    var moved: ContiguousArray<Int32> = []
    moved.reserveCapacity(ordinals.count - kept.count)
    var next = 0
    for position in ordinals.indices {
      if next < kept.count, Int(kept[next]) == position {
        next += 1
      } else {
        moved.append(ordinals[position])
      }
    }
    return moved
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
