import TermHarness
import Testing

/// Every key that exists, typed on a real terminal.
struct KeyTests {
  private static let down = "\u{1B}[B"
  private static let up = "\u{1B}[A"

  @Test(arguments: ["j", "\u{1B}[B", "\u{1B}OB", "\u{0E}"])
  func `down in its four forms`(key: String) throws {
    let program = try ProgramTerm("--mock")
    try program.press(key, until: "the second row") { _ in program.focusedText == "Artists" }
  }

  @Test(arguments: ["k", "\u{1B}[A", "\u{1B}OA", "\u{10}"])
  func `up in its four forms`(key: String) throws {
    let program = try ProgramTerm("--mock")
    try program.press("jj", until: "the third row") { _ in program.focusedText == "Albums" }
    try program.press(key, until: "the second row") { _ in program.focusedText == "Artists" }
  }

  @Test(arguments: [("l", "h"), ("\u{1B}[C", "\u{1B}[D"), ("\u{1B}OC", "\u{1B}OD")])
  func `right and left`(right: String, left: String) throws {
    let program = try ProgramTerm("--mock")
    try program.press("\t", until: "a tile") { _ in program.focusedText == "album 0" }
    try program.press(right, until: "the next") { _ in program.focusedText == "album 1" }
    try program.press(left, until: "the first") { _ in program.focusedText == "album 0" }
  }

  @Test(arguments: [("gg", "G"), ("\u{1B}[1~", "\u{1B}[4~"), ("\u{1B}[H", "\u{1B}[F")])
  func `first and last`(first: String, last: String) throws {
    let program = try ProgramTerm("--mock")
    try program.press(last, until: "the last") { _ in program.focusedText == "album 39" }
    try program.press(first, until: "the first") { _ in program.focusedText == "Playlists" }
  }

  @Test(arguments: [("\u{04}", "\u{15}"), ("\u{06}", "\u{02}"), ("\u{1B}[6~", "\u{1B}[5~")])
  func `half pages and pages go down and back up`(down: String, up: String) throws {
    let program = try ProgramTerm("--mock")
    for _ in 0..<40 { program.term.send(down) }
    try program.term.waitForFrame("the end") { _ in program.focusedText == "album 36" }
    for _ in 0..<40 { program.term.send(up) }
    try program.term.waitForFrame("the start") { _ in program.focusedText == "Playlists" }
  }

  @Test func `tab and shift-tab go from section to section`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("\t", until: "albums") { _ in program.focusedText == "album 0" }
    try program.press("\u{1B}[Z", until: "rows") { _ in program.focusedText == "Playlists" }
  }

  @Test(arguments: [
    ("1", "Playlists", "No playlists yet"), ("2", "Artists", "artist name"),
    ("3", "Albums", "album 0"), ("4", "Songs", "No songs yet"),
    ("5", "Made For You", "First-0"), ("6", "Downloaded", "Nothing on this machine yet"),
  ])
  func `each of the six rows opens and goes back`(
    digit: String, title: String, content: String
  ) throws {
    let program = try ProgramTerm("--mock")
    for keys in [digit, "g" + digit] {
      try program.press(keys, until: title) {
        $0.row(0).hasPrefix(" \(title)") && $0.contains(content)
      }
      try program.press("\u{1B}", until: "Library") { $0.row(0).hasPrefix(" Library") }
    }
  }

  @Test func `enter opens the row and backspace comes back to it`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("jj\r", until: "Albums") { $0.row(0).hasPrefix(" Albums") }
    try program.press("\u{7F}", until: "Library") {
      $0.row(0).hasPrefix(" Library") && program.focusedText == "Albums"
    }
  }

  @Test func `enter opens an album and escape returns to its tile`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("\tl\r", until: "the album") { $0.row(0).hasPrefix(" album 1") }
    try program.press("\u{1B}", until: "its tile") {
      $0.row(0).hasPrefix(" Library") && program.focusedText == "album 1"
    }
    try program.press("g0", until: "Library") { $0.row(0).hasPrefix(" Library") }
  }

  @Test func `plus, minus and equals change the columns`() throws {
    let program = try ProgramTerm("--mock", width: 100, height: 40)
    try program.press("+", until: "4") { $0.contains("4 columns") && $0.contains("album 3") }
    try program.press("-", until: "3") { $0.contains("3 columns") }
    try program.press("-", until: "2") { $0.contains("2 columns") }
    try program.press("=", until: "3 again") { $0.contains("3 columns") }
  }

  @Test func `s sorts and t shows rows`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("3s", until: "the order") { $0.contains("sorted by artist") }
    try program.press("t", until: "rows") {
      $0.row(3).hasPrefix("  album 0") || $0.row(3).contains("album 0")
    }
  }

  @Test func `a letter jumps to its section`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("2'a", until: "A") { _ in program.focusedText == "artist name" }
  }

  @Test func `the question mark shows the keys and q quits`() throws {
    let program = try ProgramTerm("--mock", width: 80, height: 80)
    try program.press("?", until: "help") { $0.contains("Ctrl-d Ctrl-u") && $0.contains("suspend") }
    program.term.send("q")
    #expect(try program.term.waitForExit() == .exited(0))
  }

  @Test func `a second ctrl-c quits, a single one says so`() throws {
    let program = try ProgramTerm("--mock")
    try program.press("\u{03}", until: "the hint") { $0.contains("Ctrl-c again") }
    program.term.send("\u{03}")
    #expect(try program.term.waitForExit() == .exited(0))
  }

  @Test func `ctrl-l draws the whole screen again`() throws {
    let program = try ProgramTerm("--mock")
    _ = program.term.bytesWritten(within: .milliseconds(200))
    let before = program.term.output.count
    try program.press("\u{0C}", until: "a whole frame") { $0.output.count - before > 500 }
    #expect(program.term.row(0).hasPrefix(" Library"))
  }

  @Test func `no key is lost in a burst`() throws {
    let program = try ProgramTerm("--mock", width: 39, height: 24)
    program.term.send(String(repeating: "j", count: 30))
    try program.term.waitForFrame("album 24") { _ in program.focusedText == "album 24" }
  }

  @Test func `a key that changes nothing writes nothing`() throws {
    let program = try ProgramTerm("--mock")
    _ = program.term.bytesWritten(within: .milliseconds(200))
    program.term.send("k")
    #expect(program.term.bytesWritten(within: .milliseconds(200)) == 0)
  }
}
