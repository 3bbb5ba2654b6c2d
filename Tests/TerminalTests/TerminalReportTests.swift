import Geometry
import SeededRandom
import Testing

@testable import Terminal

/// What terminals answer when they are asked what they can do, and what is made of it.
@Suite struct TerminalReportTests {
  /// Answers as terminals gave them to these questions, byte for byte.
  enum Recording {
    static let xterm =
      "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?2026;0$y\u{1B}[1;1R\u{1B}[1;2R"
      + "\u{1B}[?63;1;2;4;6;9;15;16;22;28c"
    static let kitty =
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?2026;2$y\u{1B}[4;684;900t"
      + "\u{1B}[6;18;9t\u{1B}[1;1R\u{1B}[1;2R\u{1B}[?62;c"
    static let foot =
      "\u{1B}P>|foot(1.13.1)\u{1B}\\\u{1B}[?2026;2$y\u{1B}[4;684;891t\u{1B}[6;18;9t"
      + "\u{1B}[1;1R\u{1B}[1;2R\u{1B}[?62;4;22c"
    static let tmux = "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[1;1R\u{1B}[1;2R\u{1B}[?1;2c"
    static let screen = "\u{1B}[1;3R\u{1B}[1;4R\u{1B}[?1;2c"
  }

  private func answers(_ bytes: some Sequence<UInt8>) -> TerminalAnswers {
    var reader = ReplyReader()
    var answers = TerminalAnswers()
    for reply in reader.read(bytes) { answers.take(reply) }
    return answers
  }

  private func report(
    _ text: String, _ environment: [String: String] = ["TERM": "xterm-256color"],
    passesThrough: Bool? = nil
  ) -> TerminalReport {
    TerminalReport(
      environment: environment, answers: answers(text.utf8), size: Size(width: 80, height: 24),
      passesThrough: passesThrough)
  }

  // MARK: - Recorded answers

  @Test func `xterm has sixels and says nothing of pixels`() {
    let xterm = report(Recording.xterm)
    #expect(xterm.answers?.version == "XTerm(379)")
    #expect(xterm.answers?.synchronizesOutput == false)
    #expect(xterm.answers?.ambiguousWidth == .narrow)
    #expect(xterm.answers?.showsKittyGraphics == nil)
    #expect(xterm.cellPixels == nil && xterm.cellAspect == nil)
    #expect(xterm.pictures == (.sixel, .deviceAttributes))
  }

  @Test func `an old kitty takes pictures, a newer one placeholders`() {
    let kitty = report(Recording.kitty, ["TERM": "xterm-kitty"])
    #expect(kitty.answers?.synchronizesOutput == true)
    #expect(kitty.cellPixels == Size(width: 9, height: 18))
    #expect(kitty.cellAspect == 2)
    #expect(kitty.pictures == (.kitty, .graphicsAnswer))
    let newer = Recording.kitty.split(separator: "0.26.5").joined(separator: "0.28.0")
    #expect(report(newer).pictures == (.kittyPlaceholders, .version))
    let next = Recording.kitty.split(separator: "0.26.5").joined(separator: "1.0")
    #expect(report(next).pictures == (.kittyPlaceholders, .version))
  }

  @Test func `foot has sixels and a cell's size`() {
    let foot = report(Recording.foot, ["TERM": "foot"])
    #expect(foot.answers?.deviceAttributes == [62, 4, 22])
    #expect(foot.cellPixels == Size(width: 9, height: 18))
    #expect(foot.pictures == (.sixel, .deviceAttributes))
  }

  @Test func `tmux keeps pictures to itself unless it lets them through`() {
    let inside = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"]
    let tmux = report(Recording.tmux, inside, passesThrough: false)
    #expect(tmux.multiplexer == .tmux)
    #expect(tmux.answers?.ambiguousWidth == .narrow)
    #expect(tmux.answers?.synchronizesOutput == nil)
    #expect(tmux.pictures == (.halfBlocks, .noPassthrough))
    #expect(report(Recording.tmux, inside).pictures == (.halfBlocks, .noPassthrough))
    let open = report(Recording.tmux, inside, passesThrough: true)
    #expect(open.pictures == (.halfBlocks, .nothingBetter))
    let kitty = inside.merging(["KITTY_WINDOW_ID": "1"]) { $1 }
    #expect(
      report(Recording.tmux, kitty, passesThrough: true).pictures
        == (.kittyPlaceholders, .environment("KITTY_WINDOW_ID")))
    // Over a network the version alone tells.
    #expect(report(Recording.tmux, ["TERM": "screen-256color"]).multiplexer == .tmux)
  }

  @Test func `the terminal around tmux counts, as tmux tells it, before the environment`() {
    let stale = ["TERM": "tmux-256color", "TMUX": "x", "KITTY_WINDOW_ID": "1"]
    var tmux = report(Recording.tmux, stale, passesThrough: true)
    tmux.outerVersion = "XTerm(379)"
    #expect(tmux.pictures == (.halfBlocks, .nothingBetter))
    tmux.outerVersion = "ghostty 1.1.0"
    #expect(tmux.pictures == (.kittyPlaceholders, .outerVersion))
    tmux.outerVersion = "kitty(0.26.5)"
    #expect(tmux.pictures == (.halfBlocks, .nothingBetter))
    tmux.passesThrough = false
    #expect(tmux.pictures == (.halfBlocks, .noPassthrough))
  }

  @Test func `a cell's size is that of now, where the window tells it in whole cells`() {
    var kitty = report(Recording.kitty)
    #expect(kitty.cellPixels == Size(width: 9, height: 18))
    kitty.pixels = Size(width: 80 * 12, height: 24 * 24)
    #expect(kitty.cellPixels == Size(width: 12, height: 24))
    // A window with a margin: the terminal's own answer is better.
    kitty.pixels = Size(width: 80 * 12 + 5, height: 24 * 24 + 5)
    #expect(kitty.cellPixels == Size(width: 9, height: 18))
    var xterm = report(Recording.xterm)
    xterm.pixels = Size(width: 80 * 9 + 4, height: 24 * 19 + 4)
    #expect(xterm.cellPixels == Size(width: 9, height: 19))
  }

  @Test func `what is asked depends on what is in between`() {
    let plain = TerminalAnswers.questions(through: nil, showing: nil)
    #expect(plain.contains("_Gi=31") && plain.hasSuffix("\u{1B}[c") && !plain.contains("☆"))
    // tmux and screen take kitty's question for a title.
    for multiplexer in [TerminalReport.Multiplexer.tmux, .screen] {
      let asked = TerminalAnswers.questions(through: multiplexer, showing: .onCleanLine)
      #expect(!asked.contains("\u{1B}_") && asked.contains("☆") && asked.hasSuffix("\u{1B}[c"))
    }
    #expect(answers("\u{1B}[?1;0;256S".utf8).sixelColors == 256)
    #expect(answers("\u{1B}[?1;3;0S\u{1B}[?2;0;800;600S".utf8).sixelColors == nil)
  }

  @Test func `others are known by their version or by the environment`() {
    let plain = "\u{1B}[?62c"
    #expect(
      report("\u{1B}P>|ghostty 1.0.1\u{1B}\\" + plain).pictures == (.kittyPlaceholders, .version))
    #expect(report("\u{1B}P>|WezTerm 2024\u{1B}\\" + plain).pictures == (.iTerm2, .version))
    #expect(
      report(plain, ["TERM": "xterm", "TERM_PROGRAM": "vscode"]).pictures
        == (.iTerm2, .environment("TERM_PROGRAM")))
    #expect(report(plain).pictures == (.halfBlocks, .nothingBetter))
    #expect(
      report(Recording.screen, ["TERM": "screen", "STY": "1.pts"]).pictures
        == (.halfBlocks, .screen))
    #expect(report("\u{1B}[7;5R\u{1B}[7;7R\u{1B}[?62c").answers?.ambiguousWidth == .wide)
    #expect(report("\u{1B}[7;80R\u{1B}[8;1R\u{1B}[?62c").answers?.ambiguousWidth == nil)
    // The first attribute is the kind of terminal, not a sixel.
    #expect(report("\u{1B}[?4c").pictures == (.halfBlocks, .nothingBetter))
    #expect(report("\u{1B}P>|kittyfish(9.9)\u{1B}\\" + plain).pictures.best == .halfBlocks)
  }

  @Test func `a terminal that does not answer shows half blocks`() {
    let silent = report("")
    #expect(silent.answers?.isComplete == false)
    #expect(silent.pictures == (.halfBlocks, .noAnswers))
    var asked = silent
    asked.answers = nil
    #expect(asked.pictures == (.halfBlocks, .noAnswers))
    for name in ["", "dumb", "linux", "vt52", "sun-cmd"] {
      #expect(!TerminalReport.answersQuestions(name: name))
    }
    #expect(TerminalReport.answersQuestions(name: "vt220"))
  }

  @Test func `the window's pixels tell a cell's where the terminal does not`() {
    let size = Size(width: 80, height: 24)
    func cell(_ pixels: Size?, answers: TerminalAnswers? = nil) -> Size? {
      TerminalReport(environment: [:], answers: answers, size: size, pixels: pixels).cellPixels
    }
    #expect(cell(Size(width: 720, height: 432)) == Size(width: 9, height: 18))
    #expect(cell(Size(width: 0, height: 0)) == nil)
    #expect(cell(Size(width: 10, height: 10)) == nil)
    let area = answers("\u{1B}[4;480;800t".utf8)
    #expect(cell(Size(width: 1, height: 1), answers: area) == Size(width: 10, height: 20))
    let none = TerminalReport(
      environment: [:], answers: nil, size: .zero, pixels: Size(width: 9, height: 9))
    #expect(none.cellPixels == nil)
  }

  // MARK: - The stream

  @Test func `answers are read wherever the bytes are cut`() {
    let bytes = Array(Recording.kitty.utf8)
    let whole = answers(bytes)
    for cut in bytes.indices {
      var reader = ReplyReader()
      var found = TerminalAnswers()
      for part in [bytes[..<cut], bytes[cut...]] {
        for reply in reader.read(part) { found.take(reply) }
      }
      #expect(found == whole, "cut at \(cut)")
    }
  }

  @Test func `keys between answers are dropped, and the first answer counts`() {
    let found = answers("jk\u{1B}[A\u{1B}[?62;4c\u{1B}OPq\u{1B}[?1;2c\u{3}".utf8)
    #expect(found.deviceAttributes == [62, 4])
  }

  @Test func `what is too long or makes no sense is as if it had not come`() {
    let long = String(repeating: "x", count: 100_000)
    let nonsense = [
      "\u{1B}P>|\(long)\u{1B}\\", "\u{1B}[\(String(repeating: "1;", count: 50_000))t",
      "\u{1B}]11;rgb:-1/+f/-fff\u{1B}\\", "\u{1B}[6;-9223372036854775808;9223372036854775807t",
      "\u{1B}[1;9223372036854775807R\u{1B}[1;-9223372036854775808R", "\u{1B}[?2026;99$y",
      "\u{1B}[6;0;0t\u{1B}[6;1;1;1t", "\u{1B}P>|\u{18}\u{1B}_Gi=32;OK\u{1B}\\",
      "\u{1B}X hidden \u{1B}\\\u{1B}^ hidden \u{7}\u{1B}\\",
    ]
    for text in nonsense { #expect(answers(text.utf8) == TerminalAnswers(), "\(text.prefix(40))") }
    let after = nonsense.joined() + "\u{1B}[?62;4c"
    #expect(answers(after.utf8).deviceAttributes == [62, 4])
  }

  @Test func `any bytes are read without harm`() {
    var random = SplitMix64(seed: 20_260_101)
    let pieces: [[UInt8]] = [
      [0x1B], Array("\u{1B}[".utf8), Array("\u{1B}P>|".utf8), Array("\u{1B}_G".utf8),
      Array("\u{1B}]".utf8), Array("\u{1B}\\".utf8), Array("?2026;".utf8), Array("$y".utf8),
      Array("c".utf8), Array("t".utf8), Array("R".utf8), [0xFF], [0x9C], [0],
    ]
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<20 {
        bytes += pieces[Int(random.next() % UInt64(pieces.count))]
        bytes.append(UInt8(truncatingIfNeeded: random.next()))
      }
      let found = answers(bytes)
      let report = TerminalReport(
        environment: [:], answers: found, size: Size(width: 80, height: 24))
      #expect(report.cellPixels.map { $0.width > 0 } ?? true)
      _ = report.pictures
    }
  }
}
