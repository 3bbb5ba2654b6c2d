import Geometry
import Glibc
import TermHarness
import Testing

/// `otodana doctor`: the library, the machine and the terminal.
struct DoctorTests {
  private func run(
    _ arguments: String..., home: TestHome, language: String = "en", path: String = ""
  ) throws -> PipedProgram {
    try PipedProgram(
      ["doctor"] + arguments, home: home, environment: ["LANGUAGE": language, "PATH": path])
  }

  /// A home with a scanned library of a good album.
  private func home(skips: Bool = false) throws -> TestHome {
    let home = try TestHome()
    try home.addSong(
      "music/a/1.flac", title: "Rain", artist: "Zoe", album: "Weather", track: 1,
      extra: [("DATE", "1999")])
    try home.write("music/a/cover.png", MusicFile.greenPixel)
    if skips { try home.write("music/a/broken\u{1B}[1m.mp3", "no music") }
    #expect(try PipedProgram(["scan", home.path("music")], home: home).status == .exited(0))
    return home
  }

  // MARK: - The library

  @Test func `a healthy library has nothing to complain of`() throws {
    let home = try home()
    let doctor = try run(home: home)
    #expect(doctor.status == .exited(0))
    #expect(doctor.errors == "")
    #expect(doctor.output.hasPrefix("Database\n  file    \(home.path(TestDatabase.path))\n"))
    #expect(doctor.output.contains("  check   sound\n"))
    let copies = doctor.output.split(separator: "\n").filter { $0.contains(".jsonl") }
    #expect(copies.count == 2)
    #expect(copies.allSatisfy { $0.hasSuffix("  up to date") }, "\(copies)")
    #expect(doctor.output.contains("  \(home.path("music"))  1 song  1 album  0 files skipped"))
    #expect(doctor.output.hasSuffix("\nNothing needs attention.\n"))
    for heading in ["Skipped files", "Missing art", "Missing tags", "Duplicates"] {
      #expect(!doctor.output.contains(heading))
    }
    #expect(!doctor.output.contains("\u{1B}"))
    #expect(doctor.output.contains("not asked"))
  }

  @Test func `skipped files need attention, missing art and tags do not`() throws {
    let home = try home(skips: true)
    try home.addSong("music/b/1.flac", title: "", artist: "", album: "")
    try home.addSong("music/c/1.flac", title: "", artist: "", album: "")
    #expect(try PipedProgram(["scan"], home: home).status == .exited(0))
    let doctor = try run(home: home)
    #expect(doctor.status == .exited(1))
    #expect(doctor.output.contains("\nSkipped files\n  Neither sound nor tags  1\n"))
    #expect(doctor.output.contains("\(home.path("music/a/broken"))[1m.mp3\n"))
    #expect(doctor.output.contains("\nMissing tags\n  title "))
    #expect(doctor.output.contains("\nMissing art\n  2 albums, 2 songs\n"))
    #expect(doctor.output.hasSuffix("\nNeeds attention: Skipped files\n"))
    let japanese = try run(home: home, language: "ja")
    #expect(japanese.output.contains("\nスキップしたファイル\n  音声もタグもない  1\n"))
  }

  @Test(.enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)))
  func `what sound is heard through is told, or that there is none`() throws {
    let home = try home()
    try home.write("config/otodana/config.toml", "[playback]\ndevice = \"null\"\n")
    let heard = try run(home: home, path: "/usr/bin").output
    #expect(heard.contains("\nSound\n  player  mpv "))
    #expect(heard.contains("\n  device  null\n  output  null\n"))
    try home.write("config/otodana/config.toml", "[playback]\ndevice = \"none/such\"\n")
    let mute = try run(home: home, path: "/usr/bin")
    #expect(mute.output.contains("  output  no device opens, so nothing is heard\n"))
    #expect(mute.status == .exited(0))
    let json = try run("--json", home: home, path: "/usr/bin").output
    #expect(json.contains(#""device": "none/such"}, "watch_limit""#))
  }

  @Test func `what in the configuration means nothing is told, a section's query too`() throws {
    let home = try home()
    try home.write(
      "config/otodana/config.toml",
      "[[library.section]]\ntitle = \"Old\"\nquery = \"yaer:1990 genre:jazz\"\n")
    let doctor = try run(home: home)
    #expect(doctor.status == .exited(1))
    #expect(
      doctor.output.contains(
        "/config/otodana/config.toml\n    line 3: query: There is no field yaer. The fields are "))
    #expect(doctor.output.hasSuffix("\nNeeds attention: Configuration\n"))
    let check = try PipedProgram(["config", "--check"], home: home)
    #expect(check.status == .exited(0), "a warning")
    #expect(check.errors.contains("config.toml: line 3: query: There is no field yaer."))
    try home.write(
      "config/otodana/config.toml", "[[library.section]]\nquery = \"year:1990 \\\"a b\\\"\"\n")
    #expect(try run(home: home).status == .exited(0))
  }

  @Test func `programs get everything in one object`() throws {
    let home = try home(skips: true)
    let doctor = try run("--json", home: home)
    #expect(doctor.status == .exited(1))
    #expect(doctor.output.hasPrefix(#"{"healthy": false, "library": {"database": "#))
    #expect(doctor.output.contains(#""skipped_files": [{"reason": "noMusic", "path": "#))
    #expect(doctor.output.contains(#""asked": false"#))
    #expect(doctor.output.count { $0 == "\n" } == 1)
    let python = try PipedProgram(
      command: [
        "/usr/bin/python3", "-c", "import json, sys; json.loads(sys.argv[1])", doctor.output,
      ], home: home)
    #expect(python.status == .exited(0), "\(python.errors)")
  }

  @Test func `without a library none is made`() throws {
    let home = try TestHome()
    let doctor = try run(home: home)
    #expect(doctor.status == .exited(0))
    #expect(doctor.output.contains("There is no library yet."))
    #expect(FileTree.names(in: home.path) == ["stderr", "stdout"])
  }

  @Test func `a damaged database is told and stays as it is`() throws {
    let home = try TestHome()
    let bytes = Array(String(repeating: "not a database at all. ", count: 300).utf8)
    try home.write(TestDatabase.path, bytes)
    let doctor = try run(home: home)
    #expect(doctor.status == .exited(1))
    #expect(doctor.output.contains("is damaged; it was left as it is"))
    #expect(doctor.output.hasSuffix("\nNeeds attention: Database\n"))
    #expect(try home.read(TestDatabase.path) == bytes)
  }

  @Test func `a folder that is offline needs attention`() throws {
    let home = try home()
    rename(home.path("music"), home.path("away"))
    #expect(try PipedProgram(["scan"], home: home).status == .exited(1))
    let doctor = try run(home: home)
    #expect(doctor.status == .exited(1))
    #expect(doctor.output.contains("0 files skipped  offline\n"))
  }

  @Test func `programs that are missing are told with what lacks`() throws {
    let doctor = try PipedProgram(["doctor"], home: TestHome(), environment: ["PATH": "/nowhere"])
    #expect(doctor.output.contains("  mpv      missing: music is not played without it\n"))
    #expect(doctor.output.contains("  ffprobe  missing: "))
    #expect(doctor.output.contains("  the system allows  "))
  }

  // MARK: - The terminal

  /// A program on a terminal that has asked its question and not been answered yet.
  private func asking(_ command: [String], _ environment: [String: String] = [:]) throws -> Term {
    let home = try TestHome()
    let term = try Term(
      command: command, size: Size(width: 100, height: 60),
      environment: home.environment.merging(["LANGUAGE": "en"]) { $1 }
        .merging(environment) { $1 })
    let deadline = ContinuousClock.now + Term.patience
    // Only what is shown is answered by the test's own terminal, and nothing is shown here.
    while !String(decoding: term.output, as: UTF8.self).hasSuffix("\u{1B}[c") {
      try #require(ContinuousClock.now < deadline, "\(term.output)")
      _ = term.bytesWritten(within: .milliseconds(2))
    }
    return term
  }

  private static let kitty =
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.28.1)\u{1B}\\\u{1B}[?2026;2$y\u{1B}[4;432;720t"
    + "\u{1B}[6;18;9t\u{1B}[1;1R\u{1B}[1;2R\u{1B}[?62;c"

  @Test func `the terminal's answers are told, and it is left as it was`() throws {
    let term = try asking([Product.path("otodana"), "doctor"])
    #expect(term.modes != .sane)
    term.send(Self.kitty)
    #expect(try term.waitForExit() == .exited(0))
    #expect(term.modes == .sane)
    #expect(term.row(0) == "Database")
    for text in [
      "name                 kitty(0.28.1)", "cell                 9 x 18 pixels, 2.00 times",
      "ambiguous width      1", "synchronized output  yes", "kitty graphics       yes",
      "pictures             kitty-placeholders:", "size                 100 x 60 cells, 720 x 432",
    ] {
      #expect(term.contains(text), "\(text)\n\(term.rows.joined(separator: "\n"))")
    }
  }

  @Test func `answers that make no sense harm nothing`() throws {
    let term = try asking([Product.path("otodana"), "doctor"])
    let name = String(repeating: "\u{1B}]0;owned\u{7}", count: 3)
    term.send("\u{3}\u{1B}P>|\(name)\u{1B}\\\u{1B}P>|x\u{202E}y\u{1B}\\\u{1B}[6;-1;9t\u{1B}[?4;4c")
    #expect(try term.waitForExit() == .exited(0))
    #expect(term.modes == .sane)
    #expect(term.contains("name                 xy"))
    #expect(term.contains("sixel                yes"))
  }

  @Test func `what is answered too late reaches no shell`() throws {
    let script = "'\(Product.path("otodana"))' doctor >/dev/tty; read line; echo \"got:$line\""
    let term = try asking(["/bin/sh", "-c", script])
    usleep(350_000)  // later than answers are waited for
    term.send(Self.kitty)
    try term.waitForOutput("the report") { $0.contains("Nothing needs attention") }
    #expect(term.contains("none within the time limit"))
    term.send("mine\r")
    #expect(try term.waitForExit() == .exited(0))
    #expect(term.contains("got:mine"))
  }

  @Test(arguments: ["dumb", "linux", ""])
  func `a terminal that could not understand is asked nothing`(name: String) throws {
    let home = try TestHome()
    let term = try Term(
      command: [Product.path("otodana"), "doctor"], size: Size(width: 100, height: 60),
      environment: home.environment.merging(["TERM": name]) { $1 })
    #expect(try term.waitForExit() == .exited(0))
    #expect(!term.output.contains(0x1B))
    #expect(term.contains("not asked"))
  }
}
