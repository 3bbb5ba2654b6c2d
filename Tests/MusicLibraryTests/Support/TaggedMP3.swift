/// The bytes of an MP3 file of silence with an ID3v2 tag, an ID3v1 tag, both or none.
struct TaggedMP3 {
  /// How the text of a frame is written.
  enum Encoding: UInt8 {
    case latin1 = 0
    case utf8 = 3
  }

  /// Frames of ID3v2.4: identifier, encoding, bytes of the text.
  var frames: [(id: String, encoding: Encoding, text: [UInt8])] = []
  /// Title, artist and album of an ID3v1 tag; up to 30 bytes each.
  var oldTag: (title: [UInt8], artist: [UInt8], album: [UInt8])?

  /// Makes a file with text frames in UTF-8.
  init(_ texts: [(String, String)] = []) {
    frames = texts.map { ($0.0, .utf8, Array($0.1.utf8)) }
  }

  /// - SeeAlso: id3.org, ID3v2.4.0 main structure; one MPEG-1 layer III frame at 128 kbit/s and
  ///   44.1 kHz has 417 bytes.
  var bytes: [UInt8] {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    return tag + (0..<40).flatMap { _ in frame } + oldTagBytes
  }

  private var tag: [UInt8] {
    guard !frames.isEmpty else { return [] }
    let content = frames.flatMap { frame -> [UInt8] in
      let text = [frame.encoding.rawValue] + frame.text
      return Array(frame.id.utf8) + syncSafe(text.count) + [0, 0] + text
    }
    return Array("ID3".utf8) + [4, 0, 0] + syncSafe(content.count) + content
  }

  private var oldTagBytes: [UInt8] {
    guard let oldTag else { return [] }
    return Array("TAG".utf8) + field(oldTag.title) + field(oldTag.artist) + field(oldTag.album)
      + [UInt8](repeating: 0, count: 34) + [0xFF]
  }

  private func field(_ text: [UInt8]) -> [UInt8] {
    Array((text + [UInt8](repeating: 0, count: 30)).prefix(30))
  }

  private func syncSafe(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(value >> (21 - 7 * $0) & 0x7F) }
  }
}
