/// Dolby's sound as a stream of frames without a container; all frames are taken to be as the
/// first.
///
/// - SeeAlso: ETSI TS 102 366 1.4.1, 4.4.1 and E.1.3.1: the heads of AC-3 and E-AC-3 frames.
enum AC3Stream {
  /// What a file begins with.
  static let mark: [UInt8] = [0x0B, 0x77]

  private static let rates = [48_000, 44_100, 32_000]
  /// Kilobits a second.
  private static let bitrates = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
  ]
  /// Full channels by the mode of the sound.
  private static let channels = [2, 1, 2, 3, 3, 4, 4, 5]
  private static let samplesOfBlock = 256

  /// What the first frame says.
  static func sound(of file: RegularFile) -> ForeignSound {
    let head = file.bytes(at: 0, count: 8)
    guard head.count == 8, head.starts(with: mark) else { return ForeignSound() }
    let version = head[5] >> 3
    return version <= 10
      ? plain(head, file.size) : version <= 16 ? enhanced(head, file.size) : .init()
  }

  private static func plain(_ head: [UInt8], _ size: Int) -> ForeignSound {
    var sound = ForeignSound()
    let code = Int(head[4] >> 6)
    let step = Int(head[4] & 0x3F) / 2
    guard code < rates.count, step < bitrates.count else { return sound }
    let mode = Int(head[6] >> 5)
    sound.sampleRate = rates[code]
    sound.channels = channels[mode]
    sound.duration = size * 8 / bitrates[step]
    return sound
  }

  private static func enhanced(_ head: [UInt8], _ size: Int) -> ForeignSound {
    var sound = ForeignSound()
    let frame = (Int(head[2] & 7) << 8 | Int(head[3])) * 2 + 2
    let code = Int(head[4] >> 6)
    let isHalf = code == rates.count
    let half = Int(head[4] >> 4 & 3)
    guard !isHalf || half < rates.count else { return sound }
    let rate = isHalf ? rates[half] / 2 : rates[code]
    let blocks = isHalf ? 6 : [1, 2, 3, 6][half]
    sound.channels = channels[Int(head[4] >> 1 & 7)] + Int(head[4] & 1)
    sound.setDuration(samples: size / frame * blocks * samplesOfBlock, rate: rate)
    return sound
  }
}
