/// Sound of one bit a sample in Philips' container, with an ID3v2 tag in a chunk of its own.
///
/// - SeeAlso: Philips, DSDIFF 1.5: a FRM8 form of chunks with big-endian sizes of eight bytes.
enum DSDIFFFile {
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
    /// Where its content is, as far as it is there.
    var content: Range<Int>
  }

  /// The chunks in a range, behind a number of bytes of another kind.
  private static func chunks(
    of file: RegularFile, in range: Range<Int>, behind head: Int
  ) -> [Chunk] {
    FileChunks.chunks(of: file, in: range, behind: head, FileChunks.Form(sizeBytes: 8)).map {
      let size = min($0.size, range.upperBound - $0.start)
      return Chunk(id: $0.id, content: $0.start..<($0.start + size))
    }
  }

  private static func number(_ bytes: [UInt8]) -> Int {
    Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
