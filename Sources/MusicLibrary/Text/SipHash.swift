/// SipHash-2-4 with 128 bits: a number of bytes that is as good as unique.
///
/// Of one that is not keyed, or of fewer bits, somebody could make two contents with one number.
///
/// - SeeAlso: Aumasson, Bernstein, "SipHash: a fast short-input PRF", 2012, and its reference
///   implementation for the form of 128 bits, github.com/veorq/SipHash.
struct SipHash {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64
  private var count: UInt64 = 0

  /// Starts with a key of two words.
  init(key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736f_6d65_7073_6575
    v1 = key.1 ^ 0x646f_7261_6e64_6f6d ^ 0xEE
    v2 = key.0 ^ 0x6c79_6765_6e65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// Takes the eight bytes of a word, the lowest first.
  @inline(__always)
  mutating func combine(_ word: Int64) {
    count += 8
    compress(UInt64(bitPattern: word))
  }

  /// The number of the words so far and of bytes behind them.
  ///
  /// - Parameter bytes: The last part of what is hashed.
  /// - Returns: 128 bits, the first eight bytes of the reference's result being the lower half.
  /// - Complexity: O(bytes).
  consuming func finalized(with bytes: UnsafeRawBufferPointer) -> UInt128 {
    count += UInt64(bytes.count)
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      compress(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var last = count << 56
    for offset in whole..<bytes.count { last |= UInt64(bytes[offset]) << ((offset - whole) * 8) }
    compress(last)
    v2 ^= 0xEE
    for _ in 0..<4 { round() }
    let low = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xDD
    for _ in 0..<4 { round() }
    return UInt128(v0 ^ v1 ^ v2 ^ v3) << 64 | UInt128(low)
  }

  @inline(__always)
  private mutating func compress(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = Self.rotated(v1, by: 13) ^ v0
    v0 = Self.rotated(v0, by: 32)
    v2 &+= v3
    v3 = Self.rotated(v3, by: 16) ^ v2
    v0 &+= v3
    v3 = Self.rotated(v3, by: 21) ^ v0
    v2 &+= v1
    v1 = Self.rotated(v1, by: 17) ^ v2
    v2 = Self.rotated(v2, by: 32)
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word &<< bits | word &>> (64 &- bits)
  }
}
