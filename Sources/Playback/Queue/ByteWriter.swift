/// Writes whole numbers as bytes, small ones in few.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends bytes as they are.
  mutating func put(raw: some Collection<UInt8>) { bytes += raw }

  /// Appends a number in groups of seven bits, the lowest first (LEB128).
  mutating func put(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number of either sign: 0, -1, 1, -2 become 0, 1, 2, 3.
  mutating func put(signed value: Int64) {
    put(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// Appends each number as what it differs by from the one before.
  mutating func put(steps values: some Collection<Int64>) {
    put(UInt64(values.count))
    var last: Int64 = 0
    for value in values {
      put(signed: value &- last)
      last = value
    }
  }
}
