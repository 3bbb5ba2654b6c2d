import Geometry
import Glibc
import TermHarness
import Testing

/// What is left of the sound when somebody kills mpv, or the program.
@Suite(.enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)))
struct KilledTests {
  @Test func `a killed mpv is started again at the same place, and a second time it is told`()
    throws
  {
    let room = try ListeningRoom()
    let program = try room.play()
    program.term.send("......")
    try program.waitUntilHeard(30)
    // The footer is there before mpv is; what is heard beyond it is mpv's.
    let sought = try #require(program.heardSeconds)
    try program.waitUntilHeard(sought + 1)
    let first = try room.player()
    kill(first, SIGKILL)
    let second = try room.player(otherThan: [first])
    let place = try #require(program.heardSeconds)
    #expect(place >= 30)
    try program.waitUntilHeard(place)
    try #require(program.heardSeconds ?? 0 < place + 8)
    kill(second, SIGKILL)
    try program.waitForFooter("The player ended (137)")
    #expect(try room.status().state == "stopped")
    // It is not given up for ever, nor is the place.
    program.term.send(" ")
    try program.waitForFooter("▶ Part 1")
    try program.waitUntilHeard(30)
    try program.quit()
  }

  @Test func `a killed program leaves no mpv and loses no queue`() throws {
    let room = try ListeningRoom()
    let first = try room.play()
    first.term.send(">......")
    try first.waitUntilHeard(36)
    _ = try room.player()
    first.term.signal(SIGKILL)
    #expect(try first.term.waitForExit() == .killed(signal: Int(SIGKILL)))
    #expect(ProcessTable.wait(in: room.home) { $0.isEmpty })

    let second = try room.enter()
    let status = try room.status()
    #expect(status.title == "Part 2")
    // The place is at most five seconds old; those before were sought past.
    #expect((30..<60).contains(status.elapsed))
    try second.press("Q", until: "the queue as it was") {
      $0.contains("Part 1") && $0.contains("Now · Long Album") && $0.contains("Part 3")
    }
    try second.quit()
  }

  @Test func `a stopped program is silent, and goes on as it was`() throws {
    let room = try ListeningRoom()
    var variables = room.home.environment.merging(room.environment) { _, new in new }
    variables["PS1"] = "ready> "
    let term = try Term(
      command: ["/bin/bash", "--norc", "--noprofile", "-i"], size: Size(width: 100, height: 24),
      environment: variables)
    try term.waitForOutput("the prompt") { $0.contains("ready>") }
    term.send("\(Product.path("otodana")) \(room.home.path("music"))\r")
    try term.waitForOutput("the album") { $0.contains("scan ✓") && $0.contains("Long Album") }
    term.send("gg\tp")
    try term.waitForOutput("sound") {
      $0.row(22).contains("▶ Part 1") && !$0.row(22).contains("0:00/")
    }

    let beforeStop = ContinuousClock.now
    let heardBefore = try room.status().elapsed
    term.send("\u{1A}")
    try term.waitForOutput("the shell") { !$0.isAlternate && $0.contains("Stopped") }
    let stopped = ContinuousClock.now
    // Not a condition: the time in which nothing must be heard.
    usleep(3_000_000)
    let continued = ContinuousClock.now
    term.send("fg\r")
    try term.waitForOutput("the library") { $0.isAlternate && $0.row(22).contains("▶ Part 1") }
    let status = try room.status()
    let awake = (stopped - beforeStop) + (ContinuousClock.now - continued)
    #expect(status.state == "playing")
    #expect(.seconds(status.elapsed - heardBefore) < awake + .seconds(1))
    // It is heard again.
    let elapsed = status.elapsed
    for _ in 0..<200 where try room.status().elapsed <= elapsed { usleep(20_000) }
    #expect(try room.status().elapsed > elapsed)
    term.send("q")
    try term.waitForOutput("the shell again") { !$0.isAlternate }
    term.send("exit\r")
    try term.waitForExit()
  }
}
