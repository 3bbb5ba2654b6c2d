/// The chunks that AIFF, WAV and DSDIFF files consist of: a name of four letters, a size, content.
struct FileChunks {
  /// A chunk as its head describes it.
  struct Chunk {
    var id: String
    /// Where the content begins.
    var start: Int
    /// Bytes of the content as stated; more than there are in a file that was cut off.
    var size: Int
  }

  /// How the sizes are written.
  struct Form {
    /// Bytes of a size: four, or eight.
    var sizeBytes = 4
    var isLittleEndian = false
  }

  /// Chunks that are looked at; a file has about ten.
  private static let mostChunks = 1_000

  /// The chunks that begin in a range of a file, behind a number of bytes of another kind; the last
  /// may reach beyond the range.
  ///
  /// - Complexity: O(chunks) short reads.
  static func chunks(
    of file: RegularFile, in range: Range<Int>, behind head: Int, _ form: Form = Form()
  ) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = range.lowerBound + head
    let headSize = 4 + form.sizeBytes
    while chunks.count < mostChunks, offset + headSize <= range.upperBound {
      let head = file.bytes(at: offset, count: headSize)
      guard head.count == headSize else { break }
      let digits = form.isLittleEndian ? Array(head[4...].reversed()) : Array(head[4...])
      let size = Int(truncatingIfNeeded: digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
      let start = offset + headSize
      guard size >= 0 else { break }
      chunks.append(
        Chunk(id: String(decoding: head[..<4], as: UTF8.self), start: start, size: size))
      guard size <= range.upperBound - start else { break }
      offset = start + size + (size.isMultiple(of: 2) ? 0 : 1)
    }
    return chunks
  }

  /// The chunks of a WAV file, behind any ID3v2 tag.
  static func waveChunks(of file: RegularFile) -> [Chunk] {
    let start = start(file)
    let form = Form(isLittleEndian: isLittleEndian(file))
    return chunks(of: file, in: start..<max(start, file.size), behind: 12, form)
  }

  /// Whether the numbers of a WAV file are written with the lowest byte first, as nearly all are.
  static func isLittleEndian(_ file: RegularFile) -> Bool {
    !file.bytes(at: start(file), count: 4).elementsEqual("RIFX".utf8)
  }

  /// The chunks of an AIFF file, behind any ID3v2 tag.
  static func interchangeChunks(of file: RegularFile) -> [Chunk] {
    let start = start(file)
    return chunks(of: file, in: start..<max(start, file.size), behind: 12)
  }

  private static func start(_ file: RegularFile) -> Int {
    FormatSniffer.id3v2Size(file.bytes(at: 0, count: 10))
  }
}
