import Testing

@testable import MusicLibrary

@Suite struct TagValueTests {
  @Test(
    arguments: [
      ("7", 7, nil, ""), ("07/12", 7, 12, ""), ("7 of 12", 7, nil, ""), ("A1", 1, nil, "A"),
      ("b12", 12, nil, "B"), ("0", nil, nil, ""), ("10000", nil, nil, ""), ("", nil, nil, ""),
      ("/9", nil, 9, ""), ("x", nil, nil, ""), (" 3", 3, nil, ""), ("3/0", 3, nil, ""),
    ] as [(String, Int?, Int?, String)])
  func `numbers of tracks`(text: String, number: Int?, total: Int?, side: String) {
    let read = TagNumber(text)
    #expect(read.number == number)
    #expect(read.total == total)
    #expect(read.side == side)
  }

  @Test func `a total of its own wins`() {
    #expect(TagNumber("1/5", total: "12").total == 12)
  }

  @Test(
    arguments: [
      ("2004", "2004"), ("2004-10", "2004-10"), ("2004-10-12", "2004-10-12"),
      ("2004-00-00", "2004"), ("19990203", "1999-02-03"), ("07.08.2010", "2010"),
      ("Oct 3, 1995", "1995"), ("2009-09-04 14:20", "2009-09-04"), ("1969-1971", "1969"),
      ("2009/09/04", "2009-09-04"), ("0000", nil), ("0", nil), ("soon", nil), ("12345", nil),
      ("3000", nil), ("2004-13-01", "2004"), ("", nil), ("2012-01-02T03:04:05", "2012-01-02"),
    ] as [(String, String?)])
  func `dates`(text: String, date: String?) {
    #expect(TagDate(text)?.text == date)
  }

  @Test(arguments: [
    (["A", "B"], ["A", "B"]), (["A; B"], ["A", "B"]), (["A;B"], ["A", "B"]),
    (["A / B"], ["A", "B"]), (["AC/DC"], ["AC/DC"]), (["A feat. B"], ["A", "B"]),
    (["A ft. B"], ["A", "B"]), (["A FEAT B"], ["A", "B"]), (["A featuring B"], ["A", "B"]),
    (["A (feat. B)"], ["A", "B"]), (["A [ft. B]"], ["A", "B"]), (["Simon & G"], ["Simon & G"]),
    (["Earth, Wind"], ["Earth, Wind"]), (["A and B"], ["A and B"]), (["A x B"], ["A x B"]),
    (["Daft Punk"], ["Daft Punk"]), (["A", "B; C"], ["A", "B; C"]), (["A", "a", "B"], ["A", "B"]),
    (["Their / They're / There"], ["Their / They're / There"]), ([], []),
  ])
  func `people of a credit`(values: [String], people: [String]) {
    #expect(ValueList().people(values) == people)
  }

  @Test func `a list of names decides over the credit`() {
    #expect(ValueList().people(["A & B"], names: ["A", "B"]) == ["A", "B"])
    #expect(ValueList().people(["A & B"], names: ["A/B"]) == ["A", "B"])
  }

  @Test(arguments: [
    (["(17)"], ["Rock"]), (["17"], ["Rock"]), (["(4)Eurodisco"], ["Disco", "Eurodisco"]),
    (["(RX)"], ["Remix"]), (["CR"], ["Cover"]), (["((Foo)"], ["(Foo)"]),
    (["Hip-Hop/Rap"], ["Hip-Hop/Rap"]), (["Rock; Pop"], ["Rock", "Pop"]),
    (["Rock", "rock"], ["Rock"]),
    (["2013"], ["2013"]), (["Singer / Songwriter"], ["Singer / Songwriter"]),
  ])
  func `genres`(values: [String], names: [String]) {
    #expect(ValueList().genres(values) == names)
  }

  @Test(
    arguments: [
      ("-7.03 dB", -7.03), ("+1,5", 1.5), ("3", 3), ("61 dB", nil), ("nan", nil), ("inf", nil),
      ("", nil), ("1e400", nil),
    ] as [(String, Double?)])
  func `gains`(text: String, gain: Double?) {
    #expect(ReplayGain.gain(text) == gain)
  }

  @Test func `peaks and the gain of Opus`() {
    #expect(ReplayGain.peak("0.988") == 0.988)
    #expect(ReplayGain.peak("0") == nil)
    #expect(ReplayGain.opusGain("-1280") == 0)
  }

  @Test func `signs fold alone as they do in a text`() {
    let wrong = (UInt32(0x20)...0xFFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      // The sign in front has the whole text folded by all rules.
      let folded = TextForm.folded("ﬁ|\(scalar)")
      let alone = TextForm.folded("é|\(scalar)").unicodeScalars.dropFirst()
      return !folded.unicodeScalars.dropFirst(2).elementsEqual(alone)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `no text is taken for composed that is not`() {
    let wrong = (UInt32(0x80)...0xFFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      // The accent in front makes the whole text be composed, whatever stands behind it.
      let composed = TextForm.composed("e\u{301}|\(scalar)")
      return !composed.utf8.elementsEqual("é\(TextForm.composed("|\(scalar)"))".utf8)
    }
    #expect(wrong.isEmpty)
    #expect(TextForm.composed("か\u{3099}").unicodeScalars.elementsEqual("が".unicodeScalars))
    #expect(TextForm.line("\u{3000}夜  空\u{A0}") == "夜 空")
    #expect(TextForm.line("\u{FEFF}夜") == "夜")
  }

  @Test func `values are tidied and composed`() {
    #expect(TextForm.line("  a   b\n\0") == "a b")
    #expect(TextForm.line("\ta\tb\nc ") == "a\tb\nc")
    #expect(TextForm.line("\u{FEFF}Bjo\u{308}rk") == "Björk")
    #expect(TextForm.line("a b").utf8.elementsEqual("a b".utf8))
    #expect(TextForm.lines("\r\na\r\nb\rc  \n") == "a\nb\nc")
  }
}
