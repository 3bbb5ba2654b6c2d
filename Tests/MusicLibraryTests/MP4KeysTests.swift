import Testing

@testable import MusicLibrary

/// Tags of MP4 files under keys of their own, as QuickTime and ffmpeg write them.
@Suite struct MP4KeysTests {
  @Test(arguments: [true, false])
  func `keys and their values are tags, also where Apple has them`(isApple: Bool) throws {
    let prefix = isApple ? "com.apple.quicktime." : ""
    let bytes = file(
      [("title", "T"), ("album_artist", "B"), ("track", "3/9"), ("CUESHEET", Self.sheet)].map {
        (prefix + $0.0, $0.1)
      }, isApple: isApple)
    let values = try values(of: bytes)
    #expect(values.map(\.name) == ["TITLE", "ALBUM_ARTIST", "TRACK", "CUESHEET"])
    let tags = TagNormalizer(TagValues(values)).tags()
    #expect([tags.title, tags.albumArtist] == ["T", "B"])
    #expect([tags.track.number, tags.track.total] == [3, 9])
    #expect(tags.sheet?.tracks.map(\.start) == [0, 30_000])
  }

  @Test func `what is cut off or makes no sense gives what there is`() throws {
    let bytes = file([("title", "T"), ("artist", "A")], isApple: false)
    for count in 0..<bytes.count {
      #expect(try values(of: Array(bytes.prefix(count))).count <= 2)
    }
    for place in bytes.indices {
      var broken = bytes
      broken[place] = 0xFF
      #expect(try values(of: broken).count <= 2)
    }
  }

  @Test func `a box that claims to end with the largest number is the last`() throws {
    let bytes = file([("title", "T")], isApple: false)
    let rest = UInt64(Int.max - bytes.count)
    let size = big(UInt32(rest >> 32)) + big(UInt32(truncatingIfNeeded: rest))
    let claim = big(1) + Array("free".utf8) + size
    #expect(try values(of: bytes + claim).map(\.value) == ["T"])
  }

  private static let sheet = """
    FILE "x.m4a" MP4
    TRACK 01 AUDIO
    INDEX 01 00:00:00
    TRACK 02 AUDIO
    INDEX 01 00:30:00
    """

  private func values(of bytes: [UInt8]) throws -> [(name: String, value: String)] {
    let directory = try TemporaryDirectory()
    try directory.write(bytes, to: "a.m4a")
    let file = try #require(RegularFile(path: Array(directory.path("a.m4a").utf8)))
    defer { file.close() }
    return MP4Keys.values(of: file)
  }

  private func file(_ tags: [(String, String)], isApple: Bool) -> [UInt8] {
    let keys = tags.flatMap { box("mdta", Array($0.0.utf8)) }
    let items = tags.enumerated().flatMap { index, tag in
      big(UInt32(16 + 8 + tag.1.utf8.count)) + big(UInt32(index + 1))
        + box("data", big(1) + big(0) + Array(tag.1.utf8))
    }
    let content =
      box("hdlr", big(0) + big(0) + Array("mdta".utf8) + [UInt8](repeating: 0, count: 13))
      + box("keys", big(0) + big(UInt32(tags.count)) + keys) + box("ilst", items)
    let meta = box("meta", (isApple ? [] : big(0)) + content)
    return box("ftyp", Array("M4A ".utf8) + big(0))
      + box("moov", isApple ? meta : box("udta", meta))
  }

  private func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big(UInt32(8 + content.count)) + Array(type.utf8) + content
  }

  private func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
