import Geometry
import TermHarness
import Testing

/// Terminals that can do less.
struct TerminalKindTests {
  /// The focus is where the text is reversed and a mark stands before it: no colour is needed.
  private func expectVisibleFocus(
    _ program: ProgramTerm, on name: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(program.focusedText == name, sourceLocation: location)
    let row = program.term.rows.first { $0.contains(name) } ?? ""
    let before = row.prefix { $0 != name.first }
    #expect(
      before.contains("▌") || before.contains(">") || before.contains("|"),
      "no mark before \(row)", sourceLocation: location)
  }

  private func colors(_ term: Term) -> Set<TermColor> {
    var colors: Set<TermColor> = []
    for y in 0..<term.size.height {
      for x in 0..<term.size.width {
        let cell = term.cell(x: x, y: y)
        colors.formUnion([cell.foreground, cell.background])
      }
    }
    return colors
  }

  @Test(arguments: [
    ["NO_COLOR": "1"], ["TERM": "xterm"], ["TERM": "linux"], ["TERM": "vt100"], ["TERM": "vt220"],
    ["TERM": "screen"], ["TERM": "tmux-256color"], ["TERM": "xterm-mono"],
    ["TERM": "unknown-thing"], ["TERM": "dumb"], ["TERM": ""],
    ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "xx_XX.ISO-8859-1"],
    ["TERM": "vt100", "LC_ALL": "C", "NO_COLOR": "1"],
  ])
  func `a terminal that can do less is usable`(environment: [String: String]) throws {
    let program = try ProgramTerm("--mock", environment: environment)
    #expect(program.term.row(0).hasPrefix(" Library"))
    expectVisibleFocus(program, on: "Playlists")
    try program.press("j", untilFocused: "Artists")
    expectVisibleFocus(program, on: "Artists")
    try program.press("\t", untilFocused: "album 0")
    try program.press("\u{1B}[B", untilFocused: "album 4")
    try program.press("\r", until: "the album") { $0.row(0).hasPrefix(" album 4") }
    try program.goBack(to: "Library", focus: "album 4")
    expectVisibleFocus(program, on: "album 4")
    #expect(try program.quit() == .exited(0))
    #expect(program.term.modes == .sane)
  }

  @Test(arguments: [
    ["NO_COLOR": "1"], ["NO_COLOR": "1", "COLORTERM": "truecolor"], ["TERM": "vt100"],
    ["TERM": "dumb"], ["TERM": "xterm-mono"],
  ])
  func `no colour means none, covers included`(environment: [String: String]) throws {
    let program = try ProgramTerm("--mock", width: 60, height: 40, environment: environment)
    try program.press("\t", untilFocused: "album 0")
    #expect(colors(program.term) == [.standard])
  }

  @Test func `eight colours are the terminal's own eight`() throws {
    let program = try ProgramTerm(
      "--mock", width: 60, height: 40, environment: ["TERM": "xterm"])
    try program.term.waitForFrame("colours") { colors($0).count > 1 }
    let allowed = Set((0..<8).map { TermColor.palette($0) }).union([.standard])
    #expect(colors(program.term).isSubset(of: allowed))
  }

  @Test func `an option asks for no colours`() throws {
    let program = try ProgramTerm("--mock", "--color", "never", width: 60, height: 40)
    try program.press("\t", untilFocused: "album 0")
    #expect(colors(program.term) == [.standard])
  }

  @Test(arguments: [["LANG": "ja_JP.UTF-8"], ["LC_MESSAGES": "ja_JP.UTF-8"], ["LC_ALL": "ja_JP"]])
  func `Japanese needs no generated locale`(environment: [String: String]) throws {
    let program = try ProgramTerm(
      "--mock", environment: ["LC_ALL": "", "LANGUAGE": ""].merging(environment) { _, new in new })
    #expect(program.term.row(0).hasPrefix(" ライブラリ"))
    #expect(program.term.contains("最近追加した項目"))
    #expect(program.focusedText == "プレイリスト")
  }

  @Test func `LC_ALL=C is English whatever LANG says`() throws {
    let program = try ProgramTerm(
      "--mock", environment: ["LC_ALL": "C", "LANG": "ja_JP.UTF-8", "LANGUAGE": ""])
    #expect(program.term.row(0).hasPrefix(" Library"))
  }
}
