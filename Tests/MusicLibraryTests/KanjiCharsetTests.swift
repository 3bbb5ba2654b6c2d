import MusicModel
import Testing

@testable import MusicLibrary

/// Text of nothing but Chinese characters, or of Hangul: which of them it has tells the charset.
@Suite struct KanjiCharsetTests {
  private struct Sample: Sendable, CustomTestStringConvertible {
    var charset: String
    var titles: [String]
    /// How many titles have to be told alone, and how many in folders of ten.
    var leastAlone: Int
    var leastInTens: Int

    var testDescription: String { charset }
  }

  private static let samples = [
    Sample(charset: "EUC-JP", titles: KanjiTitles.japanese, leastAlone: 242, leastInTens: 265),
    Sample(charset: "CP932", titles: KanjiTitles.japanese, leastAlone: 251, leastInTens: 267),
    Sample(charset: "GB18030", titles: KanjiTitles.simplified, leastAlone: 95, leastInTens: 98),
    Sample(charset: "BIG5", titles: KanjiTitles.traditional, leastAlone: 83, leastInTens: 100),
    Sample(charset: "CP949", titles: KanjiTitles.korean, leastAlone: 57, leastInTens: 60),
  ]

  @Test(arguments: samples)
  private func `titles are told by the characters that are frequent in their language`(
    sample: Sample
  ) throws {
    let bytes = try sample.titles.map { try OldText.encode($0, sample.charset) }
    let alone = zip(sample.titles, bytes).count { title, bytes in
      CharsetGuess().charset(of: bytes).decode(bytes) == title
    }
    #expect(alone >= sample.leastAlone)
    var inTens = 0
    for start in stride(from: 0, to: bytes.count, by: 10) {
      let folder = Array(bytes[start..<min(start + 10, bytes.count)])
      let charsets = FolderTexts(preferring: []).charsets(of: folder)
      inTens += zip(charsets, folder).enumerated().count { index, pair in
        pair.0.decode(pair.1) == sample.titles[start + index]
      }
    }
    #expect(inTens >= sample.leastInTens)
  }
}
