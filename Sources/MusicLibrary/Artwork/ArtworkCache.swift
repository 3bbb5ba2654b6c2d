internal import Images
internal import MusicModel

/// The covers that were made last, within a limit of memory.
///
/// A cover that cannot be shown is remembered as well, so that it is tried once only.
struct ArtworkCache {
  /// What is known of a request.
  struct Entry: Hashable, Sendable {
    /// The picture; `nil` when there is none to be had.
    var image: Image?
  }

  private struct Slot {
    var entry: Entry
    var lastUse: UInt64
  }

  /// Bytes that all entries may take together.
  let limit: Int
  /// Bytes they take now.
  private(set) var size = 0
  private var slots: [CoverRequest: Slot] = [:]
  private var uses: UInt64 = 0

  /// Makes an empty cache.
  ///
  /// - Parameter limit: Bytes that all entries may take together.
  init(limit: Int) { self.limit = limit }

  /// Number of entries.
  var count: Int { slots.count }

  /// Looks a request up and marks it as used.
  mutating func entry(for request: CoverRequest) -> Entry? {
    guard let slot = slots[request] else { return nil }
    uses += 1
    slots[request]?.lastUse = uses
    return slot.entry
  }

  /// Remembers what a request led to; when the limit is passed, the least recently used go.
  ///
  /// - Complexity: O(1) on average: a clearing sorts all entries but makes room for many.
  mutating func insert(_ entry: Entry, for request: CoverRequest) {
    if let old = slots[request] { size -= Self.cost(of: old.entry) }
    uses += 1
    slots[request] = Slot(entry: entry, lastUse: uses)
    size += Self.cost(of: entry)
    if size > limit { clear() }
  }

  /// Drops the oldest until a quarter of the limit is free.
  private mutating func clear() {
    let target = limit - limit / 4
    for (request, slot) in slots.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard size > target else { return }
      size -= Self.cost(of: slot.entry)
      slots[request] = nil
    }
  }

  /// The pixels, and about what the tables around them take.
  private static func cost(of entry: Entry) -> Int { 160 + (entry.image?.byteCount ?? 0) }
}
