import TermHarness
import Testing

/// What other programs do with the library shows on the screen that is open.
struct ForeignChangeTests {
  private func run(_ arguments: String..., home: TestHome) throws {
    let result = try PipedProgram(arguments, home: home)
    #expect(result.status == .exited(0), "\(arguments): \(result.errors)")
  }

  @Test func `playlists come, change and go in place, and the focus stays on its own`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    try run("scan", home.path("music"), home: home)
    try run("playlist", "create", "M", home: home)
    let program = try ProgramTerm(home: home)
    try program.waitForTracks("2")
    try program.press("1", untilFocused: "M")
    try run("playlist", "create", "A", "--query", "album:album", home: home)
    try program.term.waitForFrame("the new playlist") { $0.contains(" A ") }
    #expect(program.focusedText == "M")
    try run("playlist", "rename", "M", "N", home: home)
    try program.term.waitForFrame("the new name") { _ in program.focusedText == "N" }
    try program.press("k\r", until: "the playlist") {
      $0.row(0).hasPrefix(" A") && $0.contains("Album 0") && $0.contains("Album 1")
    }
    try run("playlist", "edit", "A", "--query", "album:1", home: home)
    try program.term.waitForFrame("one entry") {
      !$0.contains("Album 0") && $0.contains("Album 1")
    }
    try run("playlist", "delete", "A", home: home)
    try program.term.waitForFrame("that it is gone") { $0.contains("This is not there any more") }
    #expect(try program.quit() == .exited(0))
  }

  @Test func `folders that are scanned or forgotten elsewhere come and go`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "music")
    try home.addAlbums(7..<8, to: "more")
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.waitForTracks("1", showing: "Album 0")
    // The open program is the one that scans.
    let scan = try PipedProgram(["scan", home.path("more")], home: home)
    #expect(scan.status == .exited(1))
    try program.waitForTracks("2", showing: "Album 0", "Album 7")
    try run("forget", home.path("music"), "--yes", home: home)
    try program.term.waitForFrame("the other album alone") {
      $0.row(0).contains("scan ✓ 1 track ") && !$0.contains("Album 0") && $0.contains("Album 7")
    }
    #expect(try program.quit() == .exited(0))
  }

  @Test func `a favourite shows on another screen, which scans when the first ends`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    let first = try ProgramTerm(home.path("music"), home: home)
    try first.waitForTracks("2")
    let second = try ProgramTerm(home: home)
    try second.waitForTracks("2")
    for program in [first, second] {
      try program.press("4", until: "the songs") {
        $0.row(0).hasPrefix(" Songs") && $0.contains("Album 0") && $0.contains("Album 1")
      }
    }
    try second.press("f", until: "the favourite") { $0.contains("♥") }
    try first.term.waitForFrame("the favourite of the other") { $0.contains("♥") }
    try first.quit()
    try home.addAlbums(5..<6, to: "music")
    try second.waitForTracks("3", showing: "Album 5")
    #expect(try second.quit() == .exited(0))
  }

  @Test func `a file that another program's scan skips is counted on both screens`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    let first = try ProgramTerm(home.path("music"), home: home)
    try first.waitForTracks("2")
    let second = try ProgramTerm(home: home)
    try second.waitForTracks("2")
    try home.write("music/0/broken.mp3", "no music")
    for program in [first, second] {
      try program.term.waitForFrame("the skipped file") {
        $0.row(0).contains("scan ✓ 2 tracks · 1 file skipped")
      }
    }
    try home.delete("music/0/broken.mp3")
    try second.term.waitForFrame("none any more") { !$0.row(0).contains("skipped") }
    try second.quit()
    #expect(try first.quit() == .exited(0))
  }

  @Test func `music that another program finds ends the first run`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "elsewhere")
    let program = try ProgramTerm(home: home)
    try program.term.waitForFrame("the First run screen") { $0.row(0).hasPrefix(" Welcome") }
    try run("scan", home.path("elsewhere"), home: home)
    try program.waitForTracks("1", showing: "Album 0")
    #expect(try program.quit() == .exited(0))
  }
}
