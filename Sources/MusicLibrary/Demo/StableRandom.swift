/// A random source that a text decides: the same text gives the same numbers on every machine.
///
/// SplitMix64 (Steele, Lea, Flood 2014, doi:10.1145/2660193.2660195), seeded with the text's
/// 64-bit FNV-1a hash. Swift's own hashing is no use here, since it differs at each start.
struct StableRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the source that belongs to a text.
  init(_ text: String) {
    state = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number in `range`, all equally likely.
  mutating func real(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A whole number in `range`, all equally likely.
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
