/// The bytes of music files with tags, made by hand: enough for a reader of tags.
enum MusicFile {
  /// A FLAC file with tags; a tag's name may come several times.
  ///
  /// - Parameters:
  ///   - tags: Names and values.
  ///   - silence: Seconds of silence in it.
  /// - Returns: The bytes.
  /// - SeeAlso: RFC 9639, 8: a metadata block is a kind, a length of three bytes and its content.
  static func flac(_ tags: [(name: String, value: String)], silence: Int = 3) -> [UInt8] {
    let streamInfo = Silence.streamInfo(seconds: silence)
    let comments =
      little(0) + little(tags.count)
      + tags.flatMap { tag in
        let comment = Array("\(tag.name)=\(tag.value)".utf8)
        return little(comment.count) + comment
      }
    return Array("fLaC".utf8) + [0] + big(streamInfo.count).dropFirst() + streamInfo
      + [0x80 | 4] + big(comments.count).dropFirst() + comments + Silence.frames(seconds: silence)
  }

  /// A second of silence as a WAV file, with a LIST INFO chunk.
  static func wav(title: String, artist: String, album: String) -> [UInt8] {
    let format: [UInt8] = [1, 0, 1, 0] + little(8_000) + little(8_000) + [1, 0, 8, 0]
    let fields = [("INAM", title), ("IART", artist), ("IPRD", album)]
    let list = Array("INFO".utf8) + fields.flatMap { chunk($0.0, Array($0.1.utf8) + [0]) }
    let content =
      Array("WAVE".utf8) + chunk("fmt ", format) + chunk("LIST", list)
      + chunk("data", [UInt8](repeating: 0x80, count: 8_000))
    return Array("RIFF".utf8) + little(content.count) + content
  }

  /// A PNG file of a single pixel, red 10, green 200, blue 30.
  static let greenPixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53,
    0xDE, 0x00, 0x00, 0x00, 0x0C, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xE0, 0x3A, 0x21, 0x07,
    0x00, 0x01, 0xD0, 0x00, 0xF1, 0x24, 0x5C, 0x91, 0xF4, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// A block of what a FLAC stream is, with 16 bits a sample.
  ///
  /// - SeeAlso: RFC 9639, 8.2.
  static func streamInfo(
    rate: UInt64, channels: UInt64, count: Int, blockSize: [UInt8] = [0x10, 0]
  ) -> [UInt8] {
    let packed = rate << 44 | (channels - 1) << 41 | 15 << 36 | UInt64(count)
    return blockSize + blockSize + [UInt8](repeating: 0, count: 6)
      + (0..<8).map { UInt8(truncatingIfNeeded: packed >> (56 - 8 * $0)) }
      + [UInt8](repeating: 0, count: 16)
  }

  private static func chunk(_ id: String, _ content: [UInt8]) -> [UInt8] {
    Array(id.utf8) + little(content.count) + content + (content.count.isMultiple(of: 2) ? [] : [0])
  }

  private static func little(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func big(_ value: Int) -> [UInt8] { little(value).reversed() }
}

extension TestHome {
  /// Adds a FLAC file with the tags that are not empty.
  func addSong(
    _ name: String, title: String, artist: String, album: String, track: Int? = nil,
    extra: [(name: String, value: String)] = []
  ) throws {
    var tags = [("TITLE", title), ("ARTIST", artist), ("ALBUM", album)].filter { !$0.1.isEmpty }
    if let track { tags.append(("TRACKNUMBER", "\(track)")) }
    try write(name, MusicFile.flac(tags + extra))
  }

  /// Adds albums of one song each, `Album 0` by `Artist 0` and so on, to a folder of it.
  ///
  /// A hundred share a folder, `0/0.flac` to `0/99.flac`: folders are slow to make and to remove.
  func addAlbums(_ numbers: Range<Int>, to folder: String) throws {
    for number in numbers {
      try addSong(
        "\(folder)/\(number / 100)/\(number).flac", title: "Song \(number)",
        artist: "Artist \(number)", album: "Album \(number)")
    }
  }
}
