/// Which element of one sequence is which of another, by ordinals; -1 for none.
@usableFromInline
struct Matches: Sendable {
  /// The new ordinal of each old element.
  @usableFromInline var newOfOld: ContiguousArray<Int32>
  /// The old ordinal of each new element.
  @usableFromInline var oldOfNew: ContiguousArray<Int32>

  @usableFromInline
  init(oldCount: Int, newCount: Int) {
    newOfOld = ContiguousArray(repeating: -1, count: oldCount)
    oldOfNew = ContiguousArray(repeating: -1, count: newCount)
  }

  /// Matches two sequences.
  ///
  /// The table is built of the shorter one: a search result of a long list fits into the cache.
  @inlinable
  init<Hashing: IdentifierHashing>(
    old: Span<Hashing.ID>, new: Span<Hashing.ID>, by hashing: Hashing.Type
  ) {
    self.init(oldCount: old.count, newCount: new.count)
    if old.isEmpty || new.isEmpty { return }
    if new.count < old.count {
      matchIdentifiers(
        indexed: new, probes: old, partnersOfIndexed: &oldOfNew, partnersOfProbes: &newOfOld,
        by: hashing)
    } else {
      matchIdentifiers(
        indexed: old, probes: new, partnersOfIndexed: &newOfOld, partnersOfProbes: &oldOfNew,
        by: hashing)
    }
  }

  /// Takes over matches of sequences that are parts of these.
  @usableFromInline
  mutating func insert(_ part: Matches, oldBase: Int, newBase: Int) {
    for (ordinal, new) in part.newOfOld.enumerated() where new >= 0 {
      let new = newBase + Int(new)
      newOfOld[oldBase + ordinal] = Int32(new)
      oldOfNew[new] = Int32(oldBase + ordinal)
    }
  }

  /// Matches equal ends.
  @usableFromInline
  mutating func matchEnds(prefix: Int, suffix: Int) {
    for ordinal in 0..<prefix {
      newOfOld[ordinal] = Int32(ordinal)
      oldOfNew[ordinal] = Int32(ordinal)
    }
    for distance in 1..<suffix + 1 {
      let old = newOfOld.count - distance
      let new = oldOfNew.count - distance
      newOfOld[old] = Int32(new)
      oldOfNew[new] = Int32(old)
    }
  }
}
