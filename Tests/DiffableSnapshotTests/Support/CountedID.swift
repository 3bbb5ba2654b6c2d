import Synchronization

/// Counts what is done with identifiers.
final class IDCounter: Sendable {
  private let hashCount = Atomic<Int>(0)
  private let comparisonCount = Atomic<Int>(0)

  var hashes: Int { hashCount.load(ordering: .relaxed) }
  var comparisons: Int { comparisonCount.load(ordering: .relaxed) }

  func reset() {
    hashCount.store(0, ordering: .relaxed)
    comparisonCount.store(0, ordering: .relaxed)
  }

  fileprivate func countHash() { hashCount.add(1, ordering: .relaxed) }
  fileprivate func countComparison() { comparisonCount.add(1, ordering: .relaxed) }
}

/// An identifier that reports every hash and every comparison.
struct CountedID: Hashable, Sendable {
  var value: Int
  var counter: IDCounter

  static func == (first: CountedID, second: CountedID) -> Bool {
    first.counter.countComparison()
    return first.value == second.value
  }

  func hash(into hasher: inout Hasher) {
    counter.countHash()
    hasher.combine(value)
  }
}

/// An identifier whose hashes are all alike.
struct TerribleID: Hashable, Sendable {
  var value: Int

  func hash(into hasher: inout Hasher) {}
}

/// An identifier with few different hashes, so that some collide and some do not.
struct PoorID: Hashable, Sendable {
  var value: Int

  func hash(into hasher: inout Hasher) { hasher.combine(value % 7) }
}

/// An identifier with the standard hash, whose seed differs in every process.
struct PlainID: Hashable, Sendable {
  var value: Int
}
