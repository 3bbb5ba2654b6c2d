extension PNGImage {
  /// Makes a file of a picture with a palette, without packing it: quick, for bytes that are shown
  /// once and thrown away.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  /// - SeeAlso: RFC 2083 for the chunks, RFC 1950 and 1951 for stored blocks.
  public init(_ image: IndexedImage) {
    let head = Self.number(image.width) + Self.number(image.height) + [8, 3, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", head)
    file += Self.chunk("PLTE", image.palette)
    file += Self.chunk("IDAT", Self.stored(Self.lines(of: image)))
    file += Self.chunk("IEND", [])
    self.init(width: image.width, height: image.height, file: file)
  }

  /// The rows, each behind a zero: no filter.
  private static func lines(of image: IndexedImage) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity((image.width + 1) * image.height)
    for start in stride(from: 0, to: image.indices.count, by: image.width) {
      lines.append(0)
      lines += image.indices[start..<start + image.width]
    }
    return lines
  }

  /// Bytes as a zlib stream of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let most = 65_535
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + bytes.count / most * 5 + 16)
    for start in stride(from: 0, to: bytes.count, by: most) {
      let end = min(start + most, bytes.count)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      stream += bytes[start..<end]
    }
    return stream + number(adler32(bytes))
  }

  private static func adler32(_ bytes: [UInt8]) -> Int {
    var low = 1
    var high = 0
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        low = (low + Int(byte)) % 65_521
        high = (high + low) % 65_521
      }
    }
    return high << 16 | low
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return number(body.count) + content + number(Int(crc32(content)))
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    crcTable.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes {
          value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
        }
      }
    }
    return ~value
  }

  private static let crcTable: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
