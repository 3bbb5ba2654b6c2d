/// A short MP3 file: an ID3v2.4 tag and twenty frames of silence.
///
/// - SeeAlso: id3.org, ID3v2.4.0 main structure and native frames; ISO/IEC 11172-3, 2.4.1.3.
enum MP3Bytes {
  private static let names = [
    "TITLE": "TIT2", "ARTIST": "TPE1", "ALBUM": "TALB", "ALBUMARTIST": "TPE2",
    "TRACKNUMBER": "TRCK", "DISCNUMBER": "TPOS", "DATE": "TDRC", "GENRE": "TCON",
    "COMPOSER": "TCOM", "ARTISTSORT": "TSOP",
  ]

  /// The bytes of a file with tags, and a JPEG picture if there is one.
  static func file(_ fields: [(String, String)], _ picture: [UInt8]?) -> [UInt8] {
    var frames: [UInt8] = []
    for (name, value) in fields {
      if let id = names[name] {
        frames += frame(id, [3] + Array(value.utf8))
      } else {
        frames += frame("TXXX", [3] + Array(name.utf8) + [0] + Array(value.utf8))
      }
    }
    if let picture {
      frames += frame("APIC", [0] + Array("image/jpeg".utf8) + [0, 3, 0] + picture)
    }
    let tag = Array("ID3".utf8) + [4, 0, 0] + size(frames.count) + frames
    // 128 kbit/s and 44.1 kHz make frames of 417 bytes.
    let sound = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    return tag + (0..<20).flatMap { _ in sound }
  }

  private static func frame(_ id: String, _ content: [UInt8]) -> [UInt8] {
    Array(id.utf8) + size(content.count) + [0, 0] + content
  }

  /// Four bytes of seven bits.
  private static func size(_ count: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(count >> $0 & 0x7F) }
  }
}
