import Geometry
import TermHarness
import Testing

/// `otodana list` and `otodana paths`.
struct ListCommandTests {
  /// A home with a scanned library of three songs.
  private func home() throws -> TestHome {
    let home = try TestHome()
    try home.addSong(
      "music/a/1.flac", title: "Rain", artist: "Zoe", album: "Weather", track: 1,
      extra: [("GENRE", "Rock"), ("DATE", "1999")])
    try home.addSong(
      "music/a/2.flac", title: "Hail", artist: "Zoe", album: "Weather", track: 2,
      extra: [("GENRE", "Rock")])
    try home.addSong(
      "music/b/1.flac", title: "Es\u{1B}[31mc", artist: "Ann", album: "Zero", track: 1,
      extra: [("GENRE", "Jazz"), ("DATE", "2001")])
    try home.write("music/mix.m3u", "a/1.flac\n")
    #expect(try PipedProgram(["scan", home.path("music")], home: home).status == .exited(0))
    return home
  }

  private func list(_ home: TestHome, _ arguments: String...) throws -> [String] {
    let program = try PipedProgram(["list"] + arguments, home: home)
    #expect(program.status == .exited(0) && program.errors == "")
    return program.output.split(separator: "\n").map(String.init)
  }

  @Test func `everything of a kind is listed in an order`() throws {
    let home = try home()
    #expect(try list(home, "albums") == ["Ann – Zero (2001)", "Zoe – Weather (1999)"])
    #expect(
      try list(home, "albums", "--sort", "title") == ["Zoe – Weather (1999)", "Ann – Zero (2001)"])
    #expect(try list(home, "artists") == ["Ann", "Zoe"])
    #expect(try list(home, "songs", "--sort=album").first == "Zoe – Rain (Weather)")
    #expect(try list(home, "playlists") == ["mix"])
    #expect(try list(home, "genres") == ["Jazz", "Rock"])
    #expect(try list(home, "genres", "--sort", "songs") == ["Rock", "Jazz"])
    #expect(try list(home, "roots") == [home.path("music")])
  }

  @Test func `programs get an object a line`() throws {
    let home = try home()
    let albums = try list(home, "albums", "--json")
    #expect(albums.count == 2)
    #expect(
      albums[0].contains(#""title": "Zero", "artist": "Ann", "various": false, "year": 2001"#))
    #expect(try list(home, "genres", "--json")[1] == #"{"name": "Rock", "tracks": 2}"#)
    #expect(try list(home, "songs", "--json")[0].contains(#""title": "Es\u001b[31mc""#))
    #expect(try list(home, "roots", "--json")[0].contains(#""tracks": 3"#))
  }

  @Test func `an escape in a tag is harmless on a terminal and kept for programs`() throws {
    let home = try home()
    #expect(try list(home, "songs")[0] == "Ann – Es\u{1B}[31mc (Zero)")
    let term = try Term(
      command: [Product.path("otodana"), "list", "songs"], size: Size(width: 80, height: 24),
      environment: home.environment)
    #expect(try term.waitForExit() == .exited(0))
    #expect(term.row(0).hasPrefix("Ann – Es[31mc (Zero)"))
    #expect(!term.output.contains(0x1B))
  }

  @Test(arguments: [
    (["list"], "list needs KIND"), (["list", "things"], "list does not take things"),
    (["list", "albums", "--sort", "name"], "--sort does not take name"),
    (["list", "albums", "artists"], "artists is one word too many"),
    (["paths", "x"], "x is one word too many"),
  ])
  func `a wrong command line is told`(arguments: [String], text: String) throws {
    let program = try PipedProgram(arguments, home: TestHome())
    #expect(program.status == .exited(2))
    #expect(program.errors == "otodana: \(text); see otodana help \(arguments[0])\n")
  }

  @Test func `all paths follow the environment`() throws {
    let home = try TestHome()
    let runtime = ["XDG_RUNTIME_DIR": home.path("run")]
    let paths = try PipedProgram(["paths"], home: home, environment: runtime)
    #expect(paths.output.contains("\ncontrol_socket  \(home.path("run/otodana.sock"))\n"))
    #expect(paths.output.contains("\ndatabase        \(home.path(TestDatabase.path))\n"))
    let json = try PipedProgram(["paths", "--json"], home: home)
    #expect(json.output.hasPrefix("{\"config\": \"\(home.path("config/otodana"))\", "))
    let socket = home.path("state/otodana/otodana.sock")
    #expect(json.output.contains("\"control_socket\": \"\(socket)\""))
    #expect(FileTree.names(in: home.path) == ["stderr", "stdout"])
  }
}
