import Geometry
import Glibc
import TermHarness
import Terminal
import Testing

/// The program in terminals that show characters of ambiguous width two columns wide.
struct AmbiguousWidthTests {
  private static let wide = "\u{1B}[2;1R\u{1B}[2;3R"
  private static let narrow = "\u{1B}[2;1R\u{1B}[2;2R"
  private static let attributes = "\u{1B}[?62c"
  private static let titles = ["○△□の歌…", "※“夜”に①駆ける", "Ａ→Ｂ", "☆αβγ ЖЯ Ágætis byrjun", "plain"]

  private let home: TestHome

  init() throws {
    home = try TestHome()
    for (index, title) in Self.titles.enumerated() {
      try home.addSong(
        "music/\(index).flac", title: title, artist: "“\(title)”…", album: title + "☆",
        track: index + 1)
    }
  }

  private func start(
    _ answers: String, _ arguments: String..., isWide: Bool = true
  ) throws -> Term {
    let term = try Term(
      command: [Product.path("otodana"), home.path("music")] + arguments,
      size: Size(width: 80, height: 24),
      environment: home.environment, answers: answers, isWide: isWide)
    try term.waitForFrame("the end of the scan") { $0.row(0).contains("✓") }
    return term
  }

  /// The columns at which a text begins in each row that has it.
  private func columns(of text: String, _ term: Term) -> [Int] {
    (0..<term.size.height).compactMap { y in
      (0..<term.size.width).first { x in
        (x..<min(term.size.width, x + text.count)).map { term.cell(x: $0, y: y).text }.joined()
          == text
      }
    }
  }

  private func expectWideLists(_ term: Term) throws {
    for (keys, title) in [("g4", "☆αβγ ЖЯ"), ("g3", "Albums"), ("g2", "Artists"), ("?", "Keys")] {
      term.send(keys)
      try term.waitForFrame("the screen of \(keys)") { term in
        term.contains(title) && !term.contains("Loading")
          && (keys != "g4" || columns(of: "0:03", term).count == 5)
      }
      if keys == "g4" { #expect(Set(columns(of: "0:03", term)) == [74]) }
      // Nothing of another screen is left, and nothing stands beyond the last column.
      term.send("\u{C}")
      let rows = term.rows
      try term.waitForNextFrame("everything again")
      #expect(term.rows == rows, "\(keys)")
    }
    #expect(term.strayByteCount == 0)
  }

  private func readLog() throws -> String {
    String(decoding: try home.read("state/otodana/otodana.log"), as: UTF8.self)
  }

  @Test func `a terminal that answers two columns has lists that line up`() throws {
    let term = try start(Self.wide + Self.attributes)
    try term.waitForFrame("signs of one column") { $0.contains("▐") && !$0.contains("▌") }
    try expectWideLists(term)
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
    #expect(!term.isAlternate && term.modes == .sane)
    #expect(try readLog().contains(" ambiguous width: 2: the terminal's cursor moved so far\n"))
  }

  @Test func `an answer after the first frame has the next one drawn whole`() throws {
    let term = try start(Self.attributes)
    #expect(term.contains("▌"))
    term.send(Self.wide)
    try term.waitForNextFrame("signs of one column") { $0.contains("▐") }
    #expect((term.frameSizes.last ?? 0) > 500)
    try expectWideLists(term)
  }

  @Test func `an answer of one column writes nothing`() throws {
    let term = try start(Self.attributes, isWide: false)
    _ = term.bytesWritten(within: .milliseconds(100))
    term.send(Self.narrow)
    #expect(term.bytesWritten(within: .milliseconds(200)) == 0)
  }

  @Test func `the command line and the configuration go before the answer`() throws {
    try home.write("config/otodana/config.toml", "ambiguous-width = 2\n")
    let configured = try start(Self.narrow + Self.attributes)
    #expect(configured.contains("▐"))
    try expectWideLists(configured)
    #expect(
      try readLog().contains(" ambiguous width: 2: the configuration or the command line asks"))
    let asked = try start(Self.wide + Self.attributes, "--ambiguous-width", "1", isWide: false)
    #expect(asked.contains("▌"))
    try home.write("config/otodana/config.toml", "ambiguous-width = \"auto\"\n")
    try configured.waitForNextFrame("narrow signs") { $0.contains("▌") }
  }

  @Test func `a width that is none is refused`() throws {
    let term = try Term(
      command: [Product.path("otodana"), "--ambiguous-width", "3"],
      size: Size(width: 80, height: 24), environment: home.environment)
    #expect(try term.waitForExit() == .exited(2))
    #expect(term.contains("--ambiguous-width"))
  }
}
