internal import Glibc

/// Whether the last frame of a FLAC file is the one that its head counts up to.
///
/// - SeeAlso: RFC 9639, 8.2 and 9.1: the head states all samples, each frame its own place.
enum FlacEnd {
  /// What the stream says of itself.
  private struct Stream {
    /// Samples of a frame where all have as many.
    var blockSize: Int
    /// Bytes of the largest frame; 0 where the encoder did not know.
    var largestFrame: Int
    /// Samples in all; 0 where the encoder did not know.
    var samples: Int
  }

  /// Bytes of a stream's description that are looked at.
  private static let descriptionSize = 18
  /// Bytes of the least frame: its head, a sample that stands for all, and its checksums.
  private static let leastFrame = 9
  /// Bytes of a frame's head at the most.
  private static let largestHead = 16
  /// Bytes of the end that are searched first, and at last.
  private static let windows = (first: 16_384, last: 1_048_576)

  static func isMissing(in file: RegularFile) -> Bool {
    guard let blocks = FlacBlocks(file) else { return false }
    guard let start = blocks.soundStart else { return blocks.isCutOff }
    if start > file.size { return true }
    guard let stream = stream(blocks, file), stream.samples > 0 else { return false }
    let frames = stream.samples / max(1, stream.blockSize)
    if file.size - start < frames * leastFrame { return true }
    var window = max(windows.first, stream.largestFrame + largestHead)
    while true {
      let from = max(start, file.size - window)
      let end = file.withBytes(at: from, count: file.size - from) {
        lastEnd(in: UnsafeRawBufferPointer($0), of: stream)
      }
      if let end { return end < stream.samples }
      guard from > start, window < windows.last else { return false }
      window *= 4
    }
  }

  private static func stream(_ blocks: FlacBlocks, _ file: RegularFile) -> Stream? {
    guard let first = blocks.blocks.first, first.kind == 0, first.content.count >= descriptionSize
    else { return nil }
    let bytes = file.bytes(at: first.content.lowerBound, count: descriptionSize)
    guard bytes.count == descriptionSize else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    return Stream(
      blockSize: number(2..<4), largestFrame: number(7..<10),
      samples: number(13..<18) & 0xF_FFFF_FFFF)
  }

  /// The place behind the last sample of the frames that begin in some bytes; `nil` without any.
  ///
  /// A head may be mistaken in the midst of sound, so the farthest counts: the true one is among
  /// them.
  private static func lastEnd(in bytes: UnsafeRawBufferPointer, of stream: Stream) -> Int? {
    var last: Int?
    var next = 0
    while let offset = firstMark(in: bytes, from: next), offset < bytes.count - leastFrame {
      next = offset + 1
      guard bytes[offset + 1] & 0xFE == 0xF8 else { continue }
      let head = bytes[offset..<min(offset + largestHead, bytes.count)]
      guard let end = end(ofFrame: UnsafeRawBufferPointer(rebasing: head), stream),
        end <= stream.samples
      else { continue }
      last = max(last ?? 0, end)
    }
    return last
  }

  /// The next place of the byte that every frame begins with.
  private static func firstMark(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, 0xFF, bytes.count - start).map { UnsafeRawPointer($0) - base }
  }

  /// The place behind the last sample of a frame; `nil` when the bytes are no head of one.
  private static func end(ofFrame bytes: UnsafeRawBufferPointer, _ stream: Stream) -> Int? {
    let (sizeCode, rateCode) = (Int(bytes[2] >> 4), Int(bytes[2] & 0x0F))
    guard sizeCode > 0, rateCode < 15, bytes[3] >> 4 < 11, bytes[3] & 1 == 0 else { return nil }
    guard let (number, count) = codedNumber(bytes[4...]) else { return nil }
    var position = 4 + count
    let sizeBytes = sizeCode == 6 ? 1 : sizeCode == 7 ? 2 : 0
    let rateBytes = rateCode == 12 ? 1 : rateCode > 12 ? 2 : 0
    guard position + sizeBytes + rateBytes < bytes.count else { return nil }
    let stated = bytes[position..<(position + sizeBytes)].reduce(0) { $0 << 8 | Int($1) } + 1
    position += sizeBytes + rateBytes
    guard Checksum.crc8(bytes[..<position]) == Int(bytes[position]) else { return nil }
    let size =
      switch sizeCode {
      case 1: 192
      case 2...5: 144 << sizeCode
      case 6, 7: stated
      default: 1 << sizeCode
      }
    // The second bit of the mark tells whether a frame's place is in samples or in frames.
    return bytes[1] & 1 == 1 ? number + size : number * stream.blockSize + size
  }

  /// A number coded as UTF-8 codes characters, up to seven bytes, and how many there are.
  private static func codedNumber(
    _ bytes: Slice<UnsafeRawBufferPointer>
  ) -> (number: Int, count: Int)? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return (Int(first), 1) }
    let count = (~first).leadingZeroBitCount
    guard (2...7).contains(count), bytes.count >= count else { return nil }
    var number = Int(first) & (0x7F >> count)
    for byte in bytes.dropFirst().prefix(count - 1) {
      guard byte & 0xC0 == 0x80 else { return nil }
      number = number << 6 | Int(byte & 0x3F)
    }
    return (number, count)
  }
}
