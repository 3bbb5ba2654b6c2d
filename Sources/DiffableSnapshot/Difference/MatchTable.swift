/// An open-addressing table from hashes to ordinals, built and asked in blocks.
///
/// An entry is 8 bytes: the upper half of the hash as a tag and the ordinal. The table knows
/// nothing of identifiers: it names candidates, the caller compares. Entries are at most half as
/// many as places. Ordinals whose tags collide on their way through the table form a chain, so an
/// answer is complete whatever the hashes are.
@usableFromInline
struct MatchTable {
  /// For how many identifiers hashes are computed before the table is touched.
  ///
  /// The cache misses of a block overlap then.
  @usableFromInline static let blockSize = 256

  /// The tag above, one more than the ordinal below; zero when free.
  private var entries: ContiguousArray<UInt64>
  private let mask: Int
  /// The next ordinal of a chain by ordinal, or -1; empty as long as there is no chain.
  private var chain: ContiguousArray<Int32> = []
  private let count: Int

  @usableFromInline
  init(count: Int) {
    var places = 16
    while places < 2 * count { places *= 2 }
    entries = ContiguousArray(repeating: 0, count: places)
    mask = places - 1
    self.count = count
  }

  /// Adds a block of hashes whose first one has an ordinal.
  ///
  /// Later blocks come first, so that of equal identifiers the first one heads the chain.
  @usableFromInline
  mutating func insert(_ hashes: ContiguousArray<UInt64>, count: Int, firstOrdinal: Int) {
    for offset in stride(from: count - 1, through: 0, by: -1) {
      let hash = hashes[offset]
      let tag = hash >> 32
      let entry = tag << 32 | UInt64(firstOrdinal + offset + 1)
      var place = Int(truncatingIfNeeded: hash) & mask
      while entries[place] != 0 {
        if entries[place] >> 32 == tag {
          link(firstOrdinal + offset, to: Int32(truncatingIfNeeded: entries[place]) - 1)
          break
        }
        place = (place + 1) & mask
      }
      entries[place] = entry
    }
  }

  /// Finds for a block of hashes the first ordinal that may belong to each, or -1.
  @usableFromInline
  func find(
    _ hashes: ContiguousArray<UInt64>, count: Int, into candidates: inout ContiguousArray<Int32>
  ) {
    for offset in 0..<count {
      let hash = hashes[offset]
      let tag = hash >> 32
      var place = Int(truncatingIfNeeded: hash) & mask
      var found: UInt64 = 0
      while entries[place] != 0 {
        if entries[place] >> 32 == tag {
          found = entries[place]
          break
        }
        place = (place + 1) & mask
      }
      candidates[offset] = Int32(truncatingIfNeeded: found) - 1
    }
  }

  /// The candidate after one that was not equal, or -1.
  @usableFromInline
  func next(after candidate: Int32) -> Int32 { chain.isEmpty ? -1 : chain[Int(candidate)] }

  private mutating func link(_ ordinal: Int, to next: Int32) {
    if chain.isEmpty { chain = ContiguousArray(repeating: -1, count: count) }
    chain[ordinal] = next
  }
}
