import Geometry
import Glibc
import TermHarness
import Testing

/// No child outlives the program, however it ends.
struct ChildProcessTests {
  /// How the program is ended.
  enum End: CaseIterable {
    case quit, terminated, hungUp, killed, crashed, closed
  }

  private func startScan(albums: Int = 1_000) throws -> ProgramTerm {
    let home = try TestHome()
    try home.addAlbums(0..<albums, to: "music")
    let program = try ProgramTerm(home.path("music"), home: home)
    #expect(
      ProcessTable.wait(in: home) { $0.contains { $0.contains("scan-worker") } },
      "the scan needs children")
    return program
  }

  @Test(arguments: End.allCases)
  func `children of a scan end with the program`(end: End) throws {
    let program = try startScan()
    finish(program.term, end)
    try program.term.waitForExit()
    #expect(
      ProcessTable.wait(in: program.home) { $0.isEmpty },
      "left: \(ProcessTable.commands(in: program.home))")
  }

  @Test(arguments: End.allCases)
  func `the child that makes covers ends with the program`(end: End) throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "music")
    try home.write("music/0/cover.png", MusicFile.greenPixel)
    let program = try ProgramTerm(home.path("music"), home: home)
    #expect(
      ProcessTable.wait(in: home) { $0.contains { $0.contains("art-worker") } },
      "a cover needs a child")
    finish(program.term, end)
    try program.term.waitForExit()
    #expect(
      ProcessTable.wait(in: home) { $0.isEmpty }, "left: \(ProcessTable.commands(in: home))")
  }

  private func finish(_ term: Term, _ end: End) {
    switch end {
    case .quit: term.send("q")
    case .terminated: term.signal(SIGTERM)
    case .hungUp: term.signal(SIGHUP)
    case .killed: term.signal(SIGKILL)
    case .crashed: term.signal(SIGSEGV)
    case .closed: term.hangUp()
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGILL, SIGABRT])
  func `a signal in the middle of a scan leaves the terminal usable and the library whole`(
    signal: Int32
  ) throws {
    let program = try startScan()
    program.term.signal(signal)
    let status = try program.term.waitForExit()
    let isCrash = [SIGSEGV, SIGILL, SIGABRT].contains(signal)
    #expect(status == (isCrash ? .killed(signal: Int(signal)) : .exited(128 + Int(signal))))
    #expect(!program.term.isAlternate)
    #expect(program.term.cursor != nil)
    #expect(program.term.modes == .sane)
    let next = try ProgramTerm(home: program.home)
    try next.waitForTracks("1,000")
  }

  @Test func `a child that is killed costs nothing but its file`() throws {
    let program = try startScan(albums: 2_000)
    try program.term.waitForFrame("the first albums") { $0.contains("Album ") }
    for (process, command) in ProcessTable.commands(in: program.home)
    where command.contains("scan-worker") {
      kill(process, SIGKILL)
    }
    // The end of the scan may be told a moment before the last albums are counted.
    try program.term.waitForFrame("all but a few tracks") { term in
      let tracks = Int(term.row(0).prefix { $0 != "·" }.filter(\.isNumber)) ?? 0
      return term.row(0).contains("scan ✓") && (1_990...2_000).contains(tracks)
    }
    #expect(try program.quit() == .exited(0))
  }
}
