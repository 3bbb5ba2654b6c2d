import Geometry
import TermHarness
import Testing

/// The words of what plays, which follow the sound.
@Suite(.enabled(if: ListeningRoom.hasMpv, Comment(rawValue: ListeningRoom.missing)))
struct LyricsTests {
  /// A line every two seconds, each with its number.
  private static let words = (0..<60).map { number in
    let time = 2 * number
    let seconds = time % 60 < 10 ? "0\(time % 60)" : "\(time % 60)"
    return "[0\(time / 60):\(seconds).00]word \(number) of it"
  }.joined(separator: "\n")

  /// The number of the line that is sung now, by its looks.
  private func sung(_ term: Term) -> Int? {
    for y in 0..<term.size.height {
      let words = term.row(y).split(separator: " ")
      guard words.count == 4, words[0] == "word", words[2] == "of" else { continue }
      let start = term.row(y).prefix { $0 == " " }.count
      if term.cell(x: start, y: y).isBold { return Int(words[1]) }
    }
    return nil
  }

  private func follow(_ room: ListeningRoom) throws {
    let program = try room.enter(height: 40)
    program.term.send("gg\tpP")
    try program.term.waitForFrame("the first words") { sung($0).map { $0 >= 0 } ?? false }
    #expect(program.term.row(0).hasPrefix(" Now Playing"))
    program.term.send("......")
    try program.term.waitForFrame("those after 30 s") { sung($0).map { $0 >= 15 } ?? false }
    #expect(!program.term.contains("word 0 of it"))
    program.term.send("<")
    try program.term.waitForFrame("the first ones again") { sung($0).map { $0 < 15 } ?? false }
    try program.quit()
  }

  @Test func `those of a file beside the music`() throws {
    let room = try ListeningRoom()
    try room.home.write("music/Long Album/1.lrc", Self.words)
    try follow(room)
  }

  @Test func `those in its tags`() throws {
    try follow(ListeningRoom(tags: [(name: "LYRICS", value: Self.words)]))
  }
}
