import Geometry
import Glibc
import TermHarness
import Testing

/// What else could change the screen: libraries that print, other sizes, odd locales.
struct ForeignOutputTests {
  @Test func `what is printed to standard error goes to the log, not over the screen`() throws {
    let program = try ProgramTerm("--mock")
    _ = program.term.bytesWritten(within: .milliseconds(200))
    try program.press("j", untilFocused: "Artists")
    try program.press("k", untilFocused: "Playlists")
    let before = program.term.rows
    let written = program.term.output.count
    let errors = open("/proc/\(program.term.processID)/fd/2", O_WRONLY | O_APPEND | O_CLOEXEC)
    try #require(errors >= 0)
    defer { close(errors) }
    let line = "mp3: bad header \u{1B}[31m\n"
    try #require(write(errors, line, line.utf8.count) == line.utf8.count)
    program.term.send("k")
    _ = program.term.bytesWritten(within: .milliseconds(100))
    #expect(program.term.output.count == written)
    #expect(program.term.rows == before)
    #expect(try program.home.text("state/otodana/otodana.log").contains("mp3: bad header"))
  }

  @Test func `after ten sizes every cell has the colours it had`() throws {
    let program = try ProgramTerm("--mock", width: 100, height: 40)
    try program.press("\tl", untilFocused: "album 1")
    let before = cells(program.term)
    for step in 1...10 {
      let (width, height) = (100 - 6 * step, 40 - 2 * step)
      try program.resize(width, height) { $0.row(height - 1).contains("move") }
    }
    try program.resize(100, 40) {
      $0.row(39).contains("quit") && $0.row(0).hasSuffix("? help") && cells($0) == before
    }
  }

  private func cells(_ term: Term) -> [TermCell] {
    (0..<term.size.height).flatMap { y in
      (0..<term.size.width).map { term.cell(x: $0, y: y) }
    }
  }

  @Test(arguments: [
    ["TERM": "xterm"], ["TERM": "xterm-256color"], ["TERM": "xterm-direct"], ["TERM": "linux"],
    ["TERM": "rxvt-unicode-256color"], ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
  ])
  func `the terminal's palette is never changed`(environment: [String: String]) throws {
    let program = try ProgramTerm("--mock", environment: environment)
    try program.press("\tjj", untilFocused: "album 8")
    try program.quit()
    let output = String(decoding: program.term.output, as: UTF8.self)
    for change in ["\u{1B}]4;", "\u{1B}]10;", "\u{1B}]104", "\u{1B}]P", "\u{1B}]R"] {
      #expect(!output.contains(change), "\(change.debugDescription)")
    }
  }

  @Test func `a locale that is not there costs nothing but a line in the log`() throws {
    let program = try ProgramTerm(
      "--mock", environment: ["LC_ALL": "", "LANG": "xx_YY.UTF-8", "LANGUAGE": ""])
    #expect(program.term.row(1).contains("≡  Playlists"))
    #expect(program.term.row(1).hasPrefix(" ▌"))
    try program.quit()
    let log = try program.home.text("state/otodana/otodana.log").split(separator: "\n")
    #expect(log.count { $0.contains("xx_YY.UTF-8 is not generated") } == 1)
  }

  @Test func `a known locale is not worth a line`() throws {
    let program = try ProgramTerm("--mock", environment: ["LC_ALL": "C.UTF-8"])
    try program.quit()
    #expect(try !program.home.text("state/otodana/otodana.log").contains("not generated"))
  }

  @Test func `escape, ten times at the root, leaves all as it is`() throws {
    let program = try ProgramTerm("--mock")
    _ = program.term.bytesWritten(within: .milliseconds(200))
    try program.press("j", untilFocused: "Artists")
    try program.press("k", untilFocused: "Playlists")
    let before = program.term.rows
    for _ in 0..<10 {
      // An escape with something right behind it would be Alt.
      program.term.send("\u{1B}")
      #expect(program.term.bytesWritten(within: .milliseconds(60)) == 0)
    }
    try program.press("j", untilFocused: "Artists")
    try program.press("k", untilFocused: "Playlists")
    #expect(program.term.rows == before)
    #expect(try program.quit() == .exited(0))
  }
}
