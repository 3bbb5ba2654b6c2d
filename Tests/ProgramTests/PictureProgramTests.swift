import Geometry
import Glibc
import TermHarness
import Terminal
import Testing

/// The program in terminals that show pixels: it finds out how, and leaves nothing behind.
struct PictureProgramTests {
  /// What terminals answer, all with cells of 10 by 20 pixels.
  private enum Answers {
    static let kitty = answers("kitty(0.30.0)", graphics: true)
    static let oldKitty = answers("kitty(0.26.5)", graphics: true)
    static let foot = answers("foot(1.13.1)", attributes: "62;4;22")
    static let iTerm2 = answers("iTerm2 3.4.19")
    static let plain = answers("VTE(7600)")

    private static func answers(
      _ version: String, graphics: Bool = false, attributes: String = "62"
    ) -> String {
      (graphics ? "\u{1B}_Gi=31;OK\u{1B}\\" : "")
        + "\u{1B}P>|\(version)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?\(attributes)c"
    }
  }

  private let home: TestHome

  init() throws { home = try TestHome() }

  private func start(
    _ answers: String, _ arguments: String..., size: Size = Size(width: 80, height: 24),
    environment: [String: String] = [:]
  ) throws -> Term {
    let term = try Term(
      command: [Product.path("otodana"), "--mock"] + arguments, size: size,
      environment: home.environment.merging(["COLORTERM": "truecolor"]) { _, new in new }
        .merging(environment) { _, new in new }, answers: answers,
      cellPixels: Size(width: 10, height: 20))
    try term.waitForFrame("the first frame") { $0.row(0).hasPrefix(" Library") }
    return term
  }

  /// The letter of the sample's pink in sixels; the pixels of four covers stand in this row.
  private let sixel = String(repeating: "U", count: 17)
  private let coverRow = 12

  private func text(_ term: Term) -> String { String(decoding: term.output, as: UTF8.self) }

  private func sixels(_ term: Term) -> Int {
    text(term).split(separator: "\u{1B}P0;1;0q").count - 1
  }

  private func hasPlaceholders(_ term: Term) -> Bool {
    term.cell(x: 2, y: coverRow).text.unicodeScalars.first == "\u{10EEEE}"
  }

  private func readLog() throws -> String {
    String(decoding: try home.read("state/otodana/otodana.log"), as: UTF8.self)
  }

  private func quit(_ term: Term) throws {
    #expect(term.strayByteCount == 0)
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
    #expect(!term.isAlternate && term.modes == .sane)
  }

  // MARK: - kitty

  @Test func `kitty is handed a cover once, and placeholders scroll like text`() throws {
    let term = try start(Answers.kitty)
    try term.waitForFrame("placeholders", hasPlaceholders)
    var kitty = KittyModel()
    kitty.read(term.output)
    // Tiles are 17 or 18 columns wide, so the one cover has two sizes.
    #expect(kitty.transmissions == 2 && kitty.kept.count == 2)
    #expect(text(term).contains("_Ga=p,U=1,i="))
    // The place in the picture, not on the screen: row 2, column 0 of the cover.
    let first = try #require(Glyph.kittyPlaceholder(row: 2, column: 0))
    #expect(
      term.cell(x: 2, y: coverRow).text == String(String.UnicodeScalarView(first.scalars)))
    try term.press("\t")
    for _ in 0..<6 { try term.press("j") }
    try term.press("?")
    try term.waitForFrame("the help") { $0.row(0).hasPrefix(" Keys") }
    #expect(!term.rows.contains { $0.unicodeScalars.contains("\u{10EEEE}") })
    try term.press("\u{1B}")
    try term.waitForFrame("the Library") { $0.row(0).hasPrefix(" Library") }
    kitty.read(term.output)
    #expect(kitty.transmissions == 2)
    #expect(term.bytesWritten(within: .milliseconds(150)) == 0)
    try quit(term)
    kitty.read(term.output)
    #expect(kitty.kept.isEmpty)
  }

  @Test func `an older kitty shows covers over the text, and none over the help`() throws {
    let term = try start(Answers.oldKitty)
    var kitty = KittyModel()
    try term.waitForFrame("four covers") {
      kitty.read($0.output)
      return kitty.rects.count == 4
    }
    #expect(kitty.rects.allSatisfy { $0.size.height == 9 && (17...18).contains($0.size.width) })
    try term.press("?")
    try term.waitForFrame("the help") { $0.row(0).hasPrefix(" Keys") }
    kitty.read(term.output)
    #expect(kitty.rects.isEmpty && kitty.kept.count == 2)
    try term.press("\u{1B}")
    try term.waitForFrame("four covers again") {
      kitty.read($0.output)
      return kitty.rects.count == 4
    }
    // Scrolling: every part of a cover is above the footer.
    try term.press("\t")
    for _ in 0..<5 {
      try term.press("j")
      kitty.read(term.output)
      #expect(kitty.rects.allSatisfy { $0.minY >= 1 && $0.maxY <= 22 })
    }
    #expect(kitty.transmissions == 2)
    try quit(term)
    kitty.read(term.output)
    #expect(kitty.kept.isEmpty && kitty.rects.isEmpty)
  }

  @Test func `inside tmux a picture is wrapped, when tmux lets it through`() throws {
    let tmux = "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c"
    let fake = "#!/bin/sh\nprintf 'kitty(0.31.0)\\n%s\\n' \"$PASS\"\n"
    let path = try home.write("bin/tmux", Array(fake.utf8))
    chmod(path, 0o755)
    for (passes, isShown) in [("on", true), ("off", false)] {
      let term = try start(
        tmux,
        environment: [
          "TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color", "PASS": passes,
          "PATH": home.path("bin") + ":/usr/bin:/bin",
        ])
      if isShown {
        try term.waitForFrame("placeholders", hasPlaceholders)
        #expect(text(term).contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=t,f=100"))
      } else {
        try term.press("gc")
        try term.waitForFrame("the reason") { $0.contains("allow-passthrough") }
        #expect(!text(term).contains("Ga=t"))
      }
      let bare = text(term).replacing("\u{1B}\u{1B}", with: "")
      #expect(!bare.contains("\u{1B}_G"), "not wrapped, \(passes)")
      try quit(term)
    }
  }

  @Test func `behind tmux the keyboard's return repaints, as another terminal may be there`() throws
  {
    let tmux = "\u{1B}P>|tmux 3.4\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c"
    let term = try start(tmux, environment: ["TERM": "tmux-256color"])
    try term.waitForFrame("sixels") { $0.row(coverRow).contains(sixel) }
    let before = sixels(term)
    try term.press("\u{1B}[I")
    try term.waitForFrame("sixels again") { _ in sixels(term) == before + 4 }
    try quit(term)
  }

  // MARK: - Sixel

  @Test func `sixels come again where text or a repaint wiped them, and nowhere else`() throws {
    let term = try start(Answers.foot)
    try term.waitForFrame("sixels") { $0.row(coverRow).contains(sixel) }
    #expect(sixels(term) == 4)
    // Moving through the rows above touches no cover.
    try term.press("j")
    try term.press("j")
    #expect(sixels(term) == 4)
    try term.press("\u{C}")
    #expect(sixels(term) == 8)
    #expect(term.row(coverRow).contains(sixel))
    try term.press("?")
    try term.waitForFrame("the help") { $0.row(0).hasPrefix(" Keys") }
    #expect(!term.rows.contains { $0.contains("UU") })
    try term.press("\u{1B}")
    try term.waitForFrame("sixels after the help") { $0.row(coverRow).contains(sixel) }
    #expect(term.bytesWritten(within: .milliseconds(150)) == 0)
    try quit(term)
  }

  @Test func `sixels follow the size of the terminal and keep off its last rows`() throws {
    let term = try start(Answers.foot, size: Size(width: 120, height: 40))
    try term.waitForFrame("sixels") { $0.row(coverRow).contains("UUUU") }
    for (width, height) in [(60, 20), (200, 60), (80, 24), (45, 22)] {
      term.resize(to: Size(width: width, height: height))
      try term.waitForFrame("sixels at \(width)") {
        $0.rows.dropLast(2).contains { $0.contains("UUUU") }
          && $0.row(height - 1).hasPrefix(" hjkl move")
      }
      #expect(!term.row(height - 1).contains("UU") && !term.row(height - 2).contains("UU"))
      #expect(!text(term).contains("\u{1B}7\u{1B}[\(height);"), "a picture begins in the last row")
    }
    try quit(term)
  }

  @Test func `each cover is square to the eye, whatever the cells are`() throws {
    for (cell, rows) in [("16;8", 9), ("20;10", 9), ("14;7", 9), ("17;10", 10)] {
      let answers = "\u{1B}P>|foot(1.13.1)\u{1B}\\\u{1B}[6;\(cell)t\u{1B}[?62;4;22c"
      let term = try start(answers)
      let sizes = cell.split(separator: ";").compactMap { Int($0) }
      // The first cover is 17 columns wide.
      let wanted = "\"1;1;\(17 * sizes[1]);\(rows * sizes[0])#"
      try term.waitForFrame("\(wanted) of cells \(cell)") { text($0).contains(wanted) }
      try quit(term)
    }
  }

  // MARK: - Choosing

  @Test func `iTerm2 is sent files`() throws {
    let term = try start(Answers.iTerm2)
    try term.waitForFrame("a file") { text($0).contains("]1337;File=inline=1;size=") }
    #expect(text(term).contains("width=17;height=9;preserveAspectRatio=0"))
    try quit(term)
  }

  @Test func `late answers are taken, and covers painted once more`() throws {
    let term = try start("")
    try term.waitForFrame("half blocks") { $0.cell(x: 2, y: coverRow).background != .standard }
    #expect(sixels(term) == 0)
    term.send("j" + Answers.foot + "j")
    try term.waitForFrame("sixels") { $0.row(coverRow).contains(sixel) }
    #expect(sixels(term) == 4)
    let focused = (0..<80).filter { term.cell(x: $0, y: 3).isReversed }
    #expect(!focused.isEmpty, "the keys around the answers count")
    try quit(term)
  }

  @Test func `the way can be asked for, and the program says which one it has`() throws {
    let plain = try start(Answers.kitty, "--art", "half-blocks")
    try plain.press("gc")
    try plain.waitForFrame("the way") { $0.contains("half-blocks: the configuration") }
    #expect(!text(plain).contains("_Ga=t"))
    try quit(plain)
    _ = try home.write("config/otodana/config.toml", Array("art = \"sixel\"\n".utf8))
    let forced = try start(Answers.plain)
    try forced.waitForFrame("sixels") { $0.row(coverRow).contains(sixel) }
    try quit(forced)
    let log = try readLog()
    #expect(log.contains("covers: half-blocks: the configuration"))
    #expect(log.contains("covers: sixel: the configuration"))
  }

  @Test func `a terminal without pixels gets blocks, and the log and a message say why`() throws {
    let term = try start(Answers.plain)
    try term.waitForFrame("half blocks") { $0.cell(x: 2, y: coverRow).background != .standard }
    try term.press("gc")
    try term.waitForFrame("the reason") { $0.contains("kitty, foot and WezTerm show pictures") }
    try quit(term)
    #expect(try readLog().contains("no sign of anything better"))
  }

  @Test func `stopping takes the pictures away, and going on brings them back`() throws {
    let term = try start(Answers.oldKitty)
    var kitty = KittyModel()
    try term.waitForFrame("four covers") {
      kitty.read($0.output)
      return kitty.rects.count == 4
    }
    term.send("\u{1A}")
    try term.waitForOutput("the shell's screen") { !$0.isAlternate }
    kitty.read(term.output)
    #expect(kitty.kept.isEmpty && kitty.rects.isEmpty)
    term.signal(SIGCONT)
    try term.waitForFrame("four covers again") {
      kitty.read($0.output)
      return kitty.rects.count == 4
    }
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
  }
}
