import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ReadingTests {
  private func read(_ bytes: [UInt8], as name: String) throws -> TagReader.Outcome {
    let directory = try TemporaryDirectory()
    try directory.write(bytes, to: name)
    return TagReader().read(Array(directory.path(name).utf8))
  }

  private func tags(_ bytes: [UInt8], as name: String) throws -> FileTags {
    guard case .tags(let tags, _) = try read(bytes, as: name) else { return FileTags() }
    return tags
  }

  @Test func `fields of a FLAC file`() throws {
    let file = TaggedFlac(tags: [
      ("TITLE", "Title"), ("ARTIST", "A"), ("ARTIST", "B"), ("ALBUM", "Album"),
      ("ALBUM ARTIST", "AA"), ("TRACKNUMBER", "3/9"), ("DISCNUMBER", "1"), ("TOTALDISCS", "2"),
      ("DATE", "1999-01-02"), ("ORIGINALDATE", "1989"), ("GENRE", "Rock"), ("COMPILATION", "1"),
      ("COMPOSER", "C"), ("ARTISTSORT", "A, The"), ("MUSICBRAINZ_ALBUMID", "ABC"),
      ("REPLAYGAIN_TRACK_GAIN", "-3.5 dB"), ("DISCSUBTITLE", "Live"),
    ])
    let tags = try tags(file.bytes, as: "x.flac")
    #expect(tags.title == "Title")
    #expect(tags.artist == "A / B")
    #expect(tags.artists == ["A", "B"])
    #expect(tags.album == "Album")
    #expect(tags.albumArtist == "AA")
    #expect(
      [tags.track.number, tags.track.total, tags.disc.number, tags.disc.total] == [3, 9, 1, 2])
    #expect(tags.date?.text == "1999-01-02")
    #expect(tags.originalDate?.text == "1989")
    #expect(tags.genres == ["Rock"])
    #expect(tags.compilation == true)
    #expect(tags.composers == ["C"])
    #expect(tags.artistSort == "A, The")
    #expect(tags.releaseID == "abc")
    #expect(tags.gain.track == -3.5)
    #expect(tags.discSubtitle == "Live")
    #expect(tags.duration == 3_000)
    #expect(tags.format == .flac)
  }

  @Test func `content decides what a file is, not its name`() throws {
    let flac = TaggedFlac(tags: [("TITLE", "T")]).bytes
    #expect(try tags(flac, as: "x.mp3").title == "T")
    let mp3 = TaggedMP3([("TIT2", "T")]).bytes
    #expect(try tags(mp3, as: "x.flac").title == "T")
  }

  @Test func `what is no music is skipped with a reason`() throws {
    #expect(try read([], as: "x.mp3") == .skipped(.empty))
    #expect(try read(Array("text".utf8), as: "x.flac") == .skipped(.unknownFormat))
    #expect(try read([UInt8](repeating: 0, count: 9_000), as: "x.mp3") == .skipped(.noMusic))
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(try read(png, as: "x.wav") == .skipped(.unknownFormat))
    #expect(TagReader().read(Array("/dev/zero".utf8)) == .skipped(.unreadable))
    #expect(TagReader().read(Array("/nowhere.mp3".utf8)) == .skipped(.unreadable))
  }

  @Test func `a record survives the pipe`() throws {
    let file = TaggedFlac(
      tags: [
        ("TITLE", "日本"), ("ARTIST", "A"), ("ARTIST", "B"), ("DATE", "1999-01-02"),
        ("TRACKNUMBER", "A3/9"), ("COMPILATION", "0"), ("REPLAYGAIN_ALBUM_PEAK", "0.5"),
      ], picture: [0xFF, 0xD8, 0xFF, 0, 0, 0, 0, 0, 0, 0])
    guard case .tags(let tags, let fingerprint) = try read(file.bytes, as: "x.flac") else {
      Issue.record("not read")
      return
    }
    let record = ScanRecord.tags(tags, fingerprint: fingerprint)
    #expect(ScanRecord(encoded: record.encoded[...]) == record)
    for count in 0..<record.encoded.count {
      // A record that was cut off is no record.
      #expect(ScanRecord(encoded: record.encoded.prefix(count)) == nil)
    }
    for reason in SkipReason.allCases {
      #expect(ScanRecord(encoded: ScanRecord.skipped(reason).encoded[...]) == .skipped(reason))
    }
  }
}
