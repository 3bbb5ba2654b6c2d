import TermHarness
import Testing

/// Commands that ask the program that is running.
struct ControlTests {
  @Test func `without a program that runs they say so`() throws {
    let room = try ListeningRoom()
    for words in [["play"], ["pause"], ["next"], ["previous"], ["status"], ["status", "--json"]] {
      let asked = try PipedProgram(words, home: room.home, environment: room.environment)
      #expect(asked.status == .exited(1), "\(words)")
      #expect(asked.output.isEmpty)
      #expect(asked.errors == "otodana: otodana is not running; open it to play\n")
    }
  }

  @Test(.enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)))
  func `they play, halt and go on, and have done it when they end`() throws {
    let room = try ListeningRoom()
    try room.addTrack("Other Album", "Elsewhere", 1, seconds: 60)
    let program = try room.enter(tracks: 4)
    #expect(try room.ask("play").errors == "otodana: nothing was found to play\n")
    #expect(try room.ask("play", "elsewhere").status == .exited(0))
    var status = try room.status()
    #expect(status.state == "playing" && status.title == "Elsewhere")
    #expect(try room.ask("play", "album:\"long", "album\"").status == .exited(0))
    status = try room.status()
    #expect(status.state == "playing" && status.title == "Part 1")
    #expect(status.text.contains(#""position": 1, "count": 3"#))
    for (word, state, title) in [
      ("next", "playing", "Part 2"), ("pause", "paused", "Part 2"), ("play", "playing", "Part 2"),
      ("previous", "playing", "Part 1"),
    ] {
      #expect(try room.ask(word).status == .exited(0))
      status = try room.status()
      #expect(status.state == state && status.title == title, "\(word): \(status.text)")
    }
    try program.waitForFooter("▶ Part 1")
    let line = try room.ask("status").output
    #expect(line.hasPrefix("playing  Part 1 — The Quiet  0:0") && line.hasSuffix("/2:00\n"))
    try program.quit()
  }

  @Test(.enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)))
  func `a query that finds nothing changes nothing and is told`() throws {
    let room = try ListeningRoom()
    let program = try room.play()
    let asked = try room.ask("play", "no such song")
    #expect(asked.status == .exited(1))
    #expect(asked.errors == "otodana: nothing was found to play\n")
    let status = try room.status()
    #expect(status.state == "playing" && status.title == "Part 1")
    try program.quit()
  }
}
