/// A short FLAC file: its blocks of metadata, and bytes where the frames would be.
///
/// - SeeAlso: RFC 9639, 8: stream info, Vorbis comment, picture.
enum FlacBytes {
  /// The bytes of a file with tags, and a JPEG picture if there is one.
  static func file(_ fields: [(String, String)], _ picture: [UInt8]?) -> [UInt8] {
    var comment = little(4) + Array("test".utf8) + little(fields.count)
    for (name, value) in fields {
      let text = Array("\(name)=\(value)".utf8)
      comment += little(text.count) + text
    }
    var blocks = [(kind: UInt8(0), content: information), (kind: 4, content: comment)]
    if let picture {
      let type = Array("image/jpeg".utf8)
      blocks.append(
        (
          kind: 6,
          content: big(3) + big(type.count) + type + big(0) + big(300) + big(300) + big(24) + big(0)
            + big(picture.count) + picture
        ))
    }
    var bytes = Array("fLaC".utf8)
    for (index, block) in blocks.enumerated() {
      let isLast: UInt8 = index == blocks.count - 1 ? 0x80 : 0
      bytes += [block.kind | isLast] + big(block.content.count).dropFirst() + block.content
    }
    return bytes + [UInt8](repeating: 0x55, count: 8_000)
  }

  /// Blocks of 4,096 samples, 44.1 kHz, two channels of 16 bits, two seconds.
  private static let information: [UInt8] =
    [0x10, 0x00, 0x10, 0x00] + [UInt8](repeating: 0, count: 6)
    + [0x0A, 0xC4, 0x42, 0xF0, 0x00, 0x01, 0x58, 0x88] + [UInt8](repeating: 0, count: 16)

  private static func little(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number).littleEndian) { [UInt8]($0) }
  }

  private static func big(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number).bigEndian) { [UInt8]($0) }
  }
}
