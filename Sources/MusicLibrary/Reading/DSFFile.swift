/// Sound of one bit a sample in Sony's container, with an ID3v2 tag at its end.
///
/// - SeeAlso: Sony, DSF File Format Specification 1.01: numbers are little-endian; the DSD chunk
///   of 28 bytes tells where the tag is, the fmt chunk behind it describes the sound.
enum DSFFile {
  /// What the file's chunks say.
  static func sound(of file: RegularFile) -> ForeignSound {
    var sound = ForeignSound()
    let head = file.bytes(at: 0, count: 80)
    guard head.count == 80 else { return sound }
    let tag = number(head[20..<28])
    if tag > 0, tag < file.size { sound.tagRange = tag..<file.size }
    guard head[28..<32].elementsEqual("fmt ".utf8) else { return sound }
    sound.channels = number(head[52..<56])
    sound.setDuration(samples: number(head[64..<72]), rate: number(head[56..<60]))
    return sound
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
