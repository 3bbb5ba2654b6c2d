/// Extents of a fixed number of things in a row, with their running sums in a binary indexed tree.
///
/// Changing one extent and finding a position cost O(log *n*); building costs O(*n*).
/// See Fenwick 1994, doi:10.1002/spe.4380240306.
struct PrefixSums: Sendable {
  private var values: [Int]
  /// One-based: node i holds the sum of the i & -i values that end at i.
  private var nodes: [Int]

  init(_ values: [Int]) {
    self.values = values
    nodes = [0] + values
    for index in nodes.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < nodes.count { nodes[parent] = Limits.sum(nodes[parent], nodes[index]) }
    }
  }

  var count: Int { values.count }
  var total: Int { sum(before: count) }

  /// The sum of all values before an index.
  func sum(before index: Int) -> Int {
    var (sum, node) = (0, index)
    while node > 0 {
      sum = Limits.sum(sum, nodes[node])
      node &= node - 1
    }
    return sum
  }

  subscript(index: Int) -> Int {
    get { values[index] }
    set {
      let change = newValue - values[index]
      values[index] = newValue
      guard change != 0 else { return }
      var node = index + 1
      while node < nodes.count {
        nodes[node] = Limits.sum(nodes[node], change)
        node += node & -node
      }
    }
  }

  /// The last index that starts at or before a position; 0 when none does.
  func index(at position: Int) -> Int {
    var (index, sum) = (0, 0)
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count, Limits.sum(sum, nodes[next]) <= position {
        index = next
        sum = Limits.sum(sum, nodes[next])
      }
      step >>= 1
    }
    return min(index, max(0, count - 1))
  }
}

/// Running sums of sparse corrections to a regular row: only what was touched takes memory.
///
/// A row of a million equal groups costs nothing until some of them are measured.
struct SparsePrefixSums: Sendable {
  private var nodes: [Int: Int] = [:]
  let count: Int

  init(count: Int) { self.count = count }

  /// Adds to the correction at an index, in O(log *n*).
  mutating func add(_ change: Int, at index: Int) {
    var node = index + 1
    while node <= count {
      nodes[node, default: 0] += change
      node += node & -node
    }
  }

  /// The sum of corrections before an index, in O(log *n*).
  func sum(before index: Int) -> Int {
    guard !nodes.isEmpty else { return 0 }
    var (sum, node) = (0, index)
    while node > 0 {
      sum += nodes[node] ?? 0
      node &= node - 1
    }
    return sum
  }

  /// The last index whose corrected start is at or before a position, in O(log *n*).
  ///
  /// `start` gives the start of an index, up to and including `count`, without corrections.
  func index(at position: Int, start: (Int) -> Int) -> Int {
    var (index, sum) = (0, 0)
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count {
        let corrected = sum + (nodes[next] ?? 0)
        if start(next) + corrected <= position { (index, sum) = (next, corrected) }
      }
      step >>= 1
    }
    return min(index, max(0, count - 1))
  }
}
