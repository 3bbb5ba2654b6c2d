import Glibc
import TermHarness
import Testing

/// What cannot be done is said in one line; nothing is changed, and no screen flashes by.
struct RefusalTests {
  private func expectRefusal(
    _ program: RefusedProgram, _ text: String, status: Int = 1,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(program.status == .exited(status), sourceLocation: location)
    #expect(program.errors == "otodana: \(text)\n", sourceLocation: location)
    #expect(program.output.isEmpty, sourceLocation: location)
  }

  // MARK: - The command line

  @Test(arguments: [
    (["--colour"], "unknown option --colour"), (["-x"], "unknown option -x"),
    (["--columns"], "option --columns needs a value"),
    (["--columns", "13"], "--columns does not take 13"),
    (["--columns", "0"], "--columns does not take 0"),
    (["--columns=wide"], "--columns does not take wide"),
    (["--color=pink"], "--color does not take pink"),
    (["--redraw", "never"], "--redraw does not take never"),
    (["--mock", "/tmp"], "--mock and --demo take no folders"),
    (["--demo", "/tmp"], "--mock and --demo take no folders"),
    (["help", "nothing"], "there is no command nothing"),
  ])
  func `a wrong command line is told what is wrong with it`(
    arguments: [String], text: String
  ) throws {
    let program = try PipedProgram(arguments, home: TestHome())
    #expect(program.status == .exited(2))
    #expect(program.errors == "otodana: \(text); see otodana --help\n")
    #expect(program.output == "")
  }

  @Test func `help and version go to standard output`() throws {
    let help = try PipedProgram(["--help"], home: TestHome())
    #expect(help.status == .exited(0))
    #expect(help.output.hasPrefix("usage: otodana [DIR...]\n"))
    #expect(help.errors == "")
    for arguments in [["--version"], ["version"], ["-V"]] {
      let version = try PipedProgram(arguments, home: TestHome())
      #expect(version.status == .exited(0))
      #expect(version.output.hasPrefix("otodana "))
      #expect(version.output.count { $0 == "\n" } == 1)
    }
  }

  @Test(arguments: [[], ["--mock"], ["--demo"], ["/tmp"]])
  func `without a terminal there is a hint and nothing else`(arguments: [String]) throws {
    let home = try TestHome()
    let program = try PipedProgram(arguments, home: home)
    #expect(program.status == .exited(2))
    #expect(
      program.errors == "otodana: the screens need a terminal; see otodana --help\n")
    #expect(program.output == "")
    #expect(FileTree.names(in: home.path) == ["stderr", "stdout"])
  }

  @Test func `a wrong command line is told in Japanese too`() throws {
    let program = try PipedProgram(["--x"], home: TestHome(), environment: ["LANGUAGE": "ja"])
    #expect(program.status == .exited(2))
    #expect(program.errors.contains("--x"))
    #expect(!program.errors.contains("unknown option"))
  }

  // MARK: - Folders

  @Test func `a folder that is missing`() throws {
    let home = try TestHome()
    let path = home.path("nowhere")
    expectRefusal(try RefusedProgram([path], home: home), "\(path): no such folder")
  }

  @Test func `a folder that is a file`() throws {
    let home = try TestHome()
    let path = try home.write("song.flac", "no folder")
    expectRefusal(try RefusedProgram([path], home: home), "\(path): not a folder")
  }

  @Test func `a folder that may not be read`() throws {
    let home = try TestHome()
    let path = home.makeFolder("secret")
    chmod(path, 0)
    let program = try RefusedProgram([path], home: home, wrapper: ProgramTerm.withoutPrivileges)
    expectRefusal(program, "\(path): cannot be read")
  }

  @Test func `one wrong folder of two adds neither`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "good")
    let program = try RefusedProgram([home.path("good"), home.path("bad")], home: home)
    expectRefusal(program, "\(home.path("bad")): no such folder")
    let next = try ProgramTerm(home: home)
    try next.term.waitForFrame("the First run screen") { $0.row(0).hasPrefix(" Welcome") }
  }

  @Test func `what a folder's name holds is harmless on the terminal`() throws {
    let home = try TestHome()
    let program = try RefusedProgram(["/no\u{1B}]0;owned\u{7}\n/where"], home: home)
    #expect(program.status == .exited(1))
    #expect(program.errors == "otodana: /no]0;owned /where: no such folder\n")
  }

  // MARK: - The database

  @Test func `a database of a newer version stays as it is`() throws {
    let home = try TestHome()
    try TestDatabase.execute("CREATE TABLE t(x); PRAGMA user_version = 9999", in: home)
    let before = try home.read(TestDatabase.path)
    let program = try RefusedProgram([], home: home)
    expectRefusal(
      program, "The library was written by a newer Otodana (9999); it was left as it is")
    #expect(try home.read(TestDatabase.path) == before)
  }

  @Test func `an own library of a newer version stays as it is`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    let first = try ProgramTerm(home.path("music"), home: home)
    try first.waitForTracks("3")
    try first.quit()
    try TestDatabase.execute("PRAGMA user_version = 9999", in: home)
    let before = try home.read(TestDatabase.path)
    let program = try RefusedProgram([home.path("music")], home: home)
    #expect(program.status == .exited(1))
    #expect(program.errors.contains("newer Otodana (9999)"))
    #expect(try home.read(TestDatabase.path) == before)
  }

  @Test func `a folder in the database's place`() throws {
    let home = try TestHome()
    home.makeFolder(TestDatabase.path)
    let program = try RefusedProgram([], home: home)
    expectRefusal(program, "\(home.path(TestDatabase.path)) cannot be opened")
  }

  @Test func `a data directory that may not be written`() throws {
    let home = try TestHome()
    chmod(home.makeFolder("data/otodana"), 0o555)
    let program = try RefusedProgram([], home: home, wrapper: ProgramTerm.withoutPrivileges)
    expectRefusal(program, "\(home.path(TestDatabase.path)) cannot be opened")
  }
}
