/// The elements of a Matroska file: nested boxes of an identity, a size and content.
///
/// - SeeAlso: RFC 8794, 4 to 7: numbers whose length is told by the zeros in front of their first
///   bit.
enum EBML {
  /// One element.
  struct Element {
    /// Its identity with the bit that marks its length.
    var id: UInt64
    /// Where in the file its content is.
    var content: Range<Int>
  }

  /// Bytes of a number or a text that are read.
  private static let longestValue = 1_024 * 1_024

  /// The elements that are directly in a range, up to a number of them.
  static func elements(in range: Range<Int>, of file: RegularFile, most: Int) -> [Element] {
    var elements: [Element] = []
    var offset = range.lowerBound
    while elements.count < most, offset < range.upperBound {
      let head = file.bytes(at: offset, count: 12)
      guard let id = number(head[...], keepsMark: true), id.count <= 4,
        let size = number(head[id.count...], keepsMark: false)
      else { break }
      let start = offset + id.count + size.count
      guard start <= range.upperBound else { break }
      // All bits set mean an unknown size: the rest is its content.
      let isUnknown = size.value == UInt64(1) << (7 * UInt64(size.count)) - 1
      let rest = range.upperBound - start
      let count = isUnknown ? rest : Int(min(size.value, UInt64(rest)))
      elements.append(Element(id: id.value, content: start..<(start + count)))
      offset = start + count
    }
    return elements
  }

  /// An element's content as a whole number; 0 when it is none.
  static func whole(_ element: Element, of file: RegularFile) -> UInt64 {
    guard element.content.count <= 8 else { return 0 }
    return bytes(element, of: file).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// An element's content as a number with a fraction; 0 when it is none.
  static func fraction(_ element: Element, of file: RegularFile) -> Double {
    let bits = whole(element, of: file)
    switch element.content.count {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return 0
    }
  }

  /// An element's content as a text.
  static func text(_ element: Element, of file: RegularFile) -> String {
    String(decoding: bytes(element, of: file).prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func bytes(_ element: Element, of file: RegularFile) -> [UInt8] {
    file.bytes(at: element.content.lowerBound, count: min(element.content.count, longestValue))
  }

  /// A number of up to eight bytes at the start of some bytes.
  private static func number(
    _ bytes: ArraySlice<UInt8>, keepsMark: Bool
  ) -> (value: UInt64, count: Int)? {
    guard let first = bytes.first, first != 0 else { return nil }
    let count = first.leadingZeroBitCount + 1
    guard bytes.count >= count else { return nil }
    let value = bytes.prefix(count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return (keepsMark ? value : value & (UInt64(1) << (7 * UInt64(count)) - 1), count)
  }
}
