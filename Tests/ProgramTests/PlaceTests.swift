import Geometry
import TermHarness
import Testing

/// Coming back to a place, exactly.
struct PlaceTests {
  @Test func `escape comes back to the same picture after scrolling`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("\tjjjjl", untilFocused: "album 17")
    let before = program.term.rows
    try program.press("\r", until: "the album") { $0.row(0).hasPrefix(" album 17") }
    try program.goBack(to: "Library", focus: "album 17")
    #expect(program.term.rows == before)
  }

  @Test func `escape comes back to the same picture after resizes in between`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("\tjjjjl", untilFocused: "album 17")
    let before = program.term.rows
    try program.press("\r", until: "the album") { $0.row(0).hasPrefix(" album 17") }
    for (width, height) in [(120, 40), (21, 7), (60, 50)] {
      try program.resize(width, height) { $0.row(height - 1).contains("move") }
    }
    try program.resize(80, 24) { $0.row(23).contains("move") && $0.row(0).hasSuffix("? help") }
    try program.goBack(to: "Library", focus: "album 17")
    #expect(program.term.rows == before)
  }

  @Test func `in another size the focused album is still in view`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("\tjjjjl", untilFocused: "album 17")
    try program.press("\r", until: "the album") { $0.row(0).hasPrefix(" album 17") }
    try program.resize(60, 40) { $0.row(39).contains("move") }
    try program.goBack(to: "Library", focus: "album 17")
    #expect(program.term.rows.count { $0.contains("album 17") } == 1)
  }

  @Test func `through three screens back to the row`() throws {
    let program = try ProgramTerm("--mock", width: 100, height: 40)
    try program.press("j\r", until: "Artists") {
      $0.row(0).hasPrefix(" Artists") && $0.contains("artist name")
    }
    try program.press("\r", until: "the artist") {
      $0.row(0).hasPrefix(" artist name") && $0.contains("album 0")
    }
    try program.press("G", untilFocused: "album 39")
    try program.press("h", untilFocused: "album 38")
    try program.press("\r", until: "the album") { $0.row(0).hasPrefix(" album 38") }
    try program.goBack(to: "artist name", focus: "album 38")
    try program.goBack(to: "Artists", focus: "artist name")
    try program.goBack(to: "Library", focus: "Artists")
    _ = program.term.bytesWritten(within: .milliseconds(50))
    program.term.send("\u{1B}")
    #expect(program.term.bytesWritten(within: .milliseconds(200)) == 0, "Esc never quits")
  }
}
