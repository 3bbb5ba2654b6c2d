import MusicModel
import Testing

@testable import MusicLibrary

/// Files that end before their headers say that their sound does.
@Suite struct SoundEndTests {
  /// The bytes of a whole file, and how many of them are in front of its sound.
  struct Sample: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  static let samples = [
    Sample(name: "a.flac", bytes: flac), Sample(name: "a.wav", bytes: wav(1_000_000)),
    Sample(name: "a.aiff", bytes: aiff), Sample(name: "a.dff", bytes: dsdiff),
    Sample(name: "a.m4a", bytes: mp4), Sample(name: "a.mp3", bytes: mp3("Xing", at: 36)),
    Sample(name: "b.mp3", bytes: mp3("VBRI", at: 36)), Sample(name: "a.ogg", bytes: ogg),
  ]

  @Test(arguments: samples)
  func `a whole file is whole, with an old tag behind it too`(sample: Sample) throws {
    #expect(try !isMissing(sample.bytes, sample.name))
    let tag = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 125)
    #expect(try !isMissing(sample.bytes + tag, sample.name))
  }

  @Test(arguments: samples)
  func `what was cut off is told, wherever in the sound that was`(sample: Sample) throws {
    for share in [0.29, 0.61, 0.89] {
      let count = Int(Double(sample.bytes.count) * share)
      #expect(try isMissing(Array(sample.bytes.prefix(count)), sample.name), "\(share)")
    }
  }

  @Test func `a file that is cut off within its metadata is told`() throws {
    let file = TaggedFlac(
      tags: [("TITLE", "T")], picture: [UInt8](repeating: 1, count: 9_000)
    ).bytes
    #expect(try isMissing(Array(file.prefix(5_000)), "a.flac"))
    #expect(try isMissing(Array(Self.flac.prefix(80)), "a.flac"))
  }

  @Test func `sizes that say nothing are no sizes`() throws {
    for size: UInt32 in [0xFFFF_FFFF, 0x7FFF_FFFF, 0x7FFF_F000] {
      #expect(try !isMissing(Self.wav(8_000, stated: size), "pipe.wav"))
    }
    var endless = Self.mp4
    let place = try #require(endless.firstIndex(of: UInt8(ascii: "m")))
    endless.replaceSubrange((place - 4)..<place, with: [0, 0, 0, 0])
    #expect(try !isMissing(Array(endless.dropLast(3_000)), "a.m4a"))
    #expect(try !isMissing(TaggedMP3([("TIT2", "T")]).bytes.dropLast(2_000), "a.mp3"))
    var unknown = Self.flac
    // Four bits of a byte, and four bytes, are the number of samples.
    unknown[21] &= 0xF0
    unknown.replaceSubrange(22..<26, with: [0, 0, 0, 0])
    #expect(try !isMissing(Array(unknown.dropLast(30_000)), "a.flac"))
  }

  @Test func `the sound of WAV and AIFF that is there is read, however much was to come`() throws {
    let cut = try read(Array(Self.wav(16_000).prefix(8_000 + 44)), "a.wav")
    #expect([cut.duration, cut.sampleRate, cut.channels] == [1_000, 8_000, 1])
    let piped = try read(Self.wav(24_000, stated: 0xFFFF_FFFF), "a.wav")
    #expect(piped.duration == 3_000)
    #expect(!piped.isCutOff)
    let half = try read(Array(Self.aiff.prefix(8_000 + 54)), "a.aiff")
    #expect([half.duration, half.sampleRate, half.channels] == [1_000, 8_000, 1])
    #expect(half.isCutOff)
  }

  @Test func `a file that was cut off is in the library and in the report until it is whole`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.directory.write(Self.flac, to: "music/a/1.flac")
    try folder.directory.write(Array(Self.flac.dropLast(30_000)), to: "music/a/2.flac")
    try await folder.scan()
    let path = Array(folder.directory.path("music/a/2.flac").utf8)
    #expect(try await folder.store.cutOffFiles() == [path])
    #expect(try await folder.store.faultyFiles().map(\.fault) == [.cutOff])
    #expect(try await folder.store.counts().tracks == 2)
    try folder.directory.write(Self.flac, to: "music/a/2.flac", modifiedAt: 1_000)
    try await folder.scan()
    #expect(try await folder.store.faultyFiles() == [])
  }

  private func isMissing(_ bytes: some Collection<UInt8>, _ name: String) throws -> Bool {
    let directory = try TemporaryDirectory()
    try directory.write(Array(bytes), to: name)
    let path = Array(directory.path(name).utf8)
    let file = try #require(RegularFile(path: path, keeping: RegularFile.usualHead))
    defer { file.close() }
    let format = try #require(file.format(name: path, head: file.head()))
    return SoundEnd.isMissing(in: file, format)
  }

  private func read(_ bytes: [UInt8], _ name: String) throws -> FileTags {
    let directory = try TemporaryDirectory()
    try directory.write(bytes, to: name)
    var probe = ForeignProbe()
    probe.command = ["/nowhere/at/all"]
    let outcome = TagReader(probe: probe).read(Array(directory.path(name).utf8))
    guard case .tags(let tags, _) = outcome else { throw Unread() }
    return tags
  }

  private struct Unread: Error {}

  // MARK: - Whole files

  /// Noise, so that its frames are large.
  static let flac = FlacFile(
    sampleRate: 8_000,
    samples: (0..<100_000).map { Int16(truncatingIfNeeded: $0 &* $0 &* 7_919 >> 3) }, tags: []
  ).encoded()

  /// Eight bits a sample, one channel, 8 kHz.
  static func wav(_ count: Int, stated: UInt32? = nil) -> [UInt8] {
    let format: [UInt8] = [1, 0, 1, 0] + little(8_000) + little(8_000) + [1, 0, 8, 0]
    return Array("RIFF".utf8) + little(UInt32(count + 36)) + Array("WAVEfmt ".utf8) + little(16)
      + format + Array("data".utf8) + little(stated ?? UInt32(count))
      + [UInt8](repeating: 0x80, count: count)
  }

  /// The same as AIFF; its rate is a number of 80 bits.
  static let aiff: [UInt8] = {
    let count: UInt32 = 16_000
    let format: [UInt8] = [0, 1] + big(count) + [0, 8, 0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]
    return Array("FORM".utf8) + big(46 + count) + Array("AIFFCOMM".utf8) + big(18) + format
      + Array("SSND".utf8) + big(8 + count) + big(0) + big(0)
      + [UInt8](repeating: 0, count: Int(count))
  }()

  static let dsdiff: [UInt8] =
    Array("FRM8".utf8) + big(0) + big(10_016) + Array("DSD ".utf8)
    + Array("DSD ".utf8) + big(0) + big(10_000) + [UInt8](repeating: 0x69, count: 10_000)

  static let mp4: [UInt8] =
    big(20) + Array("ftypM4A ".utf8) + big(0) + Array("M4A ".utf8)
    + big(10_008) + Array("mdat".utf8) + [UInt8](repeating: 1, count: 10_000)

  /// 100 frames of 417 bytes, the first of which says so.
  static func mp3(_ mark: String, at place: Int) -> [UInt8] {
    let count: UInt32 = 100
    let head: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: place - 4)
    let table =
      mark == "VBRI"
      ? [0, 1, 0, 0, 0, 0] + big(417 * count) + big(count) : big(3) + big(count) + big(417 * count)
    let first = head + Array(mark.utf8) + table
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    return first + [UInt8](repeating: 0, count: 417 - first.count)
      + (1..<Int(count)).flatMap { _ in frame }
  }

  /// Twenty pages of 255 bytes.
  static let ogg: [UInt8] = (0..<20).flatMap { number -> [UInt8] in
    let packet = number == 0 ? Array("\u{1}vorbis".utf8) : []
    return Array("OggS".utf8) + [0, number == 0 ? 2 : 0] + [UInt8](repeating: 0, count: 20) + [
      1, 255,
    ]
      + packet + [UInt8](repeating: 7, count: 255 - packet.count)
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func little(_ value: UInt32) -> [UInt8] { big(value).reversed() }
}
