/// The head of one MPEG frame.
struct MPEGFrame: Hashable, Sendable {
  /// Bytes from this head to the next.
  var length: Int
  var samples: Int
  /// Samples a second.
  var rate: Int
  var channels: Int

  /// Reads four bytes; `nil` when they are no head, or one without a stated bit rate.
  init?(_ head: ArraySlice<UInt8>) {
    let bytes = Array(head)
    guard bytes.count == 4, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return nil }
    let version = Int(bytes[1] >> 3 & 3)
    let layer = 4 - Int(bytes[1] >> 1 & 3)
    let step = Int(bytes[2] >> 4)
    let code = Int(bytes[2] >> 2 & 3)
    guard version != 1, layer < 4, (1...14).contains(step), code < 3 else { return nil }
    let isFirst = version == 3
    let bitrate = Self.bitrates[isFirst ? layer - 1 : layer == 1 ? 3 : 4][step - 1] * 1_000
    rate = [44_100, 48_000, 32_000][code] / (isFirst ? 1 : version == 2 ? 2 : 4)
    channels = bytes[3] >> 6 == 3 ? 1 : 2
    samples = layer == 1 ? 384 : layer == 3 && !isFirst ? 576 : 1_152
    let slot = layer == 1 ? 4 : 1
    length = (samples / 8 / slot * bitrate / rate + Int(bytes[2] >> 1 & 1)) * slot
  }

  /// Kilobits a second of the three layers of version 1, and of the first and the others of version
  /// 2.
  private static let bitrates = [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]
}
