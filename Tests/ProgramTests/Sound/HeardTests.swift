import TermHarness
import Testing

/// What was heard counts, and tells what is shown next.
@Suite(.enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)))
struct HeardTests {
  private func counts(_ room: ListeningRoom) throws -> [String] {
    try TestDatabase.rows(
      """
      SELECT tracks.title, plays, skips, last_played_at IS NOT NULL FROM items
      JOIN tracks ON tracks.id = items.id WHERE plays + skips > 0 ORDER BY tracks.title
      """, in: room.home)
  }

  @Test func `a track that was heard for half of it was played, one that was left was skipped`()
    throws
  {
    let room = try ListeningRoom()
    try room.addTrack("Short Album", "Brief", 1, seconds: 4)
    let program = try room.enter(tracks: 4)
    #expect(try room.ask("play", "album:short").status == .exited(0))
    try program.waitForFooter("▶ Brief")
    // It stops when it was heard as a whole.
    try program.term.waitForFrame("its end") { _ in !program.footer.contains("▶") }
    #expect(try room.ask("play", "album:long").status == .exited(0))
    try program.waitUntilHeard(0)
    program.term.send(">")
    try program.waitForFooter("▶ Part 2")
    // Seeking over half of a track is not hearing it.
    program.term.send("..............")
    try program.waitUntilHeard(70)
    try program.quit()
    #expect(try counts(room) == ["Brief|1|0|1", "Part 1|0|1|0"])
  }

  @Test func `an album that was heard comes first in Made For You`() throws {
    let room = try ListeningRoom()
    for number in 1...3 { try room.addTrack("Album \(number)", "Song", 1, seconds: 2) }
    let program = try room.enter(tracks: 6)
    for number in [2, 1] {
      #expect(try room.ask("play", "album:\"album \(number)\"").status == .exited(0))
      try program.term.waitForFrame("Album \(number)") { _ in program.footer.contains("▶") }
      try program.term.waitForFrame("its end") { _ in !program.footer.contains("▶") }
    }
    try program.press("g5gg\t", until: "what was heard lately, and nothing else") { term in
      let shelf = term.rows.first { $0.contains("Album 1") && $0.contains("Album 2") } ?? ""
      guard let first = shelf.firstRange(of: "Album 1"),
        let second = shelf.firstRange(of: "Album 2")
      else { return false }
      return first.lowerBound < second.lowerBound && !shelf.contains("Album 3")
    }
    try program.quit()
  }
}
