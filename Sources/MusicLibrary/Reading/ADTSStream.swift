/// AAC sound as a stream of frames without a container.
///
/// - SeeAlso: ISO/IEC 13818-7, 6.2: a header of seven bytes with the frame's length; a frame has
///   1,024 samples for each of its blocks.
enum ADTSStream {
  private static let rates = [
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
    7_350,
  ]
  /// Bytes that are counted at most; the rest of a longer file is taken to be like them.
  private static let mostBytes = 16 * 1_024 * 1_024
  private static let blockSize = 256 * 1_024

  /// What the frames say, counted.
  static func sound(of file: RegularFile) -> ForeignSound {
    var sound = ForeignSound()
    let start = FormatSniffer.id3v2Size(file.bytes(at: 0, count: 10))
    let end = min(file.size, start + mostBytes)
    var offset = start
    var blocks = 0
    var block: [UInt8] = []
    var blockStart = 0
    while offset + 7 <= end {
      if offset < blockStart || offset + 7 > blockStart + block.count {
        block = file.bytes(at: offset, count: blockSize)
        blockStart = offset
        guard block.count >= 7 else { break }
      }
      let head = Array(block[(offset - blockStart)..<(offset - blockStart + 7)])
      guard head[0] == 0xFF, head[1] & 0xF6 == 0xF0 else { break }
      let length = Int(head[3] & 0x03) << 11 | Int(head[4]) << 3 | Int(head[5]) >> 5
      let rate = Int(head[2] >> 2 & 0x0F)
      guard length >= 7, rate < rates.count else { break }
      if blocks == 0 {
        sound.sampleRate = rates[rate]
        sound.channels = Int(head[2] & 0x01) << 2 | Int(head[3] >> 6)
      }
      blocks += Int(head[6] & 0x03) + 1
      offset += length
    }
    var samples = blocks * 1_024
    if offset >= start + mostBytes, offset > start {
      samples = samples / 1_024 * ((file.size - start) / 1_024) / ((offset - start) / 1_024) * 1_024
    }
    sound.setDuration(samples: samples, rate: sound.sampleRate ?? 0)
    return sound
  }
}
