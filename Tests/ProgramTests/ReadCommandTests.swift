import Geometry
import TermHarness
import Testing

/// `otodana read`, which prints what music files say of themselves.
struct ReadCommandTests {
  private func run(_ arguments: [String], home: TestHome) throws -> PipedProgram {
    try PipedProgram(["read"] + arguments, home: home)
  }

  @Test func `each file has one line, good or bad`() throws {
    let home = try TestHome()
    try home.write("one.wav", MusicFile.wav(title: "Rain", artist: "Weather", album: "Notes"))
    try home.write("two.mp3", "no music at all")
    let result = try run([home.path("one.wav"), "--json", home.path("two.mp3")], home: home)
    #expect(result.status == .exited(0))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""title":"Rain""#) || lines[0].contains(#""title": "Rain""#))
    #expect(lines[1].contains("skipped"))
  }

  @Test func `without a file it is a wrong command line`() throws {
    let result = try run([], home: TestHome())
    #expect(result.status == .exited(2))
    #expect(result.errors.contains("read needs a file"))
  }
}
