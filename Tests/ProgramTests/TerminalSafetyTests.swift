import Geometry
import Glibc
import TermHarness
import Testing

/// Whatever ends the program, the terminal is usable afterwards.
struct TerminalSafetyTests {
  private func expectRestored(_ term: Term, _ location: SourceLocation = #_sourceLocation) {
    #expect(!term.isAlternate, sourceLocation: location)
    #expect(term.cursor != nil, sourceLocation: location)
    #expect(term.modes == .sane, sourceLocation: location)
  }

  @Test func `q ends with 0`() throws {
    let program = try ProgramTerm("--mock")
    program.term.send("q")
    #expect(try program.term.waitForExit() == .exited(0))
    expectRestored(program.term)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal to end restores the terminal and is told by the status`(signal: Int32) throws {
    let program = try ProgramTerm("--mock")
    #expect(program.term.isAlternate)
    program.term.signal(signal)
    #expect(try program.term.waitForExit() == .exited(Int(128 + signal)))
    expectRestored(program.term)
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func `a crash restores the terminal, says so and keeps its signal`(signal: Int32) throws {
    let program = try ProgramTerm("--mock")
    program.term.signal(signal)
    #expect(try program.term.waitForExit() == .killed(signal: Int(signal)))
    expectRestored(program.term)
    #expect(program.term.contains("crashed"))
  }

  @Test func `a hang-up ends it at once`() throws {
    let program = try ProgramTerm("--mock")
    let start = ContinuousClock.now
    program.term.hangUp()
    try program.term.waitForExit()
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `Ctrl-z gives the terminal to the shell, fg takes it back whole`() throws {
    let home = try TestHome()
    let term = try Term(
      command: ["/bin/bash", "--norc", "--noprofile", "-i"], size: Size(width: 80, height: 24),
      environment: home.environment.merging(["PS1": "ready> "]) { _, new in new })
    try term.waitForOutput("the prompt") { $0.contains("ready>") }
    term.send(Product.path("otodana") + " --mock\r")
    try term.waitForOutput("the library") { $0.isAlternate && $0.row(0).contains("Library") }
    term.send("\u{1A}")
    try term.waitForOutput("the shell") { !$0.isAlternate && $0.contains("Stopped") }
    #expect(term.cursor != nil)
    term.send("fg\r")
    try term.waitForOutput("the library again") {
      $0.isAlternate && $0.row(0).contains("Library")
    }
    term.send("q")
    try term.waitForOutput("the shell again") { !$0.isAlternate }
    term.send("exit\r")
    try term.waitForExit()
  }

  @Test func `every byte of a frame stands between its brackets`() throws {
    let program = try ProgramTerm("--mock")
    for key in ["j", "j", "G", "g"] { program.term.send(key) }
    program.term.resize(to: Size(width: 100, height: 30))
    try program.term.waitForNextFrame("the new size") { $0.row(29) != "" }
    #expect(program.term.strayByteCount == 0)
  }

  @Test func `nothing happens while nothing happens`() throws {
    let program = try ProgramTerm("--mock")
    _ = program.term.bytesWritten(within: .milliseconds(200))
    #expect(program.term.bytesWritten(within: .milliseconds(500)) == 0)
  }
}
