internal import MusicModel

/// The texts AIFF has in chunks of its own, which TagLib does not read.
///
/// - SeeAlso: Apple, Audio Interchange File Format 1.3, 13: NAME, AUTH, (c) and ANNO.
enum AIFFTexts {
  private static let names = ["NAME": "TITLE", "AUTH": "ARTIST", "ANNO": "COMMENT"]
  /// Bytes a text may have.
  private static let longest = 65_536

  /// Names and values as of tags.
  static func values(of file: RegularFile) -> [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    for chunk in FileChunks.interchangeChunks(of: file) {
      guard let name = names[chunk.id], chunk.size <= longest else { continue }
      let bytes = file.bytes(at: chunk.start, count: chunk.size)
      let text = Charset.utf8.decode(bytes) ?? Charset.western.decode(bytes)
      if let text, !text.isEmpty { values.append((name, text)) }
    }
    return values
  }
}
