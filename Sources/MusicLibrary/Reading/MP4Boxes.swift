/// The boxes an MP4 file consists of.
///
/// - SeeAlso: ISO/IEC 14496-12, 4.2: a size of four bytes, a type of four, and behind a size of 1
///   the true one in eight bytes; a size of 0 reaches to the end of the file.
enum MP4Boxes {
  /// A box as its head describes it.
  struct Box {
    /// The four bytes of its type, the first the highest.
    var code: Int
    /// Where its content is by its own account; beyond the end of a file that was cut off.
    var content: Range<Int>

    /// Whether the four bytes of its type are these letters.
    func isOfType(_ letters: String) -> Bool { code == MP4Boxes.number(letters.utf8) }
  }

  /// Boxes of one level that are looked at; a film in fragments has some thousand.
  private static let mostBoxes = 10_000

  /// The boxes that begin in a range; the last may reach beyond it.
  ///
  /// - Complexity: O(boxes) short reads.
  static func boxes(of file: RegularFile, in range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while boxes.count < mostBoxes, let box = box(of: file, at: offset, before: range.upperBound) {
      boxes.append(box)
      offset = box.content.upperBound
    }
    return boxes
  }

  /// The box that begins at an offset; `nil` where there is none.
  private static func box(of file: RegularFile, at offset: Int, before end: Int) -> Box? {
    guard offset <= end - 8 else { return nil }
    return file.withBytes(at: offset, count: 16) { head in
      guard head.count >= 8 else { return nil }
      var size = number(head[..<4])
      let isLarge = size == 1 && head.count == 16
      if isLarge { size = number(head[8...]) }
      if size == 0 { size = end - offset }
      let headSize = isLarge ? 16 : 8
      guard size >= headSize, size <= Int.max - offset else { return nil }
      return Box(code: number(head[4..<8]), content: (offset + headSize)..<(offset + size))
    }
  }

  /// Boxes that what a file is cut off in is: others may be what stands behind its end.
  private static let parts = ["mdat", "moov", "moof"]

  /// Whether the last box of a file is not there as a whole.
  static func isEndMissing(in file: RegularFile) -> Bool {
    guard let last = boxes(of: file, in: 0..<file.size).last else { return false }
    return parts.contains(where: last.isOfType) && last.content.upperBound > file.size
  }

  static func number(_ bytes: some Sequence<UInt8>) -> Int {
    Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
