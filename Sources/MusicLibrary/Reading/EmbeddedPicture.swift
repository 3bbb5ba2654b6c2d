internal import CTagLib
internal import Glibc

/// A picture inside a music file, without its bytes.
struct EmbeddedPicture: Hashable, Sendable {
  /// Its kind as ID3v2 numbers them: 3 is the front cover, 0 any other.
  var kind: Int
  /// Number of bytes.
  var size: Int
  /// Its media type by its first bytes; empty when they are no known picture.
  var mediaType: String

  /// The position of the front cover: kind 3, else kind 0, else the first; `nil` without pictures.
  static func front(of pictures: [EmbeddedPicture]) -> Int? {
    pictures.firstIndex { $0.kind == 3 } ?? pictures.firstIndex { $0.kind == 0 }
      ?? pictures.indices.first
  }

  /// Below this many bytes there is no picture, only an empty frame.
  static let smallestSize = 8

  /// The media type of a picture's first bytes; empty when they are no known picture.
  static func mediaType(of head: some Collection<UInt8>) -> String {
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if head.starts(with: "GIF8".utf8) { return "image/gif" }
    if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      return "image/webp"
    }
    return head.starts(with: "BM".utf8) ? "image/bmp" : ""
  }

  /// Reads the front cover inside a music file.
  ///
  /// - Returns: The bytes of a picture file, or `nil` when the file cannot be read or has none.
  /// - Complexity: O(bytes of the file's tags).
  static func frontCover(inFileAt path: [UInt8]) -> [UInt8]? {
    guard let file = RegularFile(path: path) else { return nil }
    defer { file.close() }
    guard let format = file.format(name: path, head: file.head()),
      let tags = RawTags(file, format, audio: false)
    else { return nil }
    defer { tags.close() }
    return EmbeddedPicture.front(of: tags.pictures).map { tags.bytes(ofPicture: $0) }
  }
}
