import Testing

@testable import MusicLibrary

/// Formats TagLib 1.13 does not know.
@Suite struct ForeignSoundTests {
  private let tag = Array(
    TaggedMP3([("TIT2", "Title"), ("TPE1", "Artist")]).bytes.prefix { $0 != 0xFF })

  private func read(_ bytes: [UInt8], as name: String) throws -> FileTags? {
    let directory = try TemporaryDirectory()
    try directory.write(bytes, to: name)
    let outcome = TagReader().read(Array(directory.path(name).utf8))
    guard case .tags(let tags, _) = outcome else { return nil }
    return tags
  }

  @Test func `DSF: sound described at the start, tag at the end`() throws {
    let data = Array("data".utf8) + little(12 + 8_000, 8) + [UInt8](repeating: 0x69, count: 8_000)
    let format =
      Array("fmt ".utf8) + little(52, 8) + little(1, 4) + little(0, 4) + little(2, 4)
      + little(2, 4) + little(2_822_400, 4) + little(1, 4) + little(2_822_400, 8)
      + little(4_096, 4) + little(0, 4)
    let tagOffset = 28 + format.count + data.count
    let head =
      Array("DSD ".utf8) + little(28, 8) + little(tagOffset + tag.count, 8)
      + little(tagOffset, 8)
    let tags = try #require(try read(head + format + data + tag, as: "x.dsf"))
    #expect([tags.title, tags.artist] == ["Title", "Artist"])
    #expect([tags.duration, tags.sampleRate, tags.channels] == [1_000, 2_822_400, 2])
  }

  @Test func `DSDIFF: everything in chunks`() throws {
    let properties =
      Array("SND ".utf8) + chunk("FS  ", big(2_822_400, 4))
      + chunk("CHNL", big(1, 2) + Array("C000".utf8))
    let content =
      Array("DSD ".utf8) + chunk("PROP", properties)
      + chunk("DSD ", [UInt8](repeating: 0x69, count: 35_280)) + chunk("ID3 ", tag)
    let tags = try #require(
      try read(Array("FRM8".utf8) + big(content.count, 8) + content, as: "x.dff"))
    #expect([tags.title, tags.artist] == ["Title", "Artist"])
    #expect([tags.duration, tags.channels] == [100, 1])
  }

  @Test func `AAC without a container: frames are counted behind the tag`() throws {
    // Frames of 16 bytes: MPEG-4, no checksum, 44.1 kHz, two channels.
    let frame: [UInt8] =
      [0xFF, 0xF1, 0x50, 0x80, 0x02, 0x1F, 0xFC] + [UInt8](repeating: 0, count: 9)
    let tags = try #require(
      try read(tag + (0..<431).flatMap { _ in frame }, as: "x.aac"))
    #expect(tags.title == "Title")
    #expect([tags.duration, tags.sampleRate, tags.channels] == [10_007, 44_100, 2])
  }

  private func chunk(_ id: String, _ content: [UInt8]) -> [UInt8] {
    Array(id.utf8) + big(content.count, 8) + content
      + (content.count.isMultiple(of: 2) ? [] : [0])
  }

  private func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }
}
