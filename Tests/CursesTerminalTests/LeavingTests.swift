import Geometry
import Glibc
import TermHarness
import Testing

/// Whatever happens, the terminal is usable afterwards.
struct LeavingTests {
  private func probe() throws -> Term {
    let term = try Term(
      command: [Product.path("TerminalProbe"), "frames", "5"], size: Size(width: 40, height: 10))
    try term.waitForFrame("the first frame") { _ in true }
    #expect(term.isAlternate)
    #expect(!term.modes.echoes)
    #expect(!term.modes.editsLines)
    return term
  }

  private func expectRestored(_ term: Term) {
    #expect(!term.isAlternate)
    #expect(term.cursor != nil)
    #expect(term.modes == .sane)
    let written = String(decoding: term.output, as: UTF8.self)
    #expect(written.hasSuffixAfterLast("\u{1B}[?2004h", "\u{1B}[?2004l"))
  }

  @Test func `closing restores the screen, the cursor and the modes`() throws {
    let term = try probe()
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
    expectRestored(term)
  }

  @Test(arguments: [("!", SIGILL), ("@", SIGABRT), ("#", SIGSEGV), ("%", SIGSEGV)])
  func `a crash restores the terminal and keeps its exit status`(
    key: String, signal: Int32
  ) throws {
    let term = try probe()
    term.send(key)
    #expect(try term.waitForExit() == .killed(signal: Int(signal)))
    expectRestored(term)
    #expect(term.contains("crashed"))
  }

  @Test func `suspended in a shell it gives the terminal back, and takes it again`() throws {
    let term = try Term(
      command: ["/bin/bash", "--norc", "--noprofile", "-i"], size: Size(width: 60, height: 12),
      environment: ["PS1": "ready> "])
    try term.waitForOutput("the prompt") { $0.contains("ready>") }
    term.send(Product.path("TerminalProbe") + " inputs\r")
    try term.waitForOutput("the first frame") { $0.isAlternate && $0.row(0).contains("true") }
    term.send("x")
    try term.waitForOutput("a key") { $0.contains("key x") }
    term.send("z")
    try term.waitForOutput("the shell") { !$0.isAlternate && $0.contains("Stopped") }
    #expect(term.cursor != nil)
    term.send("echo st''ty: $(stty -a | grep -o -- '-*echo ')\r")
    try term.waitForOutput("echo is on") { $0.contains("stty: echo") }
    term.resize(to: Size(width: 50, height: 10))
    term.send("fg\r")
    try term.waitForOutput("the screen") { $0.isAlternate && $0.contains("size 50x10") }
    #expect(term.contains("key x"))
    term.send("q")
    try term.waitForOutput("the shell again") { !$0.isAlternate }
    term.send("exit\r")
    try term.waitForExit()
  }

  @Test func `suspended where nobody could continue it, it goes on`() throws {
    let term = try Term(
      command: [Product.path("TerminalProbe"), "inputs"], size: Size(width: 40, height: 10))
    try term.waitForFrame("the first frame") { _ in true }
    term.send("zx")
    try term.waitForFrame("a key") { $0.isAlternate && $0.contains("key x") }
  }

  @Test func `a hang-up ends it`() throws {
    let term = try probe()
    term.hangUp()
    try term.waitForExit()
  }

  @Test func `without a terminal there is an error and no escape sequence`() throws {
    let term = try Term(
      command: ["/bin/sh", "-c", Product.path("TerminalProbe") + " inputs </dev/null"],
      size: Size(width: 60, height: 5))
    #expect(try term.waitForExit() == .exited(2))
    #expect(term.row(0) == "cannot open the screen: notATerminal")
    #expect(!term.output.contains(0x1B))
  }
}

extension String {
  /// Whether, of two texts, the second comes last.
  fileprivate func hasSuffixAfterLast(_ first: String, _ second: String) -> Bool {
    guard let last = ranges(of: second).last else { return false }
    return ranges(of: first).allSatisfy { $0.lowerBound < last.lowerBound }
  }
}
