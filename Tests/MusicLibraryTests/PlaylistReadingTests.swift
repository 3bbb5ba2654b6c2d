import SeededRandom
import Testing

@testable import MusicLibrary

@Suite struct PlaylistReadingTests {
  /// A playlist as lines of "location | title | milliseconds".
  private func lines(_ document: PlaylistDocument) -> [String] {
    document.entries.map { entry in
      let duration = entry.duration.map { "\($0)" } ?? "-"
      return "\(String(decoding: entry.location, as: UTF8.self)) | \(entry.title) | \(duration)"
    }
  }

  private func read(_ text: String, as format: PlaylistFormat) -> PlaylistDocument {
    PlaylistReader.read(Array(text.utf8), as: format)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `all line ends separate`(end: String) {
    let document = read("a.mp3" + end + end + "b.mp3" + end, as: .m3u)
    #expect(lines(document) == ["a.mp3 |  | -", "b.mp3 |  | -"])
  }

  @Test(
    arguments: [
      [0xEF, 0xBB, 0xBF] + Array("é.mp3\n#EXTM3U\nb.mp3".utf8),
      [0xFF, 0xFE] + "é.mp3\n#EXTM3U\nb.mp3".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + "é.mp3\n#EXTM3U\nb.mp3".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ] as [[UInt8]])
  func `a byte order mark is no part of the first entry`(bytes: [UInt8]) {
    let document = PlaylistReader.read(bytes, as: .m3u)
    #expect(lines(document) == ["é.mp3 |  | -", "b.mp3 |  | -"])
    #expect(document.entries.allSatisfy { $0.literal == nil })
  }

  @Test(
    arguments: [
      ("#EXTINF:123,A - B", "A - B | 123000"),
      ("#EXTINF:-1,Live, from here", "Live, from here | -"),
      ("#extinf:12.5,x", "x | 12500"), ("#EXTINF:0,", " | -"), ("#EXTINF:", " | -"),
      ("#EXTINF:7 tvg-name=\"a, b\" group=\"c\",Title", "Title | 7000"),
      ("#EXTINF:7,12\" Mix, Long", "12\" Mix, Long | 7000"),
      ("#EXTINF:7 x=\"open,Title", "Title | 7000"),
    ])
  func `what is said above an entry is read`(comment: String, expected: String) {
    #expect(lines(read(comment + "\n# note\na.mp3", as: .m3u)) == ["a.mp3 | " + expected])
  }

  @Test func `a stream's description is told from a list`() {
    #expect(read("#EXTM3U\n#EXT-X-VERSION:1\na.m3u8", as: .m3u).isStream)
    #expect(!read("#EXTM3U\n#EXTINF:1,x\na.mp3", as: .m3u).isStream)
  }

  @Test func `a legacy charset is guessed from the whole file, and its bytes are kept`() {
    let bytes: [UInt8] = [0xE6, 0xF8, 0xE5] + Array(".mp3".utf8)
    let entry = PlaylistReader.read(bytes, as: .m3u).entries.first
    #expect(entry?.location == Array("æøå.mp3".utf8))
    #expect(entry?.literal == bytes)
  }

  @Test func `numbered keys come in any order`() {
    let text = """
      [playlist]
      numberofentries=3
      title2=Second
      FILE2 = b.mp3
      File10=http://c/
      Length10=-1
      File1=a=b.mp3
      Length1=60
      Title7=nothing
      """
    #expect(
      lines(read(text, as: .pls)) == [
        "a=b.mp3 |  | 60000", "b.mp3 | Second | -", "http://c/ |  | -",
      ])
  }

  @Test func `XML is read by its names`() {
    let text = """
      <?xml version="1.0"?><!-- <track/> -->
      <x:playlist xmlns:x="http://xspf.org/ns/0/"><title>Mix &amp; &#x591C;</title><trackList>
      <track><title>T&lt;1&gt;</title><location>file:///a%20b.mp3</location>
        <creator>C</creator><duration>1500</duration></track>
      <track><title>no location</title></track>
      <track><location><![CDATA[c&d.mp3]]></location></track>
      </trackList></x:playlist>
      """
    let document = read(text, as: .xspf)
    #expect(document.name == "Mix & 夜")
    #expect(lines(document) == ["file:///a%20b.mp3 | C - T<1> | 1500", "c&d.mp3 |  | -"])
  }

  @Test func `broken files give what there is, quickly`() {
    var random = SplitMix64(seed: 11)
    let pieces = [
      "<", ">", "</", "&", ";", "<track>", "<location>", "]]>", "<![CDATA[", "#EXTINF:", "\"", ",",
      "File1=", "\r", "\n", "FILE \"", "TRACK 01 AUDIO", "INDEX 01 ", "99:99:99", "REM ", "\0",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      for format in PlaylistFormat.allCases {
        let document = read(text, as: format)
        #expect(document.entries.count <= text.utf8.count, "seed 11: \(text)")
      }
      #expect(CueSheet(embedded: text).tracks.count <= text.utf8.count, "seed 11: \(text)")
    }
  }

  @Test(
    arguments: [
      ("x.mp3", ["/d/x.mp3", "/r/x.mp3"]), ("./x.mp3", ["/d/x.mp3", "/r/x.mp3"]),
      // Above the root of the file system there is nothing.
      ("../A/x.mp3", ["/A/x.mp3"]), ("../../d/x.mp3", ["/d/x.mp3"]),
      ("/abs//x.mp3", ["/abs/x.mp3", "/r/abs/x.mp3"]),
      (
        "E:\\Music\\x.mp3",
        [
          "/d/E:\\Music\\x.mp3", "/r/E:\\Music\\x.mp3", "/Music/x.mp3",
          "/r/Music/x.mp3",
        ]
      ),
      ("a\\x.mp3", ["/d/a\\x.mp3", "/r/a\\x.mp3", "/d/a/x.mp3", "/r/a/x.mp3"]),
      ("100%25.mp3", ["/d/100%25.mp3", "/r/100%25.mp3", "/d/100%.mp3", "/r/100%.mp3"]),
      ("50%.mp3", ["/d/50%.mp3", "/r/50%.mp3"]),
      ("file:///a%20b.mp3", ["/a b.mp3", "/r/a b.mp3", "/a%20b.mp3", "/r/a%20b.mp3"]),
      ("file://localhost/a.mp3", ["/a.mp3", "/r/a.mp3"]),
      ("file:///C:/a.mp3", ["/C:/a.mp3", "/r/C:/a.mp3", "/a.mp3", "/r/a.mp3"]),
      ("http://host/a.mp3", []), ("time: now.mp3", ["/d/time: now.mp3", "/r/time: now.mp3"]),
    ] as [(String, [String])])
  func `an entry is looked for at the places it may mean`(text: String, paths: [String]) {
    let location = EntryLocation(PlaylistDocument.Entry(location: Array(text.utf8)))
    let found = location.candidates(directory: Array("/d".utf8), roots: [Array("/r".utf8)])
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == paths)
  }
}
