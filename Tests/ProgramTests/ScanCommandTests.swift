import Geometry
import Glibc
import TermHarness
import Testing

/// `otodana scan` and `otodana forget`: the library without the screen.
struct ScanCommandTests {
  private func run(_ arguments: String..., home: TestHome) throws -> PipedProgram {
    try PipedProgram(arguments, home: home)
  }

  /// The numbers of a report by their names.
  private func numbers(_ output: String) -> [String: String] {
    let rows = output.split(separator: "\n").prefix(7).map { $0.split(separator: "  ") }
    return Dictionary(
      rows.map { (String($0.first ?? ""), String($0.last ?? "").trimmingBlanks) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: - scan

  @Test func `a scan tells what is new, changed, moved, removed and skipped`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<4, to: "music")
    try home.write("music/broken.mp3", "no music")
    let first = try run("scan", home.path("music"), home: home)
    #expect(first.status == .exited(0))
    #expect(first.errors == "")
    #expect(
      numbers(first.output) == [
        "music files": "5", "new": "4", "changed": "0", "moved": "0", "removed": "0",
        "skipped": "1", "cut off": "0",
      ])
    #expect(first.output.contains("Neither sound nor tags  \(home.path("music/broken.mp3"))\n"))

    try home.delete("music/0/0.flac")
    try home.addSong("music/0/1.flac", title: "Other", artist: "Ann", album: "A")
    rename(home.path("music/0/2.flac"), home.path("music/2.flac"))
    let second = try run("scan", home: home)
    #expect(second.status == .exited(0))
    #expect(
      numbers(second.output) == [
        "music files": "4", "new": "0", "changed": "1", "moved": "1", "removed": "1",
        "skipped": "1", "cut off": "0",
      ])
  }

  @Test func `a file that was cut off is listed by the scan and by doctor`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    let whole = MusicFile.flac([("TITLE", "Half")], silence: 100)
    try home.write("music/half.flac", Array(whole.dropLast(600)))
    let scan = try run("scan", home.path("music"), home: home)
    let path = home.path("music/half.flac")
    #expect(numbers(scan.output)["new"] == "3")
    #expect(numbers(scan.output)["cut off"] == "1")
    #expect(scan.output.hasSuffix("\n\nFiles that were cut off\n  \(path)\n"))
    let doctor = try run("doctor", home: home)
    #expect(doctor.status == .exited(1))
    #expect(doctor.output.contains("\nFiles that were cut off\n  \(path)\n"))
    #expect(doctor.output.hasSuffix("\nNeeds attention: Files that were cut off\n"))
    for command in ["scan", "doctor"] {
      let json = try run(command, "--json", home: home).output
      #expect(json.contains("\"cut_off_files\": [{\"path\": \"\(path)\"}]"), "\(json)")
    }
    #expect(try run("read", path, home: home).output.contains("\"cut_off\": true"))
  }

  @Test func `a scan as JSON is one object`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    try home.write("music/empty.mp3", "")
    let scan = try run("scan", "--json", home.path("music"), home: home)
    #expect(
      scan.output == """
        {"found": 3, "new": 2, "changed": 0, "moved": 0, "removed": 0, "skipped": 1, \
        "skipped_files": [{"reason": "empty", "path": "\(home.path("music/empty.mp3"))"}]}

        """)
  }

  @Test func `a forced scan reads what did not change`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "music")
    _ = try run("scan", home.path("music"), home: home)
    try TestDatabase.execute("UPDATE tracks SET title = 'Lost'", in: home)
    _ = try run("scan", home: home)
    #expect(try run("list", "songs", home: home).output.contains("Lost"))
    let forced = try run("scan", "--force", home: home)
    #expect(forced.status == .exited(0) && forced.errors == "")
    #expect(!(try run("list", "songs", home: home).output.contains("Lost")))
  }

  @Test func `a folder that went offline keeps its music and fails the scan`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    _ = try run("scan", home.path("music"), home: home)
    rename(home.path("music"), home.path("away"))
    let scan = try run("scan", home: home)
    #expect(scan.status == .exited(1))
    #expect(numbers(scan.output)["removed"] == "0")
    #expect(scan.output.contains("missing or empty") && scan.output.contains(home.path("music")))
    #expect(try run("search", "song", home: home).output.contains("Song 1"))
  }

  @Test func `without any folder a scan says so, and a wrong one adds nothing`() throws {
    let home = try TestHome()
    let none = try run("scan", home: home)
    #expect(none.status == .exited(1))
    #expect(none.errors == "otodana: the library has no folder; name one\n")
    let wrong = try run("scan", home.path("nowhere"), home: home)
    #expect(wrong.errors == "otodana: \(home.path("nowhere")): no such folder\n")
  }

  @Test func `Ctrl-c ends a scan and keeps what was found, and no file for broken`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3_000, to: "music")
    let term = try Term(
      command: [Product.path("otodana"), "scan", home.path("music")],
      size: Size(width: 80, height: 24), environment: home.environment)
    try term.waitForOutput("progress") { $0.row(0).contains("scanning ") }
    term.send("\u{3}")
    #expect(try term.waitForExit() == .exited(130))
    #expect(ProcessTable.wait(in: home) { $0.isEmpty })
    let next = try run("scan", "--json", home: home)
    #expect(next.status == .exited(0))
    #expect(next.output.contains(#""found": 3000"#))
    #expect(next.output.contains(#""skipped": 0"#))
  }

  // MARK: - forget

  @Test func `a folder is forgotten, with what it says and what it keeps`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    try home.addAlbums(5..<6, to: "other")
    _ = try run("scan", home.path("music"), home.path("other"), home: home)
    let unsure = try run("forget", home.path("music"), home: home)
    #expect(unsure.status == .exited(1))
    #expect(unsure.errors == "otodana: without a terminal to ask on, --yes is needed\n")
    let sure = try run("forget", "--yes", home.path("music") + "/", home: home)
    #expect(sure.status == .exited(0))
    #expect(sure.output.hasPrefix("Forgot \(home.path("music")) (3 songs, 3 albums).\nPlays,"))
    #expect(try run("search", "song", home: home).output == "Artist 5 – Song 5 (Album 5)\n")
    #expect(FileTree.names(in: home.path("music/0")).count == 3)
    let again = try run("forget", "--yes", home.path("music"), home: home)
    #expect(again.status == .exited(1))
    #expect(again.errors.contains("is no folder of the library"))
  }

  @Test func `what went to copies elsewhere is not said to be kept`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    try home.addAlbums(0..<1, to: "copies")
    try home.addAlbums(1..<2, to: "others")
    _ = try run("scan", home.path("music"), home.path("copies"), home: home)
    let some = try run("forget", "--yes", home.path("music"), home: home)
    #expect(some.output.contains(" went to the copies elsewhere in the library (1 song); those"))
    _ = try run("scan", home.path("music"), home.path("others"), home: home)
    let all = try run("forget", "--yes", home.path("music"), home: home)
    #expect(all.output.hasSuffix(" playlists went to the copies elsewhere in the library.\n"))
    let none = try run("forget", "--yes", home.path("copies"), home: home)
    #expect(none.output.hasSuffix(" are kept for when the files come back.\n"))
  }

  @Test(arguments: [("n", 1), ("", 1), ("y", 0), ("yes", 0)])
  func `on a terminal it asks first`(answer: String, status: Int) throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "music")
    _ = try run("scan", home.path("music"), home: home)
    let term = try Term(
      command: [Product.path("otodana"), "forget", home.path("music")],
      size: Size(width: 100, height: 24), environment: home.environment)
    try term.waitForOutput("the question") { $0.row(0).contains("(1 song, 1 album)? [y/N]") }
    term.send(answer + "\r")
    #expect(try term.waitForExit() == .exited(status))
    let found = try run("search", "song", home: home).output
    #expect(found.isEmpty == (status == 0))
  }

  @Test func `tracks of missing files are forgotten only when asked for`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    _ = try run("scan", home.path("music"), home: home)
    let none = try run("forget", "--missing", home: home)
    #expect(none.output == "No file is missing.\n" && none.status == .exited(0))
    try home.delete("music/0/1.flac")
    #expect(try run("forget", "--missing", home: home).status == .exited(1))
    let sure = try run("forget", "--missing", "--yes", home: home)
    #expect(sure.output.contains("Forgot 1 song whose files were missing.\n"))
    #expect(!(try run("search", "song", home: home).output.contains("Song 1")))
    #expect(try run("search", "song", home: home).output.contains("Song 2"))
  }

  @Test(arguments: [
    (["forget"], "forget needs DIR"), (["forget", "/a", "/b"], "/b is one word too many"),
    (["forget", "--missing", "/a"], "/a is one word too many"),
  ])
  func `a wrong command line is told`(arguments: [String], text: String) throws {
    let program = try PipedProgram(arguments, home: TestHome())
    #expect(program.status == .exited(2))
    #expect(program.errors == "otodana: \(text); see otodana help \(arguments[0])\n")
  }
}
