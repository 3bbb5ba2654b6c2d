import DiffableSnapshot

/// A 16-byte identifier with the standard library's hash.
struct UUID: Hashable, Sendable {
  var high: UInt64
  var low: UInt64
}

/// The same identifier with a hash of its own.
struct FastUUID: FastHashable, Sendable {
  var high: UInt64
  var low: UInt64
  var fastHash: UInt64 { mixedHash(high, low) }
}

/// What the workloads need to make identifiers.
protocol BenchmarkID: Hashable, Sendable {
  init(random: inout Seeded)
}

extension UUID: BenchmarkID {
  init(random: inout Seeded) { self.init(high: random.next(), low: random.next()) }
}

extension FastUUID: BenchmarkID {
  init(random: inout Seeded) { self.init(high: random.next(), low: random.next()) }
}

extension Int: BenchmarkID {
  init(random: inout Seeded) { self.init(truncatingIfNeeded: random.next()) }
}

/// A generator of random numbers that a seed repeats (SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func ids<ID: BenchmarkID>(_ count: Int) -> ContiguousArray<ID> {
    ContiguousArray((0..<count).map { _ in ID(random: &self) })
  }
}
