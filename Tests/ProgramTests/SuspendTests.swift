import Geometry
import Glibc
import TermHarness
import Testing

/// Job control: an interactive shell above the program.
struct SuspendTests {
  private func startShell(_ home: TestHome) throws -> Term {
    let term = try Term(
      command: ["/bin/bash", "--norc", "--noprofile", "-i"], size: Size(width: 80, height: 24),
      environment: home.environment.merging(["PS1": "ready> "]) { _, new in new })
    try term.waitForOutput("the prompt") { $0.contains("ready>") }
    return term
  }

  /// Waits for the whole Library: its title ends at the right edge, its hints are in the last row.
  private func waitForLibrary(_ term: Term, width: Int = 80) throws {
    try term.waitForOutput("the library in \(width) columns") {
      $0.isAlternate && $0.row(0).hasPrefix(" Library") && $0.row(0).hasSuffix("? help")
        && $0.row(0).count == width - 1 && $0.rows.last?.contains("q quit") == true
    }
  }

  @Test func `resized while it is stopped, it comes back in the new size`() throws {
    let home = try TestHome()
    defer { withExtendedLifetime(home) {} }
    let term = try startShell(home)
    term.send(Product.path("otodana") + " --mock\r")
    try waitForLibrary(term)
    term.send("\u{1A}")
    try term.waitForOutput("the shell") { !$0.isAlternate && $0.contains("Stopped") }
    term.resize(to: Size(width: 100, height: 30))
    term.send("fg\r")
    try waitForLibrary(term, width: 100)
    term.send("jq")
    try term.waitForOutput("the shell again") { !$0.isAlternate }
    term.send("exit\r")
    #expect(try term.waitForExit() == .exited(0))
  }

  @Test func `the shell is usable in between, and a second time`() throws {
    let home = try TestHome()
    defer { withExtendedLifetime(home) {} }
    let term = try startShell(home)
    term.send(Product.path("otodana") + " --mock\r")
    for round in 1...2 {
      try waitForLibrary(term)
      term.send("j\u{1A}")
      try term.waitForOutput("the shell") { !$0.isAlternate && $0.contains("Stopped") }
      term.send("echo round-$((\(round) * 11))\r")
      try term.waitForOutput("its answer") { $0.contains("round-\(round * 11)") }
      term.send("clear; fg\r")
    }
    try waitForLibrary(term)
    term.send("q")
    try term.waitForOutput("the shell again") { !$0.isAlternate }
    term.send("exit\r")
    try term.waitForExit()
  }

  @Test func `stopped as the first albums appear, it goes on where it was`() throws {
    let home = try TestHome()
    defer { withExtendedLifetime(home) {} }
    try home.addAlbums(0..<1_500, to: "music")
    let term = try startShell(home)
    term.send("\(Product.path("otodana")) \(home.path("music"))\r")
    try term.waitForFrame("the first albums") {
      $0.isAlternate && $0.contains("Album ")
    }
    term.send("\u{1A}")
    try term.waitForOutput("the shell") { !$0.isAlternate && $0.contains("Stopped") }
    term.send("fg\r")
    try term.waitForOutput("the end of the scan") {
      $0.isAlternate && $0.row(0).contains("scan ✓ 1,500 tracks")
    }
    term.send("q")
    try term.waitForOutput("the shell again") { !$0.isAlternate }
    term.send("exit\r")
    try term.waitForExit()
  }

  @Test func `stopped from outside and continued, it draws itself anew`() throws {
    let program = try ProgramTerm("--mock")
    program.term.signal(SIGSTOP)
    usleep(20_000)
    program.term.resize(to: Size(width: 60, height: 20))
    program.term.signal(SIGCONT)
    try program.term.waitForFrame("the new size") {
      $0.row(0).hasSuffix("? help") && $0.row(0).count == 59 && $0.row(19).contains("help")
    }
    #expect(program.term.isAlternate)
    #expect(try program.quit() == .exited(0))
  }
}
