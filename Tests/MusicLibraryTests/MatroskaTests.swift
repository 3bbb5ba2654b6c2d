import Testing

@testable import MusicLibrary

/// Sound and tags of Matroska files, without ffprobe.
@Suite struct MatroskaTests {
  @Test func `length, sound and tags are read`() throws {
    let tags = try read([
      tag(
        level: nil, [("TITLE", "Ex"), ("ARTIST", "Bob"), ("PART_NUMBER", "3"), ("ALBUM", "Notes")])
    ])
    #expect([tags.title, tags.artist, tags.album] == ["Ex", "Bob", "Notes"])
    #expect(tags.track.number == 3)
    #expect([tags.duration, tags.sampleRate, tags.channels] == [1_500, 48_000, 2])
  }

  @Test func `where a track has a title of its own, that of the album is the album's`() throws {
    let tags = try read([
      tag(level: 50, [("TITLE", "Notes"), ("ARTIST", "Band"), ("TOTAL_PARTS", "12")]),
      tag(level: 30, [("TITLE", "Ex"), ("ARTIST", "Bob"), ("PART_NUMBER", "3")]),
    ])
    #expect([tags.title, tags.artist, tags.album] == ["Ex", "Bob", "Notes"])
    #expect(tags.albumArtist == "Band")
    #expect(tags.track == TagNumber("3", total: "12"))
  }

  @Test func `the title of the whole file counts where no tag has one`() throws {
    #expect(try read([]).title == "Whole")
  }

  @Test func `sizes that lie cost nothing`() throws {
    for cut in stride(from: 1, through: 120, by: 7) {
      _ = try read([tag(level: 50, [("TITLE", "Ex")])], cut: cut)
    }
    let endless = try read([element(0x1254_C367, [UInt8](repeating: 0xEC, count: 50_000))])
    #expect(endless.title == "Whole")
  }

  private func read(_ tags: [[UInt8]], cut: Int = 0) throws -> FileTags {
    let info =
      element(0x2AD7B1, [0x0F, 0x42, 0x40]) + element(0x4489, [0x44, 0xBB, 0x80, 0])
      + element(0x7BA9, Array("Whole".utf8))
    let audio = element(0xB5, [0x47, 0x3B, 0x80, 0]) + element(0x9F, [2])
    let parts =
      element(0x1549_A966, info) + element(0x1654_AE6B, element(0xAE, element(0xE1, audio)))
    let segment = parts + tags.flatMap { element(0x1254_C367, $0) }
    // The size of the segment is not known, as of a stream.
    let head = element(0x1A45_DFA3, []) + [0x18, 0x53, 0x80, 0x67, 0xFF]
    let directory = try TemporaryDirectory()
    try directory.write(Array((head + segment).dropLast(cut)), to: "x.mka")
    var probe = ForeignProbe()
    probe.command = ["/nowhere/at/all"]
    let outcome = TagReader(probe: probe).read(Array(directory.path("x.mka").utf8))
    guard case .tags(let found, _) = outcome else { return FileTags() }
    return found
  }

  private func tag(level: UInt8?, _ values: [(String, String)]) -> [UInt8] {
    let targets = level.map { element(0x63C0, element(0x68CA, [$0])) } ?? []
    return element(
      0x7373,
      targets
        + values.flatMap { name, value in
          element(0x67C8, element(0x45A3, Array(name.utf8)) + element(0x4487, Array(value.utf8)))
        })
  }

  private func element(_ id: UInt32, _ content: [UInt8]) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: id >> (24 - 8 * $0)) }
    let size = (0..<3).map { UInt8(truncatingIfNeeded: content.count >> (16 - 8 * $0)) }
    return Array(bytes.drop { $0 == 0 }) + [0x20 | size[0]] + size[1...] + content
  }
}
