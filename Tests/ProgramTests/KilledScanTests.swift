import Glibc
import TermHarness
import Testing

/// A scan whose program is killed in the middle of it.
struct KilledScanTests {
  /// What the library knows of the music, wherever its database is.
  private static let everything = """
    SELECT tracks.title, tracks.artist, albums.title, artist_name, number, duration, items.added_at,
      plays, rating FROM tracks JOIN items USING (id) JOIN albums ON albums.id = album_id
    ORDER BY tracks.title
    """

  @Test func `what was written stays, and the next scan makes it whole`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<600, to: "music")
    var known: Set<String> = []
    for delay in [5, 40, 120] as [UInt32] {
      let program = try ProgramTerm(home.path("music"), home: home)
      #expect(ProcessTable.wait(in: home) { $0.contains { $0.contains("scan-worker") } })
      usleep(delay * 1_000)
      program.term.signal(SIGKILL)
      try program.term.waitForExit()
      #expect(try TestDatabase.rows("PRAGMA integrity_check", in: home) == ["ok"])
      #expect(try TestDatabase.rows("PRAGMA foreign_key_check", in: home) == [])
      let found = Set(try TestDatabase.rows("SELECT id, title FROM tracks", in: home))
      #expect(found.isSuperset(of: known))
      known = found
    }
    try scan(home)
    let tracks = Set(try TestDatabase.rows("SELECT id, title FROM tracks", in: home))
    #expect(tracks.isSuperset(of: known))
    try scan(home, environment: ["XDG_DATA_HOME": home.path("other")])
    let undisturbed = try TestDatabase.rows(
      Self.everything, in: home, at: "other/otodana/library.db")
    #expect(undisturbed.count == 600)
    #expect(try TestDatabase.rows(Self.everything, in: home) == undisturbed)
  }

  private func scan(_ home: TestHome, environment: [String: String] = [:]) throws {
    let program = try ProgramTerm(home.path("music"), environment: environment, home: home)
    try program.waitForTracks("600")
    try program.quit()
  }
}
