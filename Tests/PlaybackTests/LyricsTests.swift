import Playback
import SeededRandom
import Testing

struct LyricsTests {
  private func lines(_ text: String) -> [String] {
    SyncedLyrics(text).lines.map { "\($0.time) \($0.text)" }
  }

  @Test func `stamps of all forms are milliseconds`() {
    #expect(
      lines("[01:02]a\n[1:02.5]b\n[01:02.57]c\n[01:02.578]d\n[01:03:25]e") == [
        "62000 a", "62500 b", "62570 c", "62578 d", "63250 e",
      ])
  }

  @Test func `a line with several stamps comes as often, and all are in order`() {
    #expect(
      lines("[00:20.00][00:05.00] again \n[00:10.00]once") == [
        "5000 again", "10000 once", "20000 again",
      ])
  }

  @Test func `a positive offset brings the lines sooner, a negative one later`() {
    #expect(lines("[offset:+500]\n[00:01.00]a\n[00:00.20]b") == ["0 b", "500 a"])
    #expect(lines("[Offset: -250]\n[00:01.00]a") == ["1250 a"])
    #expect(lines("[00:01.00]a\n[offset:9223372036854775807]\n[00:02.00]b") == ["0 a", "0 b"])
  }

  @Test func `tags of the file are no lines`() {
    #expect(lines("\u{FEFF}[ar:Nico]\r\n[ti:Janitor]\r\n[00:01.00]a\r\n\r\n[by:x]") == ["1000 a"])
  }

  @Test func `stamps of words are left out, other angles stay`() {
    #expect(lines("[00:01.00]<00:01.00>I <00:01.40>do<00:02.00>") == ["1000 I do"])
    #expect(lines("[00:01.00]a < b > c <3 <00:1") == ["1000 a < b > c <3 <00:1"])
  }

  @Test func `a silent line stays, and a line without a stamp goes with the one before`() {
    #expect(
      lines("\n[00:01.00]歌\nuta\n[00:02.00]\n[00:03.00]x") == [
        "1000 歌", "1000 uta", "2000 ", "3000 x",
      ])
  }

  @Test func `text without stamps is kept as it stands`() {
    let lyrics = SyncedLyrics("\n\n[Chorus]\nla la\n\n  [x:y] la \n\n")
    #expect(!lyrics.isSynced)
    #expect(lyrics.lines.map(\.text) == ["[Chorus]", "la la", "", "la"])
    #expect(lyrics.line(at: 0) == nil)
    #expect(SyncedLyrics("").lines.isEmpty)
  }

  @Test func `the line to show is the last that began, the first of those that began together`() {
    let lyrics = SyncedLyrics("[00:01.00]a\n[00:02.00]b\nb too\n[00:03.00]c")
    #expect(
      [0, 999, 1_000, 1_999, 2_000, 2_999, 3_000, .max].map { lyrics.line(at: $0) } == [
        nil, nil, 0, 0, 1, 1, 3, 3,
      ])
  }

  @Test func `what is no stamp stays text`() {
    for text in ["[00:99999.00]a", "[:01]a", "[00.01.00]a", "[00:01.0000]a", "[00:0x]a", "[00"] {
      #expect(SyncedLyrics(text).isSynced == false, "\(text)")
    }
  }

  @Test(arguments: 0..<100)
  func `noise is some lyrics in order`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let parts = ["[", "]", ":", ".", "0", "59", "999999", "<", ">", "\n", "\r\n", "offset", "-"]
    let text = (0..<200).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    let lyrics = SyncedLyrics(text)
    let times = lyrics.lines.map(\.time)
    #expect(times == times.sorted())
    for index in lyrics.lines.indices where lyrics.isSynced {
      #expect(lyrics.line(at: times[index]).map { times[$0] } == times[index])
    }
  }
}
