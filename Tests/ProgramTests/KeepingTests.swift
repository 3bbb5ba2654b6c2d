import Glibc
import TermHarness
import Testing

/// The library stays whole, whatever becomes of its database, and whoever else has it open.
struct KeepingTests {
  @Test func `a file that is no database is kept, and the library begins anew`() throws {
    let home = try TestHome()
    let bytes = Array(String(repeating: "not a database at all. ", count: 300).utf8)
    try home.write(TestDatabase.path, bytes)
    let program = try ProgramTerm(width: 200, home: home)
    try program.term.waitForFrame("what became of it") { $0.contains("the old one is kept as") }
    let line = program.term.rows.first { $0.contains("the old one is kept as") } ?? ""
    let mark = home.path(TestDatabase.path) + ".damaged."
    let name = line.split(separator: " ").first { $0.hasPrefix(mark) } ?? ""
    try program.quit()
    #expect(try home.read(String(name.dropFirst(home.path.utf8.count + 1))) == bytes)
  }

  @Test func `a program that was killed leaves a library that opens as it was`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    let first = try ProgramTerm(home.path("music"), home: home)
    try first.waitForTracks("3")
    first.term.signal(SIGKILL)
    #expect(try first.term.waitForExit() == .killed(signal: Int(SIGKILL)))
    let second = try ProgramTerm(home: home)
    try second.waitForTracks("3")
    try second.quit()
  }

  @Test func `a lost database is rebuilt from the copies, without the folder being named again`()
    throws
  {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    let first = try ProgramTerm(home.path("music"), home: home)
    try first.waitForTracks("3")
    try first.quit()
    for name in ["", "-wal", "-shm"] { try? home.delete(TestDatabase.path + name) }
    let second = try ProgramTerm(home: home)
    try second.waitForTracks("3")
    try second.quit()
  }

  @Test func `a library that may not be written can be looked at`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    let first = try ProgramTerm(home.path("music"), home: home)
    try first.waitForTracks("3")
    try first.quit()
    for name in ["-wal", "-shm"] { try? home.delete(TestDatabase.path + name) }
    chmod(home.path(TestDatabase.path), 0o444)
    chmod(home.path("data/otodana"), 0o555)
    defer { chmod(home.path("data/otodana"), 0o755) }
    let program = try ProgramTerm(
      width: 200, home: home, wrapper: ProgramTerm.withoutPrivileges)
    try program.term.waitForFrame("the albums, and why they are not looked for") {
      $0.contains("may not be written")
    }
    try program.press("4", until: "the songs") { $0.row(0).hasPrefix(" Songs") }
    #expect(try program.quit() == .exited(0))
  }

  @Test func `of two programs one scans; when it ends, the other does`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    let first = try ProgramTerm(home.path("music"), home: home)
    try first.waitForTracks("3")
    let second = try ProgramTerm(home: home)
    try home.addAlbums(3..<5, to: "music")
    try first.quit()
    try second.waitForTracks("5")
    try second.quit()
  }
}
