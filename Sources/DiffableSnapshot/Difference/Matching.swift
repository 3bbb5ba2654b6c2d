/// The number of equal elements at the start of two sequences.
@inlinable
func commonPrefix<ID: Equatable>(_ first: Span<ID>, _ second: Span<ID>) -> Int {
  let limit = min(first.count, second.count)
  var length = 0
  while length < limit, first[length] == second[length] { length += 1 }
  return length
}

/// The number of equal elements at the end of two sequences whose starts have been cut off.
@inlinable
func commonSuffix<ID: Equatable>(
  _ first: Span<ID>, _ second: Span<ID>, after prefix: Int
) -> Int {
  let limit = min(first.count, second.count) - prefix
  var length = 0
  while length < limit, first[first.count - 1 - length] == second[second.count - 1 - length] {
    length += 1
  }
  return length
}

/// For each element of one sequence the ordinal of its equal in another, or -1.
///
/// This and the trimming are all of the difference that is generic: it turns identifiers into
/// ordinals, and the rest works on those. The first of equal elements in `indexed` is found.
@inlinable
func ordinals<Hashing: IdentifierHashing>(
  of probes: Span<Hashing.ID>, in indexed: Span<Hashing.ID>, by hashing: Hashing.Type
) -> ContiguousArray<Int32> {
  var result = ContiguousArray<Int32>(repeating: -1, count: probes.count)
  if probes.isEmpty || indexed.isEmpty { return result }
  let block = MatchTable.blockSize
  var hashes = ContiguousArray<UInt64>(repeating: 0, count: block)
  var table = MatchTable(count: indexed.count)
  for start in stride(from: (indexed.count - 1) / block * block, through: 0, by: -block) {
    let count = min(block, indexed.count - start)
    for offset in 0..<count { hashes[offset] = hashing.hash(indexed[start + offset]) }
    table.insert(hashes, count: count, firstOrdinal: start)
  }
  var candidates = ContiguousArray<Int32>(repeating: -1, count: block)
  for start in stride(from: 0, to: probes.count, by: block) {
    let count = min(block, probes.count - start)
    for offset in 0..<count { hashes[offset] = hashing.hash(probes[start + offset]) }
    table.find(hashes, count: count, into: &candidates)
    for offset in 0..<count {
      var candidate = candidates[offset]
      while candidate >= 0, indexed[Int(candidate)] != probes[start + offset] {
        candidate = table.next(after: candidate)
      }
      result[start + offset] = candidate
    }
  }
  return result
}

/// Which element of the old sequence is which of the new one, by ordinals.
@usableFromInline
struct Matches: Sendable {
  /// The new ordinal of each old element, or -1.
  @usableFromInline var newOfOld: ContiguousArray<Int32>
  /// The old ordinal of each new element, or -1.
  @usableFromInline var oldOfNew: ContiguousArray<Int32>

  @usableFromInline
  init(oldCount: Int, newCount: Int) {
    newOfOld = ContiguousArray(repeating: -1, count: oldCount)
    oldOfNew = ContiguousArray(repeating: -1, count: newCount)
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

  /// Matches two sequences whose first elements have given ordinals.
  ///
  /// The table is built of the shorter one: a search result of a long list fits into the cache.
  @inlinable
  mutating func match<Hashing: IdentifierHashing>(
    old: Span<Hashing.ID>, oldBase: Int, new: Span<Hashing.ID>, newBase: Int,
    by hashing: Hashing.Type
  ) {
    if new.count < old.count {
      recordNew(ordinals(of: old, in: new, by: hashing), oldBase: oldBase, newBase: newBase)
    } else {
      recordOld(ordinals(of: new, in: old, by: hashing), oldBase: oldBase, newBase: newBase)
    }
  }

  /// Records the new ordinals of old elements; each new element is given once.
  @usableFromInline
  mutating func recordNew(_ ordinals: ContiguousArray<Int32>, oldBase: Int, newBase: Int) {
    for (offset, ordinal) in ordinals.enumerated() where ordinal >= 0 {
      let new = newBase + Int(ordinal)
      guard oldOfNew[new] < 0 else { continue }
      oldOfNew[new] = Int32(oldBase + offset)
      newOfOld[oldBase + offset] = Int32(new)
    }
  }

  /// Records the old ordinals of new elements; each old element is given once.
  @usableFromInline
  mutating func recordOld(_ ordinals: ContiguousArray<Int32>, oldBase: Int, newBase: Int) {
    for (offset, ordinal) in ordinals.enumerated() where ordinal >= 0 {
      let old = oldBase + Int(ordinal)
      guard newOfOld[old] < 0 else { continue }
      newOfOld[old] = Int32(newBase + offset)
      oldOfNew[newBase + offset] = Int32(old)
    }
  }
}
