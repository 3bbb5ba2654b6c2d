import CollectionViews
import Geometry
import MusicModel
import Playback
import Terminal
import Testing

@testable import AppCore

/// Screens where characters of ambiguous width take two columns.
struct AmbiguousWidthTests {
  /// A terminal's answers that give such a character some columns.
  private static func answers(_ columns: Int) -> [Event] {
    [1, 1 + columns].map { .input(.reply(.cursor(row: 2, column: $0))) }
  }

  /// The program on a terminal that gives them two, with a library full of them.
  private static func script(
    _ width: Int, _ height: Int, catalogue: Catalogue = .english, look: Look = Look()
  ) -> Script {
    var script = Script(
      width, height, catalogue: catalogue, look: look, answers: AmbiguousLibrary.answers)
    for event in answers(2) { script.take(event) }
    return script
  }

  /// What is wrong with a frame: a row that is not as wide as the screen, or a glyph that is not as
  /// wide as a terminal with two columns shows it.
  private static func faults(of frame: Frame) -> [String] {
    (0..<frame.size.height).flatMap { y -> [String] in
      var faults: [String] = []
      var used = 0
      for x in 0..<frame.size.width {
        let cell = frame[Point(x: x, y: y)]
        guard !cell.isContinuation else { continue }
        let text = String(String.UnicodeScalarView(cell.glyph.scalars))
        let width = DisplayText(text, .wide).width
        used += width
        if width != cell.glyph.width { faults.append("\(text) at \(x), \(y)") }
      }
      return used == frame.size.width ? faults : faults + ["row \(y) is \(used) wide"]
    }
  }

  // MARK: - Pictures

  @Test(arguments: [("library", "<tab>l"), ("album", "<tab><enter>"), ("songs", "4")], [40, 80])
  func `titles of wide characters stand in columns`(
    screen: (name: String, keys: String), width: Int
  ) throws {
    let catalogue = try #require(PoFile("ja")).catalogue
    var script = Self.script(width, 24, catalogue: catalogue)
    script.press(screen.keys)
    expectGolden(script.text, named: "wide/\(screen.name)-ja-\(width)x24")
  }

  // MARK: - Properties

  @Test(arguments: [20, 41, 80, 121], [false, true])
  func `every row of every screen is as wide as the screen`(
    width: Int, isJapanese: Bool
  ) throws {
    let catalogue = isJapanese ? try #require(PoFile("ja")).catalogue : .english
    for look in [Look(), Look(colors: .none)] {
      for keys in ScreenGoldenTests.keys + ["I", "<tab><enter>I", "v", ":imp", "z", "y", "gc"] {
        var script = Self.script(width, 30, catalogue: catalogue, look: look)
        script.press(keys)
        #expect(script.frame.ambiguousWidth == .wide)
        #expect(Self.faults(of: script.frame) == [], "after \(keys)")
      }
    }
  }

  @Test(arguments: [80, 81, 99])
  func `times stand below each other beside wide characters`(width: Int) {
    var script = Self.script(width, 24)
    script.press("4")
    let time = (width - 6..<width - 2).map { script.frame[Point(x: $0, y: 2)].glyph.base }
    #expect(time == ["9", ":", "2", "2"])
    let next = (width - 6..<width - 2).map { script.frame[Point(x: $0, y: 3)].glyph.base }
    #expect(next == ["9", ":", "4", "6"])
  }

  // MARK: - The rule

  @Test func `the rule is the terminal's answer, and the configuration goes before it`() {
    var script = Script(80, 24, answers: AmbiguousLibrary.answers)
    #expect(script.frame.ambiguousWidth == .narrow && script.text[1].contains("≡"))
    for event in Self.answers(2) { script.take(event) }
    #expect(script.frame.ambiguousWidth == .wide && script.text[1].contains("="))
    let answered = WidthRule(.automatic, script.state.terminal.answers, isUTF8: true)
    #expect(answered.ambiguous == .wide && answered.reason == .cursor)
    #expect(script.effects.filter { $0 == .logWidth(answered) }.count == 1)
    var configuration = Configuration()
    configuration.settings.ambiguousWidth = .always(.narrow)
    script.take(.configuration(configuration, []))
    #expect(script.frame.ambiguousWidth == .narrow && script.text[1].contains("≡"))
    #expect(script.state.width.reason == .configuration)
  }

  @Test func `an answer of one column changes nothing that is shown`() {
    var script = Script(80, 24, answers: AmbiguousLibrary.answers)
    for event in Self.answers(1) {
      script.take(event)
      #expect(script.drawn == 0)
    }
    #expect(script.state.width.reason == .cursor)
  }

  @Test func `a terminal that is sent ASCII alone has nothing ambiguous`() {
    let rule = WidthRule(.always(.wide), nil, isUTF8: false)
    #expect(rule.ambiguous == .narrow && rule.reason == .onlyASCII)
    #expect(WidthRule(.automatic, nil, isUTF8: true).reason == .noAnswer)
    #expect(rule.text(.english) == "1: the terminal is sent ASCII only")
    for choice in WidthChoice.allCases { #expect(WidthChoice(rawValue: choice.rawValue) == choice) }
    #expect(WidthChoice.allCases.map(\.rawValue) == ["auto", "1", "2"])
  }

  @Test func `covers are letters there, unless the terminal shows pixels`() {
    var report = TerminalReport(
      environment: [:], answers: TerminalAnswers(), size: Size(width: 80, height: 24))
    func style(_ choice: ArtChoice, colors: Look.Colors = .many) -> ArtStyle {
      ArtStyle(choice, report, Look(colors: colors), .wide, isUTF8: true)
    }
    for choice in [ArtChoice.automatic, .always(.halfBlocks), .always(.quadrants)] {
      #expect(style(choice).method == .ascii && style(choice).reason == .wideCharacters)
      #expect(CoverBlocks(style(choice)) == .letters)
      #expect(CoverBlocks(style(choice, colors: .none)) == .letters)
    }
    #expect(style(.always(.none)).method == .none)
    #expect(style(.always(.sixel)).method == .sixel)
    for reply in [TerminalReply.version("kitty(0.30.0)"), .deviceAttributes([62])] {
      report.answers?.take(reply)
    }
    #expect(style(.automatic).method == .kittyPlaceholders)
    // A cover too large for placeholders.
    #expect(CoverBlocks(style(.automatic)) == .letters)
  }

  @Test func `a click on the bar goes to the place that is drawn there`() throws {
    var script = Self.script(100, 40)
    script.press("<tab>p")
    let id = try #require(script.state.player.queue.entries.first?.id)
    script.take(.playback(.began(id)))
    script.take(.playback(.duration(id, 600_000)))
    let bases = (0..<100).map { script.frame[Point(x: $0, y: 38)].glyph.base }
    let start = try #require(bases.indices.dropLast().first { bases[$0...($0 + 1)] == ["-", "-"] })
    let end = try #require(bases[start...].firstIndex { $0 != "-" })
    script.mouse(.press(.primary), end, 38)
    #expect(script.state.player.status.elapsed == 0)
    script.mouse(.press(.primary), end - 1, 38)
    #expect(script.state.player.status.elapsed == (end - 1 - start) * 600_000 / (end - start))
  }
}
