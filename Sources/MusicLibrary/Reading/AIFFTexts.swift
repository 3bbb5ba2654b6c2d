/// The texts AIFF has in chunks of its own, which TagLib does not read.
///
/// - SeeAlso: Apple, Audio Interchange File Format 1.3, 13: NAME, AUTH, (c) and ANNO.
enum AIFFTexts {
  private static let names = ["NAME": "TITLE", "AUTH": "ARTIST", "ANNO": "COMMENT"]
  /// Chunks that are looked at; a file has about ten.
  private static let mostChunks = 1_000
  /// Bytes a text may have.
  private static let longest = 65_536

  /// Names and values as of tags.
  static func values(of file: RegularFile) -> [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    var offset = 12
    for _ in 0..<mostChunks {
      let head = file.bytes(at: offset, count: 8)
      guard head.count == 8 else { break }
      let size = head[4..<8].reduce(0) { $0 << 8 | Int($1) }
      if let name = names[String(decoding: head[..<4], as: UTF8.self)], size <= longest {
        let bytes = file.bytes(at: offset + 8, count: size)
        let text = Charset.utf8.decode(bytes) ?? Charset.western.decode(bytes)
        if let text, !text.isEmpty { values.append((name, text)) }
      }
      offset += 8 + size + size % 2
    }
    return values
  }
}
