/// One block of a FLAC stream: mono, 16 bits a sample, a fixed predictor, Rice-coded remainders.
///
/// The second-order predictor (twice the last sample less the one before) suits smooth tones, and
/// one Rice parameter a block comes close to the best for them; so none is searched for. Loops go
/// by position: in builds for debugging, other sequences take ten times as long.
///
/// - SeeAlso: RFC 9639, sections 9.1 to 9.3.
enum FlacFrame {
  /// Samples in each block but the last.
  static let blockSize = 4096

  /// Encodes block `index` of a stream.
  ///
  /// - Precondition: `samples` has 1 to 4,096 elements, `index` is less than 65,536.
  static func encode(_ samples: [Int16], index: Int) -> [UInt8] {
    var writer = BitWriter()
    putHeader(to: &writer, sampleCount: samples.count, index: index)
    putSubframe(to: &writer, samples)
    writer.align()
    writer.put(Checksum.crc16(writer.bytes), bits: 16)
    return writer.bytes
  }

  private static func putHeader(to writer: inout BitWriter, sampleCount: Int, index: Int) {
    writer.put(0b1111_1111_1111_1000, bits: 16)  // sync code, blocks of one size
    writer.put(0b0111_0000, bits: 8)  // 16-bit block size follows, sample rate as in STREAMINFO
    writer.put(0b0000_1000, bits: 8)  // one channel, 16 bits
    putNumber(to: &writer, index)
    writer.put(sampleCount - 1, bits: 16)
    writer.put(Checksum.crc8(writer.bytes), bits: 8)
  }

  /// The block's number is written the way UTF-8 writes a scalar.
  private static func putNumber(to writer: inout BitWriter, _ number: Int) {
    switch number {
    case ..<0x80:
      writer.put(number, bits: 8)
    case ..<0x800:
      writer.put(0b110 << 5 | number >> 6, bits: 8)
      writer.put(0b10 << 6 | number & 63, bits: 8)
    default:
      writer.put(0b1110 << 4 | number >> 12, bits: 8)
      writer.put(0b10 << 6 | number >> 6 & 63, bits: 8)
      writer.put(0b10 << 6 | number & 63, bits: 8)
    }
  }

  private static func putSubframe(to writer: inout BitWriter, _ samples: [Int16]) {
    guard samples.count > 2 else {
      writer.put(0b0000_0010, bits: 8)  // verbatim
      for sample in samples { writer.put(Int(sample), bits: 16) }
      return
    }
    writer.put(0b0001_0100, bits: 8)  // fixed predictor of order 2
    for sample in samples.prefix(2) { writer.put(Int(sample), bits: 16) }
    let folded = foldedRemainders(samples)
    let parameter = riceParameter(folded)
    writer.put(0b00_0000, bits: 6)  // 4-bit Rice parameters, one partition
    writer.put(parameter, bits: 4)
    for position in folded.indices { putRice(to: &writer, folded[position], parameter) }
  }

  /// What the predictor misses, with the signs folded into the lowest bit: 0, -1, 1, -2 become
  /// 0, 1, 2, 3.
  private static func foldedRemainders(_ samples: [Int16]) -> [Int] {
    var result = [Int](repeating: 0, count: samples.count - 2)
    for position in result.indices {
      let expected = 2 &* Int(samples[position &+ 1]) &- Int(samples[position])
      let missed = Int(samples[position &+ 2]) &- expected
      result[position] = missed &<< 1 ^ missed &>> 63
    }
    return result
  }

  /// The logarithm of the mean, which is near the best parameter for a geometric distribution.
  private static func riceParameter(_ folded: [Int]) -> Int {
    var sum = 0
    for position in folded.indices { sum &+= folded[position] }
    let mean = sum / folded.count
    return min(14, mean == 0 ? 0 : Int.bitWidth - mean.leadingZeroBitCount - 1)
  }

  private static func putRice(to writer: inout BitWriter, _ value: Int, _ parameter: Int) {
    var high = value &>> parameter
    if high &+ parameter < 32 {
      let low = value & (1 &<< parameter &- 1)
      return writer.put(1 &<< parameter | low, bits: high &+ 1 &+ parameter)
    }
    while high >= 32 {
      writer.put(0, bits: 32)
      high -= 32
    }
    writer.put(1, bits: high + 1)
    writer.put(value, bits: parameter)
  }
}
