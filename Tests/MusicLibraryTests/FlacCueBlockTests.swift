import SeededRandom
import Testing

@testable import MusicLibrary

/// The cue sheet in a FLAC file's own block.
@Suite struct FlacCueBlockTests {
  private func sheet(_ bytes: [UInt8], rate: Int = 44_100) throws -> CueSheet? {
    let directory = try TemporaryDirectory()
    try directory.write(bytes, to: "a.flac")
    let file = try #require(RegularFile(path: Array(directory.path("a.flac").utf8)))
    defer { file.close() }
    return FlacCueBlock.sheet(of: file, sampleRate: rate)
  }

  private func file(_ block: [UInt8]) -> [UInt8] {
    var file = TaggedFlac(tags: [("TITLE", "x")])
    file.cueBlock = block
    return file.bytes
  }

  @Test func `starts are samples, and the lead-out is no track`() throws {
    let found = try #require(
      try sheet(file(TaggedFlac.cueBlock(starts: [0, 44_100, 66_150]))))
    #expect(found.tracks.map(\.start) == [0, 1_000, 1_500])
    #expect(found.tracks.map(\.end) == [1_000, 1_500, nil])
    #expect(found.tracks.map(\.number) == [1, 2, 3])
  }

  @Test func `a file without a block, or with one track, has no sheet`() throws {
    #expect(try sheet(TaggedFlac(tags: []).bytes) == nil)
    #expect(try sheet(file(TaggedFlac.cueBlock(starts: [0]))) == nil)
    #expect(try sheet(Array("fLaC".utf8)) == nil)
    #expect(try sheet(file(TaggedFlac.cueBlock(starts: [0, 1])), rate: 0) == nil)
  }

  @Test func `a damaged block gives places that make sense, or nothing`() throws {
    let whole = file(TaggedFlac.cueBlock(starts: [0, 44_100, 88_200]))
    var random = SplitMix64(seed: 5)
    for round in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 4..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: .min ... .max, using: &random)
      }
      if round.isMultiple(of: 2) {
        bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      }
      for track in try sheet(bytes)?.tracks ?? [] {
        #expect(track.start >= 0 && track.end.map { $0 > track.start } ?? true, "seed 5 \(round)")
      }
    }
  }
}
