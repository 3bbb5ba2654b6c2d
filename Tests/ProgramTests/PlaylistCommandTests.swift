import Glibc
import TermHarness
import Testing

/// `otodana playlist`, which lists and changes playlists and reads and writes their files.
struct PlaylistCommandTests {
  private func run(_ arguments: [String], home: TestHome) throws -> PipedProgram {
    try PipedProgram(["playlist"] + arguments, home: home)
  }

  /// Runs an action that has to succeed.
  private func output(_ arguments: [String], home: TestHome) throws -> String {
    let result = try run(arguments, home: home)
    #expect(result.status == .exited(0), "\(arguments): \(result.errors)")
    return result.output
  }

  @Test func `playlists are made, renamed, changed and deleted`() throws {
    let home = try TestHome()
    #expect(try output(["list"], home: home) == "")
    #expect(try output(["list", "--json"], home: home) == "[]\n")
    #expect(try output(["create", "Mine"], home: home) == "#1\n")
    #expect(try output(["create", "New", "--query", "added:<30d"], home: home) == "#2\n")
    #expect(try output(["rename", "Mine", "Ours\u{1B}[1m"], home: home) == "")
    #expect(try output(["edit", "New", "--query", "sort:-added limit:5"], home: home) == "")
    #expect(try output(["list"], home: home) == "#2\t0\tNew\n#1\t0\tOurs[1m\n")
    #expect(
      try output(["list", "--json"], home: home).contains(
        #""name": "New", "kind": "smart", "query": "sort:-added limit:5", "entries": 0"#))
    #expect(try output(["show", "New"], home: home) == "")
    #expect(try output(["delete", "#1"], home: home) == "")
    #expect(try output(["list"], home: home) == "#2\t0\tNew\n")
  }

  @Test func `what a query finds is put on a playlist and taken off it`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    _ = try PipedProgram(["scan", home.path("music")], home: home)
    _ = try output(["create", "Mine"], home: home)
    #expect(try output(["add", "Mine", "album:2"], home: home) == "1\n")
    #expect(try output(["add", "#1", "format:flac", "sort:album"], home: home) == "3\n")
    #expect(try output(["add", "Mine", "nothing"], home: home) == "0\n")
    let albums = { (text: String) in
      text.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    #expect(albums(try output(["show", "Mine"], home: home)) == ["2)", "0)", "1)", "2)"])
    #expect(try output(["remove", "Mine", "album:2"], home: home) == "2\n")
    #expect(albums(try output(["show", "Mine"], home: home)) == ["0)", "1)"])
  }

  @Test func `a query with a field that there is not is taken as it is, and told`() throws {
    let home = try TestHome()
    let made = try run(["create", "Red", "--query", "colour:red"], home: home)
    #expect(made.status == .exited(0))
    #expect(made.output == "#1\n")
    #expect(made.errors.hasPrefix("otodana: There is no field colour. The fields are artist, "))
    let edited = try run(["edit", "Red", "--query", "year:1990"], home: home)
    #expect(edited.errors == "")
    // What is put on a playlist tells nothing where it is found.
    try home.addAlbums(0..<1, to: "music")
    _ = try PipedProgram(["scan", home.path("music")], home: home)
    _ = try output(["create", "Own"], home: home)
    let none = try run(["add", "Own", "colour:red"], home: home)
    #expect(none.output == "0\n" && none.errors.contains("There is no field colour"))
  }

  @Test func `a file becomes a playlist and a playlist a file`() throws {
    let home = try TestHome()
    try home.write("list.m3u", "#EXTINF:7,Song\nmusic/song.flac\n")
    #expect(try output(["import", home.path("list.m3u")], home: home) == "#1\t1\t1\tlist\n")
    #expect(try output(["show", "list"], home: home) == "! \(home.path("music/song.flac"))\n")
    #expect(try output(["show", "list", "--json"], home: home).contains("\"missing\": true"))
    #expect(try output(["export", "list", home.path("out.xspf")], home: home) == "")
    #expect(try home.text("out.xspf").contains("<location>music/song.flac</location>"))
    _ = try output(["export", "list", home.path("out.m3u8"), "--absolute"], home: home)
    #expect(try home.text("out.m3u8").hasSuffix("\n\(home.path("music/song.flac"))\n"))
    #expect(
      try output(["import", home.path("list.m3u"), "--name", "Other", "--json"], home: home)
        .contains(#""name": "Other", "kind": "own", "entries": 1, "missing": 1"#))
  }

  @Test func `what cannot be done is said with status 1`() throws {
    let home = try TestHome()
    _ = try output(["create", "Twice"], home: home)
    _ = try output(["create", "Twice"], home: home)
    _ = try output(["create", "Smart", "--query", "x"], home: home)
    try home.write("notes.txt", "music/song.flac\n")
    let refusals: [([String], String)] = [
      (["show", "None"], "There is no playlist None"),
      (["delete", "Twice"], "Several playlists are called Twice"),
      (["edit", "#1", "--query", "x"], "The playlist Twice cannot be changed"),
      (["add", "Smart", "x"], "The playlist Smart cannot be changed"),
      (["remove", "None", "x"], "There is no playlist None"),
      (["import", home.path("none.m3u")], "cannot be read"),
      (["import", home.path("notes.txt")], "not a playlist file"),
      (["export", "#1", home.path("notes.txt")], "not a playlist file"),
      (["export", "#1", home.path("none/x.m3u")], "cannot be written"),
    ]
    for (arguments, words) in refusals {
      let result = try run(arguments, home: home)
      #expect(result.status == .exited(1), "\(arguments)")
      #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
      #expect(result.output.isEmpty)
    }
    #expect(try home.text("notes.txt") == "music/song.flac\n")
  }

  @Test(
    arguments: [
      [], ["what"], ["show"], ["list", "x"], ["edit", "x"], ["import"], ["export", "x"],
      ["rename", "x"], ["add", "x"], ["remove", "x", " "], ["list", "--wrong"],
      ["create", "x", "--query"],
    ])
  func `a wrong command line is refused with status 2`(arguments: [String]) throws {
    let result = try run(arguments, home: TestHome())
    #expect(result.status == .exited(2))
    #expect(result.output.isEmpty)
  }
}
