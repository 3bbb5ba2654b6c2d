import Glibc
import TermHarness
import Testing

/// The configuration file, saved while the program runs.
struct ConfigurationSaveTests {
  private static let file = "config/otodana/config.toml"

  /// The columns of the grid, told when they change by one more.
  private func expectColumns(_ count: Int, in program: ProgramTerm) throws {
    try program.press("+", until: "\(count) and one") { $0.contains("\(count + 1) columns") }
    try program.press("=", until: "\(count)") { $0.contains("\(count) columns") }
  }

  private func waitUntilRead(_ program: ProgramTerm) throws {
    try program.term.waitForFrame("what is new") { $0.contains("Configuration read anew") }
  }

  @Test func `what is written is taken at once`() throws {
    let home = try TestHome()
    try home.write(Self.file, "grid.columns = 3\n")
    let program = try ProgramTerm("--mock", width: 120, height: 40, home: home)
    try expectColumns(3, in: program)
    try home.write(Self.file, "grid.columns = 5\nkeys.help = \"x\"\n")
    try waitUntilRead(program)
    try expectColumns(5, in: program)
    try program.press("x", until: "the keys") { $0.row(0).hasPrefix(" Keys") }
  }

  @Test func `a file that takes its place is another one, again and again`() throws {
    let home = try TestHome()
    try home.write(Self.file, "")
    let program = try ProgramTerm("--mock", width: 120, height: 40, home: home)
    for count in 2...4 {
      try home.write("config/otodana/draft", "[grid]\ncolumns = \(count)\n")
      try home.rename("config/otodana/draft", to: Self.file)
      try waitUntilRead(program)
      try expectColumns(count, in: program)
    }
  }

  @Test func `an error is told with its line, and all stays as it was until it is mended`() throws {
    let home = try TestHome()
    try home.write(Self.file, "grid.columns = 3\n")
    let program = try ProgramTerm("--mock", width: 120, height: 40, home: home)
    try home.write(Self.file, "grid.columns = 5\n\nart = \"oils\"\n")
    try program.term.waitForFrame("the error") { $0.row(38).contains("line 3: art takes") }
    try expectColumns(3, in: program)
    try home.write(Self.file, "grid.columns = 5\nart = \n")
    try program.term.waitForFrame("the fault") {
      $0.row(38).contains("line 2, column 7: the value is missing behind =")
    }
    try expectColumns(3, in: program)
    try home.write(Self.file, "grid.columns = 5\n")
    try waitUntilRead(program)
    try expectColumns(5, in: program)
  }

  @Test func `a file may come later with its folder, and go`() throws {
    let home = try TestHome()
    let program = try ProgramTerm("--mock", width: 120, height: 40, home: home)
    try expectColumns(3, in: program)
    try home.write(Self.file, "grid.columns = 5\n")
    try waitUntilRead(program)
    try expectColumns(5, in: program)
    try home.delete(Self.file)
    try waitUntilRead(program)
    try expectColumns(3, in: program)
  }

  @Test func `behind a link it is the file that counts`() throws {
    let home = try TestHome()
    let target = try home.write("dotfiles/otodana.toml", "grid.columns = 5\n")
    home.makeFolder("config/otodana")
    try #require(symlink(target, home.path(Self.file)) == 0)
    let program = try ProgramTerm("--mock", width: 120, height: 40, home: home)
    try expectColumns(5, in: program)
    try home.write("dotfiles/otodana.toml", "grid.columns = 4\n")
    try waitUntilRead(program)
    try expectColumns(4, in: program)
  }

  /// Whether the terminal was told to report buttons of the mouse, and not told otherwise since.
  private func reportsMouse(_ program: ProgramTerm) -> Bool {
    let modes = String(decoding: program.term.output, as: UTF8.self).split(separator: "\u{1B}")
    return modes.last { $0.hasPrefix("[?1002") }?.hasPrefix("[?1002h") ?? false
  }

  @Test func `the mouse is heard, or no longer, as soon as that is saved`() throws {
    let home = try TestHome()
    try home.write(Self.file, "mouse = false\n")
    let program = try ProgramTerm("--mock", width: 100, height: 40, home: home)
    #expect(!reportsMouse(program))
    try home.write(Self.file, "mouse = true\n")
    try waitUntilRead(program)
    #expect(reportsMouse(program))
    try program.press("\u{1B}[<0;10;5M", untilFocused: "Songs")
    try home.write(Self.file, "mouse = false\n")
    try program.term.waitForFrame("no mouse") { _ in !reportsMouse(program) }
  }

  @Test func `the language changes at once, and goes back to the locale's`() throws {
    let home = try TestHome()
    try home.write(Self.file, "")
    let program = try ProgramTerm("--mock", width: 100, height: 40, home: home)
    #expect(program.term.row(0).hasPrefix(" Library"))
    try home.write(Self.file, "language = \"ja\"\n")
    try program.term.waitForFrame("Japanese") {
      $0.row(0).hasPrefix(" ライブラリ") && $0.contains("プレイリスト")
    }
    try program.press("+", until: "a message in Japanese") { $0.contains("4 列") }
    try home.write(Self.file, "")
    try program.term.waitForFrame("English again") { $0.row(0).hasPrefix(" Library") }
    try program.press("+", until: "a message in English") { $0.contains("4 columns") }
  }

  @Test func `what the library makes of files is worked out anew, and a folder is added`() throws {
    let home = try TestHome()
    try home.addSong("music/1.flac", title: "One", artist: "Ann | Bob", album: "Duo")
    try home.addSong("more/2.flac", title: "Two", artist: "Cid", album: "Solo")
    try home.write(Self.file, "")
    let program = try ProgramTerm(home.path("music"), width: 100, height: 40, home: home)
    try program.waitForTracks("1", showing: "Duo")
    try program.press("2", until: "one artist") { $0.contains("Ann | Bob") }
    try home.write(
      Self.file,
      """
      [library]
      artist-separators = [" | "]
      folders = ["\(home.path("more"))"]

      """)
    try program.term.waitForFrame("three artists") {
      $0.contains("Ann ") && $0.contains("Bob ") && $0.contains("Cid ") && !$0.contains("Ann | Bob")
    }
  }

  @Test func `folders are watched, or no longer, as soon as that is saved`() throws {
    let home = try TestHome()
    try home.write(Self.file, "library.watch = false\n")
    try home.addSong("music/1.flac", title: "One", artist: "Ann", album: "First")
    let program = try ProgramTerm(home.path("music"), width: 100, height: 40, home: home)
    try program.waitForTracks("1", showing: "First")
    try home.addSong("music/2.flac", title: "Two", artist: "Bob", album: "Second")
    try home.write(Self.file, "library.watch = true\n")
    try program.waitForTracks("2", showing: "Second")
    try home.addSong("music/3.flac", title: "Three", artist: "Cid", album: "Third")
    try program.waitForTracks("3", showing: "Third")
  }

  @Test func `a folder that is not there is told when it is saved`() throws {
    let home = try TestHome()
    try home.write(Self.file, "")
    try home.addSong("music/1.flac", title: "One", artist: "Ann", album: "First")
    let program = try ProgramTerm(home.path("music"), width: 100, height: 40, home: home)
    try program.waitForTracks("1", showing: "First")
    try home.write(Self.file, "library.folders = [\"/nowhere\"]\n")
    try program.term.waitForFrame("what is missing") { $0.contains("/nowhere: no such folder") }
  }

  @Test func `the command line goes before the file`() throws {
    let home = try TestHome()
    let program = try ProgramTerm(
      "--mock", "--columns", "2", width: 120, height: 40, home: home)
    try home.write(Self.file, "grid.columns = 5\n")
    try waitUntilRead(program)
    try expectColumns(2, in: program)
  }
}
