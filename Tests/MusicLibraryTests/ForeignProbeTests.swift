import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ForeignProbeTests {
  /// A program that answers as ffprobe does, whatever it is asked.
  private func probe(_ lines: [String], in directory: TemporaryDirectory) throws -> ForeignProbe {
    try directory.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: "answer")
    var probe = ForeignProbe()
    probe.command = ["sh", "-c", "cat '\(directory.path("answer"))'"]
    return probe
  }

  private let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0, 0, 0, 0]

  @Test func `a file TagLib does not know gets the tags and the length ffprobe gives`() throws {
    let directory = try TemporaryDirectory()
    let probe = try probe(
      [
        #"streams.stream.0.codec_type="audio""#, "streams.stream.0.channels=2",
        #"streams.stream.0.sample_rate="48000""#, #"streams.stream.0.tags.TITLE="Of the stream""#,
        #"streams.stream.0.tags.ALBUM="Album""#, #"format.duration="1.500000""#,
        #"format.tags.title="A \"quoted\" \$\\title""#, #"format.tags.track="3/4""#,
      ], in: directory)
    try directory.write(matroska, to: "x.mka")
    let outcome = TagReader(probe: probe).read(Array(directory.path("x.mka").utf8))
    guard case .tags(let tags, _) = outcome else {
      Issue.record("not read: \(outcome)")
      return
    }
    #expect(tags.title == #"A "quoted" $\title"#)
    #expect(tags.album == "Album")
    #expect(tags.track.number == 3)
    #expect([tags.duration, tags.sampleRate, tags.channels] == [1_500, 48_000, 2])
    #expect(tags.format == .matroska)
  }

  @Test func `without ffprobe such a file is there under its name`() throws {
    let directory = try TemporaryDirectory()
    var probe = ForeignProbe()
    probe.command = ["/nowhere/at/all"]
    try directory.write(matroska, to: "x.mka")
    let outcome = TagReader(probe: probe).read(Array(directory.path("x.mka").utf8))
    guard case .tags(let tags, _) = outcome else {
      Issue.record("not read: \(outcome)")
      return
    }
    #expect(tags.title.isEmpty)
    #expect(tags.duration == nil)
  }

  @Test func `a file name is never a command`() throws {
    let directory = try TemporaryDirectory()
    for name in ["$(touch made)", "`touch made`", "; touch made", "\"; touch made; \""] {
      try directory.write(matroska, to: "music/" + name + ".mka")
      let path = directory.path("music/" + name + ".mka")
      _ = ForeignProbe().answer(Array(path.utf8))
    }
    #expect(!FilePath.exists(Array("made".utf8)))
    #expect(!FilePath.exists(Array("made.mka".utf8)))
  }

  @Test func `what neither knows is no music`() throws {
    let directory = try TemporaryDirectory()
    var probe = ForeignProbe()
    probe.command = ["false"]
    // An Ogg page that promises Vorbis and holds nothing.
    let page = Array("OggS".utf8) + [UInt8](repeating: 0, count: 22) + [1, 7, 1]
    try directory.write(page + Array("vorbis".utf8), to: "x.ogg")
    let outcome = TagReader(probe: probe).read(Array(directory.path("x.ogg").utf8))
    #expect(outcome == .skipped(.noMusic))
  }
}
