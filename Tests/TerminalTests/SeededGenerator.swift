import SeededRandom

/// The generator of all random tests.
typealias SeededGenerator = SplitMix64
