import DiffableSnapshot
import Glibc

/// The yardstick of most workloads: a standard dictionary of the identifiers.
@inline(never)
func dictionary<ID: Hashable>(of ids: ContiguousArray<ID>) -> [ID: Int32] {
  var table: [ID: Int32] = [:]
  table.reserveCapacity(ids.count)
  for (index, id) in ids.enumerated() { table[id] = Int32(index) }
  return table
}

func snapshot<ID>(_ ids: ContiguousArray<ID>) -> Snapshot<Int, ID> {
  var snapshot = Snapshot<Int, ID>()
  try? snapshot.append(section: 0, uniqueItems: ids)
  return snapshot
}

/// Two lists of identifiers and the number of operations between them.
struct Lists<ID: BenchmarkID> {
  var old: ContiguousArray<ID>
  var new: ContiguousArray<ID>
  var operations: Int
}

extension Lists {
  /// Deletes a fifth behind the first two, inserts as many there, and shuffles the start.
  static func mixed(count: Int, deleted: Range<Int>, shuffled: Int) -> Lists {
    var random = Seeded(seed: 1)
    let old: ContiguousArray<ID> = random.ids(count)
    let order = (0..<shuffled).shuffled(using: &random)
    var new = ContiguousArray(order.map { old[$0] }) + old[shuffled...]
    new.removeSubrange(deleted)
    new.insert(contentsOf: random.ids(deleted.count), at: deleted.upperBound)
    return Lists(
      old: old, new: new, operations: 2 * deleted.count + shuffled - longestRun(of: order))
  }

  static func unchanged(count: Int) -> Lists {
    var random = Seeded(seed: 2)
    let old: ContiguousArray<ID> = random.ids(count)
    return Lists(old: old, new: ContiguousArray(old.map { $0 }), operations: 0)
  }

  static func insertedInFront(count: Int) -> Lists {
    var random = Seeded(seed: 3)
    let old: ContiguousArray<ID> = random.ids(count)
    return Lists(old: old, new: [ID(random: &random)] + old, operations: 1)
  }

  static func sorted(count: Int) -> Lists {
    var random = Seeded(seed: 4)
    let old: ContiguousArray<ID> = random.ids(count)
    let order = (0..<count).shuffled(using: &random)
    return Lists(
      old: old, new: ContiguousArray(order.map { old[$0] }),
      operations: count - longestRun(of: order))
  }

  static func filtered(count: Int, to kept: Int) -> Lists {
    var random = Seeded(seed: 5)
    let old: ContiguousArray<ID> = random.ids(count)
    let places = (0..<count).shuffled(using: &random).prefix(kept).sorted()
    return Lists(
      old: old, new: ContiguousArray(places.map { old[$0] }), operations: count - kept)
  }

  static func firstToLast(count: Int) -> Lists {
    var random = Seeded(seed: 6)
    let old: ContiguousArray<ID> = random.ids(count)
    return Lists(old: old, new: ContiguousArray(old[1...]) + [old[0]], operations: 1)
  }
}

/// The length of a longest increasing subsequence, by the plainest patience sorting.
func longestRun(of numbers: [Int]) -> Int {
  var tails: [Int] = []
  for number in numbers {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if tails[middle] < number { low = middle + 1 } else { high = middle }
    }
    if low == tails.count { tails.append(number) } else { tails[low] = number }
  }
  return tails.count
}

/// Compares the bytes of two arrays, the yardstick of what is equal.
@inline(never)
func equalBytes<ID>(_ first: ContiguousArray<ID>, _ second: ContiguousArray<ID>) -> Bool {
  first.withUnsafeBytes { first in
    second.withUnsafeBytes { second in
      guard let a = first.baseAddress, let b = second.baseAddress else { return true }
      return memcmp(a, b, min(first.count, second.count)) == 0
    }
  }
}
