import Glibc
import TermHarness
import Testing

/// The library follows its folders while it is on the screen.
struct WatchTests {
  @Test func `an album that is copied in appears, one that is deleted goes`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "music")
    try home.addAlbums(7..<8, to: "elsewhere")
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.waitForTracks("1", showing: "Album 0")
    #expect(rename(home.path("elsewhere"), home.path("music/new")) == 0)
    try program.waitForTracks("2", showing: "Album 0", "Album 7")
    try home.addAlbums(8..<9, to: "music/new")
    try program.waitForTracks("3", showing: "Album 8")
    FileTree.remove(home.path("music/new"))
    try program.term.waitForFrame("the first album alone") {
      $0.row(0).contains("scan ✓ 1 track ") && !$0.contains("Album 7")
        && $0.contains("Album 0")
    }
    #expect(try program.quit() == .exited(0))
  }

  @Test func `tracks of a folder that may not be entered any more stay`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "music")
    try home.addAlbums(1..<3, to: "music/locked")
    let program = try ProgramTerm(
      home.path("music"), home: home, wrapper: ProgramTerm.withoutPrivileges)
    try program.waitForTracks("3")
    chmod(home.path("music/locked/0"), 0)
    defer { chmod(home.path("music/locked/0"), 0o755) }
    try program.press("R", until: "the folder skipped") {
      $0.row(0).contains("scan ✓ 3 tracks · 1 file skipped")
    }
    // A folder whose files are seen, but may not be looked at, loses none of them either.
    chmod(home.path("music/locked/0"), 0o444)
    try home.addAlbums(3..<4, to: "music/0")
    try program.press("R", until: "the folder skipped still") {
      $0.row(0).contains("scan ✓ 4 tracks · 1 file skipped")
    }
    chmod(home.path("music/locked/0"), 0o755)
    try program.term.waitForFrame("nothing skipped") {
      $0.row(0).contains("scan ✓ 4 tracks") && !$0.row(0).contains("skipped")
    }
  }

  @Test func `R ends a scan that runs, and the next one goes on`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<4_000, to: "music")
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.term.waitForFrame("albums during the scan") {
      $0.row(0).contains("scanning") && $0.contains("Album ")
    }
    try program.press("R", until: "that it stopped") { $0.row(0).contains("scan ✗ Cancelled") }
    try program.press("R", until: "another") { $0.row(0).contains("scanning") }
    try program.waitForTracks("4,000")
  }

  @Test func `q ends the program while a scan runs, and its workers with it`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<4_000, to: "music")
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.term.waitForFrame("a scan") { $0.row(0).contains("scanning") }
    #expect(try program.quit() == .exited(0))
    #expect(ProcessTable.wait(in: home) { $0.isEmpty })
  }
}
