/// An open-addressing table from hashes to ordinals, built and asked in blocks.
///
/// An entry is 8 bytes: the upper half of the hash as a tag and the ordinal. The table knows
/// nothing of identifiers: it names candidates, the caller compares. Entries are at most half as
/// many as places. Ordinals whose tags collide on their way through the table form a chain, so an
/// answer is complete whatever the hashes are.
@usableFromInline
struct MatchTable {
  /// The tag above, one more than the ordinal below; zero when free.
  private var entries: ContiguousArray<UInt64>
  private let mask: Int
  /// The next ordinal of a chain by ordinal, or -1; empty as long as there is no chain.
  private var chain: ContiguousArray<Int32> = []
  private let count: Int

  /// Makes a table for at most so many ordinals below a bound.
  @usableFromInline
  init(capacity: Int, ordinals: Int) {
    var places = 16
    while places < 2 * capacity { places *= 2 }
    entries = ContiguousArray(repeating: 0, count: places)
    mask = places - 1
    count = ordinals
  }

  /// Adds the hashes at the start of a block, each with its ordinal.
  ///
  /// Ordinals come in descending order, so that of equal identifiers the first heads the chain.
  @usableFromInline
  mutating func insert(_ block: HashBlock) {
    let mask = mask
    var links: ContiguousArray<(ordinal: Int32, next: Int32)> = []
    var places = entries.mutableSpan
    for offset in 0..<block.count {
      let hash = block.entries[offset].hash
      let ordinal = block.entries[offset].ordinal
      let tag = hash >> 32
      var place = Int(truncatingIfNeeded: hash) & mask
      while places[place] != 0 {
        if places[place] >> 32 == tag {
          links.append((ordinal, Int32(truncatingIfNeeded: places[place]) - 1))
          break
        }
        place = (place + 1) & mask
      }
      places[place] = tag << 32 | UInt64(ordinal + 1)
    }
    for link in links { setNext(link.next, of: link.ordinal) }
  }

  /// Sets the candidates of a block: the first ordinals that may belong to its hashes, or -1.
  @usableFromInline
  func find(_ block: inout HashBlock) {
    let count = block.count
    var block = block.entries.mutableSpan
    for offset in 0..<count {
      let hash = block[offset].hash
      let tag = hash >> 32
      var place = Int(truncatingIfNeeded: hash) & mask
      var entry = entries[place]
      while entry != 0, entry >> 32 != tag {
        place = (place + 1) & mask
        entry = entries[place]
      }
      block[offset].candidate = Int32(truncatingIfNeeded: entry) - 1
    }
  }

  /// The candidate after one that was not equal, or -1.
  @usableFromInline
  func next(after candidate: Int32) -> Int32 { chain.isEmpty ? -1 : chain[Int(candidate)] }

  private mutating func setNext(_ next: Int32, of ordinal: Int32) {
    if chain.isEmpty { chain = ContiguousArray(repeating: -1, count: count) }
    chain[Int(ordinal)] = next
  }
}
