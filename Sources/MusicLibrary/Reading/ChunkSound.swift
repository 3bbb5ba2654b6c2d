/// The sound in the chunks of a WAV or AIFF file that TagLib gives up at: one that was cut off, or
/// written to a pipe, so that its sound is stated to be longer than the file.
///
/// - SeeAlso: Microsoft, Multimedia Data Standards Update: `fmt ` has the channels, the rate and
///   the bytes a second; Apple, Audio Interchange File Format 1.3: `COMM` has the channels, the
///   frames, the bits of a sample and the rate as a number of 80 bits.
enum ChunkSound {
  /// What the sound that is there amounts to.
  static func sound(of file: RegularFile, _ format: AudioFormat) -> ForeignSound {
    switch format {
    case .wav: wave(file)
    case .aiff: interchange(file)
    default: ForeignSound()
    }
  }

  private static func wave(_ file: RegularFile) -> ForeignSound {
    var sound = ForeignSound()
    let chunks = FileChunks.waveChunks(of: file)
    guard let format = chunks.first(where: { $0.id == "fmt " }) else { return sound }
    let isLittle = FileChunks.isLittleEndian(file)
    let bytes = file.bytes(at: format.start, count: 12)
    guard bytes.count == 12 else { return sound }
    func number(_ range: Range<Int>) -> Int {
      let digits = isLittle ? Array(bytes[range].reversed()) : Array(bytes[range])
      return digits.reduce(0) { $0 << 8 | Int($1) }
    }
    sound.channels = number(2..<4)
    sound.sampleRate = number(4..<8)
    let bytesASecond = number(8..<12)
    guard let data = chunks.first(where: { $0.id == "data" }), bytesASecond > 0 else {
      return sound
    }
    let milliseconds = min(data.size, file.size - data.start) * 1_000 / bytesASecond
    if milliseconds > 0 { sound.duration = milliseconds }
    return sound
  }

  private static func interchange(_ file: RegularFile) -> ForeignSound {
    var sound = ForeignSound()
    let chunks = FileChunks.interchangeChunks(of: file)
    guard let format = chunks.first(where: { $0.id == "COMM" }) else { return sound }
    let bytes = file.bytes(at: format.start, count: 18)
    guard bytes.count == 18 else { return sound }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    // The rate's exponent is above that of 1, and its first 32 bits are all that a rate has.
    let shift = 31 - (number(8..<10) - 0x3FFF)
    guard (0...31).contains(shift) else { return sound }
    sound.channels = number(0..<2)
    sound.sampleRate = number(10..<14) >> shift
    let frameSize = number(0..<2) * ((number(6..<8) + 7) / 8)
    guard let data = chunks.first(where: { $0.id == "SSND" }), frameSize > 0 else { return sound }
    // Compressed sound has more frames than its bytes would make.
    let isPlain = file.bytes(at: 8, count: 4).elementsEqual("AIFF".utf8)
    let there = max(0, min(data.size, file.size - data.start) - 8) / frameSize
    let frames = isPlain ? min(number(2..<6), there) : number(2..<6)
    sound.setDuration(samples: frames, rate: sound.sampleRate ?? 0)
    return sound
  }
}
