/// A section that leads from one index to another.
public struct SectionMove: Hashable, Sendable {
  /// Its index in the old snapshot.
  public var old: Int
  /// Its index in the new one.
  public var new: Int

  /// Makes a move.
  public init(old: Int, new: Int) {
    self.old = old
    self.new = new
  }
}

/// Which section is which, and which of them were deleted, inserted and moved.
@usableFromInline
struct SectionChanges: Hashable, Sendable {
  /// The new index of each old section, or -1.
  @usableFromInline private(set) var newOfOld: ContiguousArray<Int32>
  /// The old index of each new section, or -1.
  @usableFromInline private(set) var oldOfNew: ContiguousArray<Int32>
  private(set) var moved: [SectionMove] = []

  /// Makes the changes of matched sections; `weights` are the numbers of items of the new ones.
  ///
  /// Of the ways to move the fewest sections the one is taken that moves the fewest items.
  @usableFromInline
  init(_ matches: Matches, weights: ContiguousArray<Int>) {
    newOfOld = matches.newOfOld
    oldOfNew = matches.oldOfNew
    let kept = oldOfNew.indices.filter { oldOfNew[$0] >= 0 }
    let order = ContiguousArray(kept.map { oldOfNew[$0] })
    if zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) { return }
    var stays = ContiguousArray(repeating: false, count: kept.count)
    let heaviest = heaviestIncreasingSubsequence(
      of: order, weights: ContiguousArray(kept.map { weights[$0] }))
    for position in heaviest { stays[Int(position)] = true }
    for (position, new) in kept.enumerated() where !stays[position] {
      moved.append(SectionMove(old: Int(oldOfNew[new]), new: new))
    }
  }

  var deleted: [Int] { newOfOld.indices.filter { newOfOld[$0] < 0 } }
  var inserted: [Int] { oldOfNew.indices.filter { oldOfNew[$0] < 0 } }
}

/// The positions of the heaviest of the longest increasing subsequences of distinct numbers.
///
/// A Fenwick tree over the numbers' ranks answers, for each number, what the best subsequence is
/// that ends below it. Complexity: O(*n* log *n*).
func heaviestIncreasingSubsequence(
  of numbers: ContiguousArray<Int32>, weights: ContiguousArray<Int>
) -> ContiguousArray<Int32> {
  struct Best {
    var length = 0
    var weight = 0
    var last: Int32 = -1
    func isLess(than other: Best) -> Bool { (length, weight) < (other.length, other.weight) }
  }
  let sorted = numbers.sorted()
  var tree = ContiguousArray(repeating: Best(), count: numbers.count + 1)
  var previous = ContiguousArray<Int32>(repeating: -1, count: numbers.count)
  var overall = Best()
  for (position, number) in numbers.enumerated() {
    let rank = sorted.partitioningIndex { $0 >= number }
    var best = Best()
    var node = rank
    while node > 0 {
      if best.isLess(than: tree[node]) { best = tree[node] }
      node &= node - 1
    }
    previous[position] = best.last
    best = Best(
      length: best.length + 1, weight: best.weight + weights[position], last: Int32(position))
    if overall.isLess(than: best) { overall = best }
    node = rank + 1
    while node <= numbers.count {
      if tree[node].isLess(than: best) { tree[node] = best }
      node += node & -node
    }
  }
  var result: ContiguousArray<Int32> = []
  var position = overall.last
  while position >= 0 {
    result.append(position)
    position = previous[Int(position)]
  }
  return ContiguousArray(result.reversed())
}

extension [Int32] {
  /// The index of the first element of a sorted array that satisfies a condition all later ones do.
  fileprivate func partitioningIndex(where isSecond: (Int32) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
