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

/// Finds the equals of two sequences, each element having at most one partner.
///
/// This and the trimming are all of the difference that is generic: identifiers become ordinals
/// here, and the rest works on those. Most changes leave long runs in order, so what a walk along
/// both finds is matched without a hash, and so is what follows a pair found by its hash.
@inlinable
func matchIdentifiers<Hashing: IdentifierHashing>(
  indexed: Span<Hashing.ID>, probes: Span<Hashing.ID>,
  partnersOfIndexed: inout ContiguousArray<Int32>, partnersOfProbes: inout ContiguousArray<Int32>,
  by hashing: Hashing.Type
) {
  var ofIndexed = partnersOfIndexed.mutableSpan
  var ofProbes = partnersOfProbes.mutableSpan
  let rest = indexed.count - matchAlongside(indexed, probes, &ofIndexed, &ofProbes)
  if rest == 0 { return }
  let table = makeTable(of: indexed, without: ofIndexed, count: rest, by: hashing)
  var block = HashBlock()
  var size = HashBlock.capacity / 16
  var next = 0
  while next < probes.count {
    next = block.fill(
      size, from: probes, at: next, step: 1, without: ofProbes, by: hashing)
    table.find(&block)
    let matched = match(block, of: probes, table, indexed, &ofIndexed, &ofProbes)
    // Long runs make hashes needless, so fewer are computed ahead.
    size = matched > 2 * block.count ? max(4, size / 4) : min(HashBlock.capacity, size * 2)
  }
}

/// Walks along both sequences, matching what is equal, and returns how many that are.
///
/// Where the elements differ the walk goes on with one left out on either side if that fits, else
/// with the same place in both if that fits, else behind both. So single insertions, deletions and
/// moves, and whatever stands at its old place, need no hash.
@inlinable
func matchAlongside<ID: Equatable>(
  _ indexed: Span<ID>, _ probes: Span<ID>, _ ofIndexed: inout MutableSpan<Int32>,
  _ ofProbes: inout MutableSpan<Int32>
) -> Int {
  var count = 0
  var first = 0
  var second = 0
  while first < indexed.count, second < probes.count {
    if indexed[first] == probes[second] {
      if ofIndexed[first] < 0, ofProbes[second] < 0 {
        ofIndexed[first] = Int32(truncatingIfNeeded: second)
        ofProbes[second] = Int32(truncatingIfNeeded: first)
        count += 1
      }
      first += 1
      second += 1
      continue
    }
    let same = max(first, second)
    if first + 1 < indexed.count, indexed[first + 1] == probes[second] {
      first += 1
    } else if second + 1 < probes.count, indexed[first] == probes[second + 1] {
      second += 1
    } else if same < indexed.count, same < probes.count, indexed[same] == probes[same] {
      first = same
      second = same
    } else {
      first += 1
      second += 1
    }
  }
  return count
}

/// A table of the elements that have no partner yet.
@inlinable
func makeTable<Hashing: IdentifierHashing>(
  of indexed: Span<Hashing.ID>, without partners: borrowing MutableSpan<Int32>, count: Int,
  by hashing: Hashing.Type
) -> MatchTable {
  var table = MatchTable(capacity: count, ordinals: indexed.count)
  var block = HashBlock()
  var next = indexed.count - 1
  while next >= 0 {
    next = block.fill(
      HashBlock.capacity, from: indexed, at: next, step: -1, without: partners, by: hashing)
    table.insert(block)
  }
  return table
}

/// Matches the elements of a block with equal candidates, and what follows them as long as it is
/// equal; returns how many elements have been matched.
@inlinable
func match<ID: Equatable>(
  _ block: HashBlock, of probes: Span<ID>, _ table: MatchTable, _ indexed: Span<ID>,
  _ ofIndexed: inout MutableSpan<Int32>, _ ofProbes: inout MutableSpan<Int32>
) -> Int {
  var matched = 0
  for offset in 0..<block.count {
    var probe = Int(block.entries[offset].ordinal)
    if ofProbes[probe] >= 0 { continue }
    var candidate = Int(block.entries[offset].candidate)
    while candidate >= 0, indexed[candidate] != probes[probe] {
      candidate = Int(table.next(after: Int32(truncatingIfNeeded: candidate)))
    }
    if candidate < 0 || ofIndexed[candidate] >= 0 { continue }
    while true {
      ofIndexed[candidate] = Int32(truncatingIfNeeded: probe)
      ofProbes[probe] = Int32(truncatingIfNeeded: candidate)
      matched += 1
      candidate += 1
      probe += 1
      // A chain of `&&` instead of conditions stops 6.3's optimiser with an ownership error.
      guard candidate < indexed.count, probe < probes.count, ofIndexed[candidate] < 0,
        ofProbes[probe] < 0, indexed[candidate] == probes[probe]
      else { break }
    }
  }
  return matched
}
