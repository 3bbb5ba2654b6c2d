/// The blocks in front of the sound of a FLAC file.
///
/// - SeeAlso: RFC 9639, 8.1.
struct FlacBlocks {
  /// One block: a number for what it is, and where its content is by its own account.
  struct Block {
    var kind: UInt8
    var content: Range<Int>
  }

  /// The blocks in their order, as far as their heads are there.
  private(set) var blocks: [Block] = []
  /// Where the sound begins; `nil` when the last block was not found.
  private(set) var soundStart: Int?
  /// Whether the file ends in front of the last block.
  private(set) var isCutOff = false

  /// Blocks that are looked at; files have about five.
  private static let mostBlocks = 128

  /// Looks through the heads; `nil` without the format's mark behind any ID3v2 tag.
  ///
  /// - Complexity: O(blocks) short reads.
  init?(_ file: RegularFile) {
    var offset = FormatSniffer.id3v2Size(file.bytes(at: 0, count: 10))
    guard file.bytes(at: offset, count: 4).elementsEqual("fLaC".utf8) else { return nil }
    offset += 4
    while blocks.count < Self.mostBlocks {
      let head = file.bytes(at: offset, count: 4)
      guard head.count == 4 else {
        isCutOff = true
        return
      }
      let size = head[1...].reduce(0) { $0 << 8 | Int($1) }
      blocks.append(Block(kind: head[0] & 0x7F, content: (offset + 4)..<(offset + 4 + size)))
      offset += 4 + size
      if head[0] & 0x80 != 0 {
        soundStart = offset
        return
      }
    }
  }

  /// The content of the first block of a kind; `nil` when it is not there as a whole.
  func content(ofKind kind: UInt8, in file: RegularFile) -> [UInt8]? {
    guard let range = blocks.first(where: { $0.kind == kind })?.content else { return nil }
    let content = file.bytes(at: range.lowerBound, count: range.count)
    return content.count == range.count ? content : nil
  }
}
