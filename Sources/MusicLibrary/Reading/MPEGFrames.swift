/// The frames of an MPEG file, counted one after the other where TagLib finds no length: in a file
/// of a single frame, and in layers I and II of some programs.
///
/// - SeeAlso: ISO/IEC 11172-3, 2.4.2.3, and 13818-3, 2.4.2.3: a head of four bytes with the
///   version, the layer, the bit rate and the sample rate.
enum MPEGFrames {
  /// Bytes that are counted at most; the rest of a longer file is taken to be like them.
  private static let mostBytes = 4 * 1_024 * 1_024
  private static let blockSize = 64 * 1_024

  /// What the frames say, from the first byte behind the ID3v2 tag.
  static func sound(of file: RegularFile) -> ForeignSound {
    var sound = ForeignSound()
    let start = FormatSniffer.id3v2Size(file.bytes(at: 0, count: 10))
    let end = min(file.size, start + mostBytes)
    var offset = start
    var samples = 0
    var block: [UInt8] = []
    var blockStart = 0
    while offset + 4 <= end {
      if offset + 4 > blockStart + block.count {
        block = file.bytes(at: offset, count: blockSize)
        blockStart = offset
        guard block.count >= 4 else { break }
      }
      let place = offset - blockStart
      guard let frame = MPEGFrame(block[place..<(place + 4)]) else { break }
      if samples == 0 {
        sound.sampleRate = frame.rate
        sound.channels = frame.channels
      }
      samples += frame.samples
      offset += frame.length
    }
    // Most of a long file has been counted; the rest is as dense.
    if offset >= start + mostBytes {
      samples = Int(Double(samples) * Double(file.size - start) / Double(offset - start))
    }
    sound.setDuration(samples: samples, rate: sound.sampleRate ?? 0)
    return sound
  }
}
