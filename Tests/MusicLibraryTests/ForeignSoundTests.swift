import Testing

@testable import MusicLibrary

/// Formats TagLib 1.13 does not know.
@Suite struct ForeignSoundTests {
  private let tag = Array(
    TaggedMP3([("TIT2", "Title"), ("TPE1", "Artist")]).bytes.prefix { $0 != 0xFF })

  private func read(_ bytes: [UInt8], as name: String) throws -> FileTags? {
    let directory = try TemporaryDirectory()
    try directory.write(bytes, to: name)
    var probe = ForeignProbe()
    probe.command = ["/nowhere/at/all"]
    let outcome = TagReader(probe: probe).read(Array(directory.path(name).utf8))
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

  @Test func `True Audio: an APEv2 tag at the end, and the sheet in it`() throws {
    let format = little(1, 2) + little(2, 2) + little(16, 2) + little(44_100, 4)
    let head = Array("TTA1".utf8) + format + little(44_100 * 60, 4) + little(0, 4)
    let sheet = """
      FILE "x.tta" WAVE
      TRACK 01 AUDIO
      INDEX 01 00:00:00
      TRACK 02 AUDIO
      INDEX 01 00:30:00
      """
    func item(_ name: String, _ value: String) -> [UInt8] {
      little(value.utf8.count, 4) + little(0, 4) + Array(name.utf8) + [0] + Array(value.utf8)
    }
    let items = item("Title", "Image") + item("Cuesheet", sheet)
    let footer =
      Array("APETAGEX".utf8) + little(2_000, 4) + little(items.count + 32, 4) + little(2, 4)
      + little(0, 4) + little(0, 8)
    let sound = [UInt8](repeating: 1, count: 100_000)
    let tags = try #require(try read(head + sound + items + footer, as: "x.tta"))
    #expect(tags.title == "Image")
    #expect(tags.duration == 60_000)
    #expect(tags.sheet?.tracks.map(\.start) == [0, 30_000])
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

  @Test(
    arguments: [
      ([0xFF, 0xFB, 0x90, 0x00], 417, 1_152, 44_100, 2),  // version 1, layer III, 128 kbit/s
      ([0xFF, 0xFB, 0x92, 0xC0], 418, 1_152, 44_100, 1),  // the same with padding, one channel
      ([0xFF, 0xF3, 0x44, 0xC4], 96, 576, 24_000, 1),  // version 2, layer III, 32 kbit/s
      ([0xFF, 0xFD, 0xA4, 0x00], 576, 1_152, 48_000, 2),  // version 1, layer II, 192 kbit/s
      ([0xFF, 0xFF, 0xC0, 0x00], 416, 384, 44_100, 2),  // version 1, layer I, 384 kbit/s
    ] as [([UInt8], Int, Int, Int, Int)])
  func `heads of MPEG frames are told apart`(
    head: [UInt8], length: Int, samples: Int, rate: Int, channels: Int
  ) throws {
    let frame = try #require(MPEGFrame(head[...]))
    #expect([frame.length, frame.samples] == [length, samples])
    #expect([frame.rate, frame.channels] == [rate, channels])
  }

  @Test func `a file of a single MPEG frame has its length without another program`() throws {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    let tags = try #require(try read(tag + frame, as: "x.mp3"))
    #expect([tags.duration, tags.sampleRate, tags.channels] == [26, 44_100, 2])
  }

  @Test func `files that end in their first chunk are read as far as they go`() throws {
    let short = Array("FRM8".utf8) + big(60, 8) + Array("DSD ".utf8) + chunk("PROP", [1, 2])
    for count in 4...short.count { _ = try read(Array(short.prefix(count)), as: "x.dff") }
    for mark in ["DSD ", "caff", "OggS", "\u{0B}w", "fLaC", "RIFF", "FORM", "MAC ", "wvpk", "ID3"] {
      for count in 0...40 {
        _ = try read(Array(mark.utf8) + [UInt8](repeating: 0xFF, count: count), as: "x.mp3")
      }
    }
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

  @Test func `AC-3 and E-AC-3: the first frame tells of all`() throws {
    // 48 kHz, 192 kbit/s, three channels in front and two behind.
    let plain: [UInt8] = [0x0B, 0x77, 0, 0, 20, 8 << 3, 7 << 5, 0]
    let padding = [UInt8](repeating: 0, count: 48_000 - 8)
    let tags = try #require(try read(plain + padding, as: "x.ac3"))
    #expect([tags.duration, tags.sampleRate, tags.channels] == [2_000, 48_000, 5])
    // Frames of 192 bytes, 44.1 kHz, six blocks, two channels.
    let enhanced: [UInt8] = [0x0B, 0x77, 0, 95, 0x74, 16 << 3, 0, 0]
    let other = try #require(try read(enhanced + padding, as: "x.eac3"))
    #expect([other.duration, other.sampleRate, other.channels] == [8_707, 44_100, 2])
  }

  @Test func `sound beside other streams in Ogg has the length its last page tells`() throws {
    let vorbis: [UInt8] =
      [1] + Array("vorbis".utf8) + [0, 0, 0, 0, 2] + little(44_100, 4) + [0, 0, 0, 0]
    let pages =
      page(1, 0, 2, Array("fishead".utf8)) + page(2, 0, 2, vorbis) + page(1, 90_000, 4, [0])
      + page(2, 44_100, 0, [0]) + page(2, 66_150, 4, [0]) + page(1, -1, 0, [0])
    let tags = try #require(try read(pages, as: "x.ogg"))
    #expect([tags.duration, tags.sampleRate, tags.channels] == [1_500, 44_100, 2])
  }

  private func page(_ serial: Int, _ position: Int, _ flags: UInt8, _ packet: [UInt8]) -> [UInt8] {
    Array("OggS".utf8) + [0, flags] + little(position, 8) + little(serial, 4) + little(0, 8)
      + [1, UInt8(packet.count)] + packet
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
