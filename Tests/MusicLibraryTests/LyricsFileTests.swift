import MusicModel
import Testing

@testable import MusicLibrary

/// The words of tracks: beside the file and in its tags.
struct LyricsFileTests {
  private func lyrics(_ bytes: [UInt8], beside words: [UInt8]? = nil) throws -> String? {
    let directory = try TemporaryDirectory()
    try directory.write(bytes, to: "song")
    if let words { try directory.write(words, to: "song.lrc") }
    return LyricsFile.text(for: Array(directory.path("song").utf8))
  }

  private func flac(_ tags: (String, String)...) -> [UInt8] {
    TaggedFlac(tags: [("TITLE", "T")] + tags, picture: nil, sound: [1]).bytes
  }

  @Test func `a file beside the music goes before the tags, in any charset`() throws {
    let tagged = flac(("LYRICS", "in the tag"))
    #expect(try lyrics(tagged) == "in the tag")
    #expect(try lyrics(tagged, beside: Array("[00:01.00]beside".utf8)) == "[00:01.00]beside")
    let shiftJIS = Array("[00:01.00]".utf8) + [0x82, 0xA0, 0x82, 0xA2, 0x82, 0xA4, 0x82, 0xA6]
    #expect(try lyrics(tagged, beside: shiftJIS) == "[00:01.00]あいうえ")
    #expect(try lyrics(tagged, beside: []) == "in the tag")
    #expect(try lyrics(flac()) == nil)
  }

  @Test func `words with times go before words without`() throws {
    #expect(
      try lyrics(flac(("LYRICS", "plain"), ("SYNCEDLYRICS", "[00:01.00]one\n[00:02.00]two")))
        == "[00:01.00]one\n[00:02.00]two")
  }

  /// The content of a SYLT frame after its encoding: language, times in milliseconds, lyrics.
  private func synced(_ pieces: [(String, UInt32)], format: UInt8 = 2, type: UInt8 = 1) -> [UInt8] {
    Array("eng".utf8) + [format, type, 0]
      + pieces.flatMap { text, time in
        Array(text.utf8) + [0] + (0..<4).map { UInt8(truncatingIfNeeded: time >> (24 - 8 * $0)) }
      }
  }

  private func mp3(_ content: [UInt8], plain: String? = nil) -> [UInt8] {
    var file = TaggedMP3([("TIT2", "T")])
    if let plain { file.frames.append(("USLT", .utf8, Array(("eng\0" + plain).utf8))) }
    file.frames.append(("SYLT", .utf8, content))
    return file.bytes
  }

  @Test func `the words of ID3v2 that go with the sound are lines with their times`() throws {
    let lines = synced([("one", 1_000), ("夜 two", 62_345), ("", 70_000)])
    #expect(
      try lyrics(mp3(lines, plain: "plain"))
        == "[00:01.000]one\n[01:02.345]夜 two\n[01:10.000]")
  }

  @Test func `syllables are put together to lines`() throws {
    let parts = synced([("Strang", 100), ("ers ", 200), ("\nin ", 1_500), ("the night", 1_800)])
    #expect(try lyrics(mp3(parts)) == "[00:00.100]Strangers \n[00:01.500]in the night")
  }

  @Test func `times in frames and other texts than lyrics are left out`() throws {
    #expect(try lyrics(mp3(synced([("one", 10)], format: 1), plain: "plain")) == "plain")
    #expect(try lyrics(mp3(synced([("Am", 10)], type: 5))) == nil)
  }
}
