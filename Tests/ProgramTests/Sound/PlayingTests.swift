import TermHarness
import Testing

/// The keys of the player, with a real mpv behind them.
@Suite(.enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)))
struct PlayingTests {
  @Test func `the keys of the player do what they say, and the footer tells it`() throws {
    let room = try ListeningRoom()
    let program = try room.play()
    #expect(program.footer.contains("/2:00"))
    program.term.send(" ")
    try program.waitForFooter("‖ Part 1")
    #expect(try room.status().state == "paused")
    program.term.send(" ")
    try program.waitForFooter("▶ Part 1")
    program.term.send("......")
    try program.waitUntilHeard(30)
    program.term.send(",,,,,")
    try program.term.waitForFrame("25 s back") { _ in program.heardSeconds.map { $0 < 25 } ?? false
    }
    program.term.send(">")
    try program.waitForFooter("▶ Part 2", "0:0")
    program.term.send("<")
    try program.waitForFooter("▶ Part 1")
    program.term.send("[[")
    try program.waitForFooter("vol 90%")
    program.term.send("m")
    try program.waitForFooter("muted")
    program.term.send("m]")
    try program.waitForFooter("vol 95%")
    program.term.send("&zyy")
    try program.waitForFooter("z y1 &")
    #expect(try room.status().text.contains(#""repeat": "one", "shuffle": "tracks""#))
    try program.quit()
    #expect(ProcessTable.wait(in: room.home) { $0.isEmpty })
  }

  @Test func `a track follows another by itself, and after & it does not`() throws {
    let room = try ListeningRoom()
    let program = try room.play()
    // To a place near the end, two minutes on.
    program.term.send(String(repeating: ".", count: 23))
    try program.waitForFooter("▶ Part 2")
    program.term.send("&" + String(repeating: ".", count: 23))
    try program.term.waitForFrame("no more sound") { _ in
      !program.footer.contains("▶") && !program.footer.contains("&")
    }
    let status = try room.status()
    #expect(status.state == "stopped" && status.title == "Part 3")
    try program.quit()
  }

  @Test func `what is queued is there after a restart, at its place`() throws {
    let room = try ListeningRoom()
    let first = try room.play()
    first.term.send(">....")
    try first.waitForFooter("▶ Part 2")
    try first.waitUntilHeard(20)
    try first.quit()
    let second = try room.enter()
    #expect(try room.status().title == "Part 2")
    #expect(try room.status().state == "stopped")
    #expect(try (20..<60).contains(room.status().elapsed))
    second.term.send(" ")
    try second.waitForFooter("▶ Part 2")
    try second.waitUntilHeard(20)
    try second.quit()
  }

  @Test func `closing the window keeps the place`() throws {
    let room = try ListeningRoom()
    let first = try room.play()
    first.term.send("....")
    try first.waitUntilHeard(20)
    // Within the five seconds of which nothing is written otherwise.
    first.term.send(" ")
    try first.waitForFooter("‖")
    let elapsed = try room.status().elapsed
    first.term.hangUp()
    #expect(try first.term.waitForExit() == .exited(129))
    let second = try room.enter()
    #expect(try room.status().elapsed == elapsed)
    try second.quit()
  }

  @Test func `without mpv the message says what to install, and everything else works`() throws {
    var room = try ListeningRoom()
    room.environment["PATH"] = room.home.path("nothing")
    let program = try room.enter()
    program.term.send("gg\tp")
    try program.waitForFooter("Sound needs mpv: apt-get install mpv")
    try program.press("\r", until: "the album") { $0.contains("Part 3") }
    try program.press("Q", until: "the queue") {
      $0.row(0).hasPrefix(" Queue") && $0.contains("Part 3")
    }
    #expect(try room.status().state == "stopped")
    #expect(try program.quit() == .exited(0))
  }
}
