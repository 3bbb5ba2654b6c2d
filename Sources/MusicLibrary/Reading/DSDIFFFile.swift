/// Sound of one bit a sample in Philips' container, with an ID3v2 tag in a chunk of its own.
///
/// - SeeAlso: Philips, DSDIFF 1.5: a FRM8 form of chunks with big-endian sizes of eight bytes.
enum DSDIFFFile {
  /// Chunks that are looked at; a file has about ten.
  private static let mostChunks = 1_000

  /// What the file's chunks say.
  static func sound(of file: RegularFile) -> ForeignSound {
    var sound = ForeignSound()
    var rate = 0
    var bytesOfSound = 0
    // The form's own head is followed by its type, and that by its chunks.
    for chunk in chunks(of: file, in: 0..<file.size, behind: 16) {
      switch chunk.id {
      case "PROP":
        for property in chunks(of: file, in: chunk.content, behind: 4) {
          let start = property.content.lowerBound
          if property.id == "FS  " { rate = number(file.bytes(at: start, count: 4)) }
          if property.id == "CHNL" { sound.channels = number(file.bytes(at: start, count: 2)) }
        }
      case "DSD ": bytesOfSound = chunk.content.count
      case "ID3 ": sound.tagRange = chunk.content
      default: break
      }
    }
    if let channels = sound.channels, channels > 0 {
      sound.setDuration(samples: bytesOfSound * 8 / channels, rate: rate)
    }
    return sound
  }

  private struct Chunk {
    var id: String
    var content: Range<Int>
  }

  /// The chunks in a range, behind a number of bytes of another kind.
  private static func chunks(
    of file: RegularFile, in range: Range<Int>, behind head: Int
  ) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = range.lowerBound + head
    while chunks.count < mostChunks, offset + 12 <= range.upperBound {
      let head = file.bytes(at: offset, count: 12)
      guard head.count == 12 else { break }
      let size = number(Array(head[4..<12]))
      let start = offset + 12
      guard size >= 0, start <= range.upperBound else { break }
      let end = size > range.upperBound - start ? range.upperBound : start + size
      chunks.append(Chunk(id: String(decoding: head[..<4], as: UTF8.self), content: start..<end))
      offset = end + (size.isMultiple(of: 2) ? 0 : 1)
    }
    return chunks
  }

  private static func number(_ bytes: [UInt8]) -> Int {
    Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
