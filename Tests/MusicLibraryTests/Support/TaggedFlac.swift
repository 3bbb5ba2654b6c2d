/// The bytes of a FLAC file with tags and no sound: enough for a tag reader.
struct TaggedFlac {
  /// Vorbis comments, in their order; a name may come several times.
  var tags: [(String, String)]
  /// Seconds at 44.1 kHz.
  var seconds = 3
  /// A front cover: the bytes of a picture file.
  var picture: [UInt8]?
  /// The content of a cue sheet block.
  var cueBlock: [UInt8]?
  /// Bytes behind the metadata, where the sound would be.
  var sound: [UInt8] = []
  /// The length in milliseconds, where whole seconds do not say it.
  var milliseconds: Int?

  /// - SeeAlso: xiph.org/flac/format.html; Vorbis I specification, 5.
  var bytes: [UInt8] {
    var blocks: [(kind: UInt8, content: [UInt8])] = [(0, streamInfo), (4, comments)]
    if let picture { blocks.append((6, pictureBlock(picture))) }
    if let cueBlock { blocks.append((5, cueBlock)) }
    var bytes = Array("fLaC".utf8)
    for (index, block) in blocks.enumerated() {
      let isLast: UInt8 = index == blocks.count - 1 ? 0x80 : 0
      bytes.append(block.kind | isLast)
      bytes += big(UInt32(block.content.count)).dropFirst()
      bytes += block.content
    }
    return bytes + sound
  }

  /// A cue sheet block with audio tracks that start at some samples.
  ///
  /// - SeeAlso: RFC 9639, 8.7.
  static func cueBlock(starts: [UInt64]) -> [UInt8] {
    let head = [UInt8](repeating: 0, count: 136) + [0x80]
    let tracks = starts.enumerated().map { index, start in (start, UInt8(index + 1), UInt8(1)) }
    let all = tracks + [(3 * 44_100, 170, 0)]
    let body = all.flatMap { start, number, indexes -> [UInt8] in
      let place = (0..<8).map { UInt8(truncatingIfNeeded: start >> (56 - 8 * $0)) }
      let index = [UInt8](repeating: 0, count: 8) + [1, 0, 0, 0]
      return place + [number] + [UInt8](repeating: 0, count: 26) + [indexes]
        + (indexes > 0 ? index : [])
    }
    return head + [UInt8](repeating: 0, count: 258) + [UInt8(all.count)] + body
  }

  private var streamInfo: [UInt8] {
    let samples = UInt64(milliseconds ?? seconds * 1_000) * 441 / 10
    let packed: UInt64 = 44_100 << 44 | 1 << 41 | 15 << 36 | samples
    return [0x10, 0, 0x10, 0] + [UInt8](repeating: 0, count: 6)
      + (0..<8).map { UInt8(truncatingIfNeeded: packed >> (56 - 8 * $0)) }
      + [UInt8](repeating: 0, count: 16)
  }

  private var comments: [UInt8] {
    var bytes = little(0) + little(UInt32(tags.count))
    for (name, value) in tags {
      let comment = Array("\(name)=\(value)".utf8)
      bytes += little(UInt32(comment.count)) + comment
    }
    return bytes
  }

  private func pictureBlock(_ picture: [UInt8]) -> [UInt8] {
    let type = Array("image/png".utf8)
    return big(3) + big(UInt32(type.count)) + type + big(0) + big(1) + big(1) + big(24) + big(0)
      + big(UInt32(picture.count)) + picture
  }

  private func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private func little(_ value: UInt32) -> [UInt8] { big(value).reversed() }
}
