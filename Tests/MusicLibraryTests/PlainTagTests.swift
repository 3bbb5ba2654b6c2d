import SeededRandom
import Testing

@testable import MusicLibrary

/// Tags that are read without TagLib say what they would say with it.
///
/// TagLib is asked by way of the same tag with something in it that no reader makes use of, but
/// that is out of the ordinary: a chapter, or a comment without a name.
@Suite struct PlainTagTests {
  private static let seed: UInt64 = 20_261_130
  private static let rounds = 600

  private static let texts = [
    "", "A", "Ünïcödé", "夜空", "ΑΒΓ", "🎵 x", "ロック", "2004", "1999-05-06T12:30", "0506", "1230",
    "5/12",
    "Rock", "(17)", "17", "+5", "RX", "R&B", "a\nb", "title", "DATE", "Album Artist", "COMMENT",
    "LYRICS",
    "ID3v1 Comment", "MusicBrainz Album Id", "REPLAYGAIN_TRACK_GAIN", "-7.5 dB", "x\u{FEFF}y",
  ]
  private static let frames = [
    "TIT2", "TPE1", "TPE2", "TALB", "TCON", "TRCK", "TPOS", "TDRC", "TYER", "TDAT", "TIME", "TORY",
    "TDOR", "TDRL", "TXXX", "TXXX", "COMM", "USLT", "APIC", "TSST", "TCMP", "TSOP", "TCOM", "UFID",
    "PRIV", "GRP1", "TENC", "TRDA", "WXXX",
  ]

  // MARK: ID3v2

  private static func encoded(_ text: String, _ encoding: UInt8) -> [UInt8] {
    switch encoding {
    case 0: text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    case 1: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 2: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: Array(text.utf8)
    }
  }

  private static func content(of id: String, _ random: inout SplitMix64) -> [UInt8] {
    let encoding = UInt8.random(in: 0...3, using: &random)
    let zero = [UInt8](repeating: 0, count: encoding == 1 || encoding == 2 ? 2 : 1)
    func text() -> [UInt8] { encoded(texts.randomElement(using: &random) ?? "", encoding) }
    switch id {
    case "APIC":
      let picture =
        [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 7, count: .random(in: 0...20, using: &random))
      return [encoding] + Array("image/jpeg".utf8) + [0, .random(in: 0...20, using: &random)]
        + text() + zero + picture
    case "COMM", "USLT": return [encoding] + Array("eng".utf8) + text() + zero + text()
    default:
      let count = (id == "TXXX" ? 2 : 1) + Int.random(in: 0...1, using: &random)
      let values = (0..<count).map { _ in text() }
      return [encoding] + Array(values.joined(separator: zero))
        + (Bool.random(using: &random) ? zero : [])
    }
  }

  private static func frame(_ id: String, _ content: [UInt8]) -> [UInt8] {
    let size = content.count
    return Array(id.utf8) + [0, 0, UInt8(size >> 7), UInt8(size & 0x7F), 0, 0] + content
  }

  private func outcome(version: UInt8, _ frames: [UInt8], isOld: Bool) throws -> TagReader.Outcome {
    let size = frames.count
    let head = Array("ID3".utf8) + [version, 0, 0, 0, UInt8(size >> 14), UInt8(size >> 7 & 0x7F)]
    var sound = TaggedMP3()
    if isOld { sound.oldTag = (Array("Old".utf8), Array("Older".utf8), Array("Oldest".utf8)) }
    let directory = try TemporaryDirectory()
    try directory.write(head + [UInt8(size & 0x7F)] + frames + sound.bytes, to: "x.mp3")
    return TagReader(probe: ForeignProbe(command: ["false"])).read(
      Array(directory.path("x.mp3").utf8))
  }

  @Test func `ID3v2 tags of any frames`() throws {
    var random = SplitMix64(seed: Self.seed)
    let chapter = Self.frame("CHAP", Array("c".utf8) + [UInt8](repeating: 0, count: 17))
    for round in 0..<Self.rounds {
      let version: UInt8 = Bool.random(using: &random) ? 3 : 4
      var frames: [UInt8] = []
      for _ in 0...Int.random(in: 0...6, using: &random) {
        let id = Self.frames.randomElement(using: &random) ?? "TIT2"
        let content = Self.content(of: id, &random)
        // Sizes of both versions are alike below.
        if content.count < 128 { frames += Self.frame(id, content) }
      }
      let padding = [UInt8](repeating: 0, count: Int.random(in: 0...20, using: &random))
      let isOld = Bool.random(using: &random)
      let plain = try outcome(version: version, frames + padding, isOld: isOld)
      let taken = try outcome(version: version, frames + chapter + padding, isOld: isOld)
      #expect(plain == taken, "seed \(Self.seed), round \(round), frames \(frames)")
    }
  }

  // MARK: FLAC

  private func outcome(_ file: TaggedFlac) throws -> TagReader.Outcome {
    var file = file
    // A file is known again by its end.
    file.sound = [UInt8](repeating: 0, count: 5_000)
    let directory = try TemporaryDirectory()
    try directory.write(file.bytes, to: "x.flac")
    return TagReader(probe: ForeignProbe(command: ["false"])).read(
      Array(directory.path("x.flac").utf8))
  }

  @Test func `FLAC files with any comments`() throws {
    let names = [
      "TITLE", "title", "ARTIST", "ALBUM", "DATE", "COMMENT", "COMMENT:ID3v1 Comment", "LYRICS",
      "A~",
      "Ü", "CUESHEET", "DESCRIPTION", "COVERART", "TRACKNUMBER", "REPLAYGAIN_TRACK_GAIN",
    ]
    var random = SplitMix64(seed: Self.seed)
    for round in 0..<Self.rounds {
      let tags = (0...Int.random(in: 0...6, using: &random)).map { _ in
        (
          names.randomElement(using: &random) ?? "TITLE",
          Self.texts.randomElement(using: &random) ?? ""
        )
      }
      let plain = try outcome(TaggedFlac(tags: tags))
      let taken = try outcome(TaggedFlac(tags: tags + [("", "nameless")]))
      #expect(plain == taken, "seed \(Self.seed), round \(round), tags \(tags)")
    }
  }
}
