/// The two checksums of a FLAC frame.
///
/// - SeeAlso: RFC 9639, sections 9.1.8 and 9.3.
enum Checksum {
  private static let table8 = (0..<256).map { remainder($0, polynomial: 0x07, width: 8) }
  private static let table16 = (0..<256).map { remainder($0, polynomial: 0x8005, width: 16) }

  /// x^8 + x^2 + x + 1 over a frame's header.
  static func crc8(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { table8[$0 ^ Int($1)] }
  }

  /// x^16 + x^15 + x^2 + 1 over a whole frame.
  static func crc16(_ bytes: [UInt8]) -> Int {
    var value = 0
    for position in bytes.indices {
      value = (value &<< 8 & 0xffff) ^ table16[(value &>> 8) ^ Int(bytes[position])]
    }
    return value
  }

  private static func remainder(_ byte: Int, polynomial: Int, width: Int) -> Int {
    let top = 1 << (width - 1)
    let mask = top << 1 - 1
    return (0..<8).reduce(byte << (width - 8)) { value, _ in
      (value & top != 0 ? value << 1 ^ polynomial : value << 1) & mask
    }
  }
}
