import Testing

@testable import MusicLibrary

/// Files described in a child process, for `otodana read`.
@Suite struct TagReporterTests {
  private static let command = [MusicFolder.programPath, "read-worker"]

  @Test func `files are described one after the other`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(TaggedFlac(tags: [("TITLE", "One")]).bytes, to: "1.flac")
    try directory.write([], to: "2.flac")
    var reporter = TagReporter(workerCommand: Self.command)
    defer { reporter.stop() }
    let paths = ["1.flac", "2.flac", "none.flac"].map { Array(directory.path($0).utf8) }
    let reports = paths.map { reporter.json(ofFileAt: $0) }
    for (report, path) in zip(reports, paths) {
      #expect(report.contains(String(decoding: path, as: UTF8.self)))
    }
    #expect(reports[0].contains("\"title\": \"One\""))
    #expect(reports[1].contains("\"skipped\": \"empty\""))
    #expect(reports[2].contains("\"skipped\": \"unreadable\""))
  }

  /// A child reads one file after the other, with what it has of the one before.
  @Test func `a file is described as it is alone, whatever was read before it`() throws {
    let directory = try TemporaryDirectory()
    let long = String(repeating: "Long, ", count: 400)
    let picture = [UInt8](repeating: 7, count: 40_000)
    let files: [(name: String, bytes: [UInt8])] = [
      ("a.flac", TaggedFlac(tags: [("TITLE", long), ("ARTIST", "A")], picture: picture).bytes),
      ("a.mp3", TaggedMP3([("TIT2", "T"), ("TPE1", long), ("TXXX", "x")]).bytes),
      ("b.mp3", SoundEndTests.mp3("Xing", at: 36)), ("a.ogg", SoundEndTests.ogg),
      ("a.wav", SoundEndTests.wav(8_000)), ("a.aiff", SoundEndTests.aiff),
      ("cut.flac", Array(SoundEndTests.flac.prefix(60))), ("a.m4a", SoundEndTests.mp4),
    ]
    for file in files { try directory.write(file.bytes, to: file.name) }
    let paths = files.map { Array(directory.path($0.name).utf8) }
    let alone = paths.map { TagReport.json(ofFileAt: $0) }
    var reporter = TagReporter(workerCommand: Self.command)
    defer { reporter.stop() }
    for step in [1, 3, 5, 7] {
      for place in 0..<paths.count {
        let index = place * step % paths.count
        #expect(reporter.json(ofFileAt: paths[index]) == alone[index])
      }
    }
  }

  @Test func `a file that crashes or hangs its reader costs itself`() throws {
    let directory = try TemporaryDirectory()
    let real = Self.command.joined(separator: " ")
    for (fault, reason) in [("kill -SEGV $$", "crashed"), ("exec sleep 300", "tookTooLong")] {
      let mark = directory.path(reason)
      let script =

        "if mkdir \(mark) 2>/dev/null; then head -c 1 >/dev/null; \(fault); fi; "
        + "exec \(real)"
      var reporter = TagReporter(
        workerCommand: ["sh", "-c", script], timeLimit: 1_500_000_000)
      defer { reporter.stop() }
      let path = Array(directory.path("x.flac").utf8)
      #expect(reporter.json(ofFileAt: path).contains("\"skipped\": \"\(reason)\""))
      #expect(reporter.json(ofFileAt: path).contains("\"skipped\": \"unreadable\""))
    }
  }

  @Test func `boxes that hold themselves do not end a reader`() throws {
    let directory = try TemporaryDirectory()
    // A box whose size is no size, inside of one that has no end.
    let own: [UInt8] =
      big(16) + Array("ftypM4A ".utf8) + big(0) + big(24) + Array("moov".utf8) + big(0x125)
      + Array("rak".utf8) + [0x7F] + [UInt8](repeating: 0xFF, count: 7)
    var deep: [UInt8] = big(16) + Array("ftypM4A ".utf8) + big(0)
    let depth = 100_000
    for level in 0..<depth { deep += big((depth - level) * 8) + Array("moov".utf8) }
    var reporter = TagReporter(workerCommand: Self.command)
    defer { reporter.stop() }
    for (name, bytes) in [("own.m4a", own), ("deep.m4a", deep)] {
      try directory.write(bytes, to: name)
      #expect(!reporter.json(ofFileAt: Array(directory.path(name).utf8)).contains("crashed"))
    }
  }

  private func big(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
