/// Finds ID3v2 tags that grow beyond measure when they are unpacked.
///
/// - SeeAlso: id3.org, ID3v2.4.0 main structure, 4.1.2: the flags for compression (0x08) and for
///   a stated length (0x01); ID3v2.3.0, 3.3.1: compression (0x80) followed by the length.
enum ID3v2Guard {
  /// Bytes a compressed frame may claim to unpack to.
  private static let largestFrame = 16 * 1_024 * 1_024
  /// Frames that are looked at; more is no tag a player made.
  private static let mostFrames = 20_000

  /// Whether a file starts with a tag that holds a compressed frame of more than 16 MiB.
  static func isBomb(_ file: RegularFile) -> Bool {
    let head = file.bytes(at: 0, count: 10)
    let size = FormatSniffer.id3v2Size(head)
    guard size > 0, head[3] == 3 || head[3] == 4 else { return false }
    let isVersion4 = head[3] == 4
    var offset = 10
    var block = file.bytes(at: 0, count: FormatSniffer.headSize)
    var blockStart = 0
    for _ in 0..<mostFrames where offset + 10 <= size {
      if offset + 14 > blockStart + block.count {
        blockStart = offset
        block = file.bytes(at: offset, count: FormatSniffer.headSize)
      }
      let frame = [UInt8](block.dropFirst(offset - blockStart).prefix(14))
      guard frame.count == 14, frame[0] != 0 else { return false }
      if claims(frame, isVersion4) > largestFrame { return true }
      offset += 10 + number(frame[4..<8], bits: isVersion4 ? 7 : 8)
    }
    return false
  }

  /// The bytes a frame says it unpacks to; 0 for one that is not compressed.
  private static func claims(_ frame: [UInt8], _ isVersion4: Bool) -> Int {
    let flags = frame[9]
    if isVersion4 {
      return flags & 0x09 == 0x09 ? number(frame[10..<14], bits: 7) : 0
    }
    return flags & 0x80 != 0 ? number(frame[10..<14], bits: 8) : 0
  }

  private static func number(_ bytes: ArraySlice<UInt8>, bits: Int) -> Int {
    bytes.reduce(0) { $0 << bits | Int($1) }
  }
}
