/// Silence as FLAC: some bytes a second, which a player takes a second for.
enum Silence {
  private static let rate = 8_000
  /// Samples of a frame: a second, since a player wants more than one frame of a file.
  private static let blockSize = rate

  /// What the stream is.
  static func streamInfo(seconds: Int) -> [UInt8] {
    MusicFile.streamInfo(
      rate: UInt64(rate), channels: 1, count: seconds * rate,
      blockSize: [UInt8(blockSize >> 8), UInt8(blockSize & 0xFF)])
  }

  /// The frames, at most 128: each says once that all its samples are 0.
  ///
  /// - SeeAlso: RFC 9639, 9: sizes and rate by their codes, one channel, 16 bits.
  static func frames(seconds: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, start) in stride(from: 0, to: seconds * rate, by: blockSize).enumerated() {
      let last = min(blockSize, seconds * rate - start) - 1
      var frame: [UInt8] = [
        0xFF, 0xF8, 0x74, 0x08, UInt8(number), UInt8(last >> 8), UInt8(last & 0xFF),
      ]
      frame.append(UInt8(checksum(frame, polynomial: 0x07, bits: 8)))
      frame += [0, 0, 0]
      let sum = checksum(frame, polynomial: 0x8005, bits: 16)
      bytes += frame + [UInt8(sum >> 8), UInt8(sum & 0xFF)]
    }
    return bytes
  }

  private static func checksum(_ bytes: [UInt8], polynomial: Int, bits: Int) -> Int {
    bytes.reduce(0) { sum, byte in
      (0..<8).reduce(sum ^ Int(byte) << (bits - 8)) { sum, _ in
        let shifted = sum << 1
        return (shifted >> bits == 1 ? shifted ^ polynomial : shifted) & (1 << bits - 1)
      }
    }
  }
}
