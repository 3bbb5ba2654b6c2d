/// Bytes under construction, written bit by bit, the highest bit first.
struct BitWriter {
  /// The bytes that are complete.
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Appends the lowest `count` bits of `value`; the others are ignored.
  ///
  /// - Precondition: `count` is 0 to 32.
  mutating func put(_ value: Int, bits count: Int) {
    pending = pending &<< UInt64(count) | UInt64(truncatingIfNeeded: value) & (1 &<< count &- 1)
    pendingCount &+= count
    while pendingCount >= 8 {
      pendingCount &-= 8
      bytes.append(UInt8(truncatingIfNeeded: pending &>> UInt64(pendingCount)))
    }
  }

  /// Appends whole bytes.
  ///
  /// - Precondition: The writer stands on a byte's edge.
  mutating func put(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Fills up to a byte's edge with zeros.
  mutating func align() {
    if pendingCount > 0 { put(0, bits: 8 - pendingCount) }
  }
}
