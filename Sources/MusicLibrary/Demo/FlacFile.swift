/// A FLAC file in memory: mono sound of 16 bits with its tags and, if it has one, its cover.
///
/// It is written without outside help, so that the demonstration library needs no encoder. The
/// checksum of the sound is left out (zero), which the format allows.
///
/// - SeeAlso: RFC 9639, section 8.
struct FlacFile {
  /// A picture stored in the file, shown as its front cover.
  struct Cover {
    /// `image/jpeg` or `image/png`.
    var mediaType: String
    /// Pixels across and down.
    var side: Int
    /// The encoded picture.
    var bytes: [UInt8]
  }

  /// Samples a second.
  var sampleRate: Int
  /// The sound.
  var samples: [Int16]
  /// Tags in the order they are written, such as `TITLE`; a name may come more than once.
  var tags: [(name: String, value: String)]
  /// The front cover.
  var cover: Cover?

  /// Encodes the whole file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of samples.
  func encoded() -> [UInt8] {
    var blocks: [(kind: Int, body: [UInt8])] = [(0, streamInformation()), (4, comments())]
    if let cover { blocks.append((6, Self.picture(cover))) }
    var result = Array("fLaC".utf8)
    for (position, block) in blocks.enumerated() {
      let last = position == blocks.count - 1 ? 0x80 : 0
      result.append(UInt8(last | block.kind))
      result += Self.bigEndian(block.body.count, bytes: 3)
      result += block.body
    }
    for (index, start) in stride(from: 0, to: samples.count, by: FlacFrame.blockSize).enumerated() {
      let end = min(samples.count, start + FlacFrame.blockSize)
      result += FlacFrame.encode(Array(samples[start..<end]), index: index)
    }
    return result
  }

  private func streamInformation() -> [UInt8] {
    var writer = BitWriter()
    writer.put(FlacFrame.blockSize, bits: 16)
    writer.put(FlacFrame.blockSize, bits: 16)
    writer.put(0, bits: 24)  // sizes of frames: not known
    writer.put(0, bits: 24)
    writer.put(sampleRate, bits: 20)
    writer.put(0, bits: 3)  // one channel
    writer.put(15, bits: 5)  // 16 bits a sample
    writer.put(samples.count >> 32, bits: 4)
    writer.put(samples.count, bits: 32)
    writer.put(repeatElement(0, count: 16))  // checksum of the sound: not known
    return writer.bytes
  }

  /// Vorbis comments; their lengths are the format's only little-endian numbers.
  private func comments() -> [UInt8] {
    let vendor = Array("Otodana".utf8)
    var result = Self.littleEndian(vendor.count) + vendor + Self.littleEndian(tags.count)
    for tag in tags {
      let field = Array("\(tag.name)=\(tag.value)".utf8)
      result += Self.littleEndian(field.count) + field
    }
    return result
  }

  private static func picture(_ cover: Cover) -> [UInt8] {
    let type = Array(cover.mediaType.utf8)
    let frontCover = 3
    let bitsPerPixel = 24
    var result = bigEndian(frontCover, bytes: 4) + bigEndian(type.count, bytes: 4) + type
    result += bigEndian(0, bytes: 4)  // no description
    result += bigEndian(cover.side, bytes: 4) + bigEndian(cover.side, bytes: 4)
    result += bigEndian(bitsPerPixel, bytes: 4) + bigEndian(0, bytes: 4)  // no palette
    return result + bigEndian(cover.bytes.count, bytes: 4) + cover.bytes
  }

  private static func bigEndian(_ value: Int, bytes count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func littleEndian(_ value: Int) -> [UInt8] {
    bigEndian(value, bytes: 4).reversed()
  }
}
