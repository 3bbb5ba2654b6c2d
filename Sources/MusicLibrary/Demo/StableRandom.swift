internal import SeededRandom

/// A random source that a text decides: the same text gives the same numbers on every machine.
///
/// The seed is the text's 64-bit FNV-1a hash (Fowler, Noll, Vo). Swift's own hashing is no use
/// here, since it differs at each start.
struct StableRandom: RandomNumberGenerator {
  private var generator: SplitMix64

  /// Makes the source that belongs to a text.
  init(_ text: String) {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    generator = SplitMix64(seed: hash)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// A number in `range`, all equally likely.
  mutating func real(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A whole number in `range`, all equally likely.
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
