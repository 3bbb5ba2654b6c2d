import Geometry
import TermHarness
import Testing

/// The sample data on a real terminal.
struct SampleTests {
  @Test(arguments: [(60, 40, 2), (100, 40, 3), (126, 44, 4)])
  func `the width decides on two, three or four columns`(
    width: Int, height: Int, columns: Int
  ) throws {
    let program = try ProgramTerm("--mock", width: width, height: height)
    let names = program.term.rows.first { $0.contains("album 0") } ?? ""
    #expect(names.split(separator: "album ").count - 1 == columns)
    #expect(program.term.row(0).hasPrefix(" Library"))
    #expect(program.term.contains("Recently Added"))
    #expect(program.term.contains("artist name"))
  }

  @Test func `in Japanese it has the article's words`() throws {
    let program = try ProgramTerm(
      "--mock", width: 100, height: 40,
      environment: ["LANG": "ja_JP.UTF-8", "LC_ALL": "", "LANGUAGE": ""])
    let words = [
      "ライブラリ", "プレイリスト", "アーティスト", "アルバム", "曲", "あなたにおすすめ", "ダウンロード済み", "最近追加した項目",
    ]
    for word in words { #expect(program.term.contains(word), "\(word)") }
  }

  @Test func `LANGUAGE alone is enough for Japanese`() throws {
    let program = try ProgramTerm("--mock", environment: ["LANGUAGE": "ja"])
    #expect(program.term.row(0).contains("ライブラリ"))
  }

  @Test func `a cover is a pink block`() throws {
    let program = try ProgramTerm(
      "--mock", width: 60, height: 40, environment: ["COLORTERM": "truecolor"])
    try program.term.waitForFrame("covers") {
      $0.cell(x: 3, y: 11).background == .rgb(255, 45, 85)
    }
  }

  @Test func `through forty sizes the focused album stays`() throws {
    let program = try ProgramTerm("--mock", width: 100, height: 40)
    try program.press("\t", until: "the first album") { _ in program.focusedText == "album 0" }
    try program.press("jjjl", until: "album 10") { _ in program.focusedText == "album 10" }
    for step in 0..<40 {
      let size = Size(width: 1 + step * 239 / 39, height: 1 + step * 69 / 39)
      program.term.resize(to: size)
      if step.isMultiple(of: 2) {
        program.term.resize(to: Size(width: 240 - size.width, height: 70 - size.height + 1))
      }
    }
    try program.resize(100, 40) { _ in program.focusedText == "album 10" }
    try program.press("k", until: "album 7") { _ in program.focusedText == "album 7" }
  }

  @Test(arguments: [(1, 1), (2, 1), (5, 2), (19, 6), (20, 5)])
  func `a tiny terminal survives and comes back`(width: Int, height: Int) throws {
    let program = try ProgramTerm("--mock")
    program.term.resize(to: Size(width: width, height: height))
    if width >= 19 {
      try program.term.waitForFrame("the one line") { $0.row(0).contains("need 20x6") }
    }
    try program.resize(80, 24) { $0.row(0).hasPrefix(" Library") }
  }

  @Test func `the smallest whole screen is 20 by 6`() throws {
    let program = try ProgramTerm("--mock", width: 20, height: 6)
    #expect(program.term.row(0).hasPrefix(" Library"))
    #expect(program.term.row(1).contains("Playlists"))
  }

  @Test func `the cursor sits on the name of the focused item`() throws {
    let program = try ProgramTerm("--mock")
    #expect(program.term.cursor == Point(x: 6, y: 1))
    try program.press("j", until: "the second row") { $0.cursor == Point(x: 6, y: 2) }
    try program.press("\t", until: "the first tile") {
      $0.cursor.map { $0.x == 2 && $0.y > 10 } ?? false
    }
  }

  @Test func `Made For You has the article's four sections`() throws {
    let program = try ProgramTerm("--mock", width: 80, height: 40)
    try program.press("5", until: "the first section") { $0.contains("First-0") }
    for label in ["Second-0", "Second-1", "Third-0", "Third-4", "Fourth-0", "Fourth-3"] {
      #expect(program.term.contains(label), "\(label)")
    }
    try program.press("G", until: "the last cell") { $0.contains("Fourth-199") }
  }

  @Test func `a shelf scrolls sideways`() throws {
    let program = try ProgramTerm("--mock", width: 80, height: 40)
    try program.press("5", until: "the first section") { $0.contains("First-0") }
    try program.press("j", until: "the shelf") { _ in program.focusedText == "Second-0" }
    try program.press("llll", until: "its fifth item") { $0.contains("Second-4") }
    #expect(!program.term.contains("Second-0"))
  }
}
