import TermHarness
import Testing

/// No folder is named and none is known.
struct FirstRunTests {
  private func start(_ home: TestHome? = nil) throws -> ProgramTerm {
    let program = try ProgramTerm(home: home)
    try program.term.waitForFrame("the First run screen") {
      $0.row(0).hasPrefix(" Welcome") && $0.contains("No music was found")
    }
    return program
  }

  /// Chooses to open a folder, types its path and Enter.
  private func type(_ path: String, in program: ProgramTerm) throws {
    try program.press("j", untilFocused: "Open a folder…")
    try program.press("\r", until: "the prompt") { $0.contains("Folder:") }
    try program.press(path, until: "the path") { $0.row(22).contains(path.suffix(8)) }
    program.term.send("\r")
  }

  // MARK: - The music folder

  @Test(arguments: ["Music", "Sounds", "Elsewhere"])
  func `the music folder of the desktop is opened when it holds music`(name: String) throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: name)
    var environment: [String: String] = [:]
    switch name {
    case "Sounds":
      try home.write("config/user-dirs.dirs", "# desktop\nXDG_MUSIC_DIR=\"$HOME/Sounds\"\n")
    case "Elsewhere": environment["XDG_MUSIC_DIR"] = home.path("Elsewhere")
    default: break
    }
    let program = try ProgramTerm(environment: environment, home: home)
    try program.waitForTracks("2", showing: "Album 0", "Album 1")
  }

  @Test func `a music folder without music is not opened`() throws {
    let home = try TestHome()
    try home.write("Music/notes/read me.txt", "no music")
    _ = try start(home)
  }

  // MARK: - Choosing

  @Test func `enter opens the demo library`() throws {
    let program = try start()
    #expect(program.focusedText == "Open the demo library")
    try program.press("\r", until: "the demo library") { $0.row(0).hasPrefix(" Library") }
    try program.term.waitForFrame("that it is written") {
      $0.row(0).contains("writing the demo library") || $0.row(0).contains("scan")
    }
    try program.quit()
  }

  @Test func `a folder that is typed becomes the library, and is known the next time`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "my music")
    let program = try start(home)
    try type("~/my music", in: program)
    try program.waitForTracks("3", showing: " Library", "Album 2")
    try program.quit()
    let next = try ProgramTerm(home: home)
    try next.waitForTracks("3")
  }

  @Test func `a folder that is missing is said to be`() throws {
    let program = try start()
    try type(program.home.path("nowhere"), in: program)
    try program.term.waitForFrame("the message") { $0.row(22).contains("no such folder") }
    #expect(program.term.row(0).hasPrefix(" Welcome"))
  }

  @Test func `a file is not a folder`() throws {
    let program = try start()
    try type(try program.home.write("a file", "text"), in: program)
    try program.term.waitForFrame("the message") { $0.row(22).contains("not a folder") }
    #expect(program.term.row(0).hasPrefix(" Welcome"))
  }

  @Test func `escape leaves the prompt and the screen stays`() throws {
    let program = try start()
    try program.press("j", untilFocused: "Open a folder…")
    try program.press("\rqq/?", until: "the text") { $0.row(22).contains("Folder: qq/?") }
    try program.press("\u{1B}", until: "no prompt") { !$0.contains("Folder:") }
    #expect(program.focusedText == "Open a folder…")
    #expect(program.term.row(0).hasPrefix(" Welcome"))
    #expect(try program.quit() == .exited(0))
  }

  @Test func `an empty path is no path`() throws {
    let program = try start()
    try program.press("j", untilFocused: "Open a folder…")
    try program.press("\r", until: "the prompt") { $0.contains("Folder:") }
    try program.press("\r", until: "no prompt") { !$0.contains("Folder:") }
    #expect(program.term.row(0).hasPrefix(" Welcome"))
  }

  @Test func `a pasted path is typed at once, without its line end`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "pasted")
    let program = try start(home)
    try program.press("j\r", until: "the prompt") { $0.contains("Folder:") }
    try program.press(
      "\u{1B}[200~\(home.path)/pasted\u{1B}[201~", until: "the path"
    ) { $0.row(22).contains("/pasted") }
    program.term.send("\r")
    try program.waitForTracks("1")
  }
}
