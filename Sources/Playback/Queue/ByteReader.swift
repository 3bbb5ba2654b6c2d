/// Reads what `ByteWriter` wrote; anything else is an end, never a trap.
struct ByteReader {
  /// The bytes end too early, or a number is too large.
  struct Failure: Error {}

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position == bytes.endIndex }

  /// Bytes that were not read yet.
  private var rest: Int { bytes.endIndex - position }

  /// Reads bytes as they are.
  mutating func raw(_ count: Int) throws(Failure) -> ArraySlice<UInt8> {
    guard count <= rest else { throw Failure() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads a number without a sign.
  mutating func number() throws(Failure) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      guard position < bytes.endIndex else { throw Failure() }
      let byte = bytes[position]
      position += 1
      let group = UInt64(byte & 0x7F)
      guard (group << shift) >> shift == group else { throw Failure() }
      value |= group << shift
      if byte < 0x80 { return value }
    }
    throw Failure()
  }

  /// Reads a number of either sign.
  mutating func signed() throws(Failure) -> Int64 {
    let folded = try number()
    return Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }

  /// Reads numbers that were written as steps.
  mutating func steps() throws(Failure) -> [Int64] {
    let count = try number()
    // Each takes a byte at least, so a false count cannot ask for more memory than the bytes took.
    guard count <= UInt64(rest) else { throw Failure() }
    var result: [Int64] = []
    result.reserveCapacity(Int(count))
    var last: Int64 = 0
    for _ in 0..<count {
      last = last &+ (try signed())
      result.append(last)
    }
    return result
  }
}
