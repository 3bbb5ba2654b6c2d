import Glibc
import TermHarness
import Testing

/// The program on a desktop: playerctl drives it over a bus of its own.
@Suite(
  .enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)),
  .enabled(if: PrivateBus.hasPrograms, Comment(rawValue: PrivateBus.missing)))
struct MediaKeyTests {
  private let bus: PrivateBus
  private let room: ListeningRoom

  init() throws {
    bus = try PrivateBus()
    room = try ListeningRoom(bus: bus.address)
  }

  private func playerctl(_ words: String...) throws -> String {
    switch words.count {
    case 1: try bus.playerctl(words[0], home: room.home)
    default: try bus.playerctl(words[0], words[1], home: room.home)
    }
  }

  /// Asks until the answer is as wanted.
  private func waitFor(_ answer: String, _ words: String...) throws {
    var last = ""
    for _ in 0..<500 {
      last =
        words.count == 1
        ? try bus.playerctl(words[0], home: room.home)
        : try bus.playerctl(words[0], words[1], home: room.home)
      if last == answer { return }
      usleep(10_000)
    }
    Issue.record("\(words): \(last) instead of \(answer)")
  }

  @Test func `playerctl drives it`() throws {
    let program = try room.play()
    try waitFor("Playing", "status")
    #expect(try playerctl("metadata", "xesam:title") == "Part 1")
    #expect(try playerctl("metadata", "xesam:artist") == "The Quiet")
    #expect(try playerctl("metadata", "mpris:length") == "120000000")
    _ = try playerctl("play-pause")
    try program.waitForFooter("‖ Part 1")
    try waitFor("Paused", "status")
    _ = try playerctl("play")
    try program.waitForFooter("▶ Part 1")
    _ = try playerctl("next")
    try program.waitForFooter("▶ Part 2")
    try waitFor("Part 2", "metadata", "xesam:title")
    _ = try playerctl("previous")
    try program.waitForFooter("▶ Part 1")
    _ = try playerctl("position", "45")
    try program.waitUntilHeard(45)
    #expect(try (45..<100).contains(Double(playerctl("position")) ?? 0))
    _ = try playerctl("volume", "0.35")
    try program.waitForFooter("vol 35%")
    try waitFor("0.350000", "volume")
    _ = try playerctl("loop", "Playlist")
    _ = try playerctl("shuffle", "On")
    try program.waitForFooter("z y")
    _ = try playerctl("stop")
    try waitFor("Stopped", "status")
    try program.quit()
  }

  @Test func `the cover beside the music is told, and one inside it as a copy`() throws {
    try room.home.write("music/Long Album/cover.png", MusicFile.greenPixel)
    let program = try room.play()
    try waitFor(
      "file://\(room.home.path)/music/Long%20Album/cover.png", "metadata", "mpris:artUrl")
    try program.quit()
  }
}
