import Geometry
import TermHarness
import Terminal
import Testing

@testable import CursesTerminal

/// What was flushed is what a terminal shows.
struct FlushTests {
  private static let size = Size(width: 24, height: 8)

  private func probe(
    _ seed: UInt64, _ arguments: String..., environment: [String: String] = [:],
    isWide: Bool = false
  ) throws -> Term {
    let term = try Term(
      command: [Product.path("TerminalProbe"), "frames", "\(seed)"] + arguments, size: Self.size,
      environment: environment, isWide: isWide)
    try term.waitForFrame("the first frame") { _ in true }
    return term
  }

  /// What differs between a frame and the terminal, in words.
  private func differences(_ frame: Frame, _ term: Term, _ depth: ColorDepth) -> [String] {
    let map = ColorMap(depth: depth)
    func color(_ color: Color) -> TermColor {
      let number = Int(map.number(of: color))
      if number < 0 { return .standard }
      return depth == .direct && number >= 16
        ? .rgb(number >> 16, number >> 8 & 255, number & 255) : .palette(number)
    }
    var found: [String] = []
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        let cell = frame[Point(x: x, y: y)]
        let shown = term.cell(x: x, y: y)
        // libvterm does not keep colours for the second half of a wide glyph.
        let isSame =
          cell.isContinuation
          ? shown.width == 0
          : shown.text == text(of: cell) && shown.width == cell.glyph.width
            && shown.background == color(cell.style.background)
            && looksAlike(cell, shown, color(cell.style.foreground))
        if !isSame { found.append("(\(x),\(y)) \(shown) for \(text(of: cell)) \(cell.style)") }
      }
    }
    return found
  }

  private func text(of cell: Cell) -> String {
    String(String.UnicodeScalarView(cell.glyph.scalars))
  }

  private func looksAlike(_ cell: Cell, _ shown: TermCell, _ foreground: TermColor) -> Bool {
    let attributes = cell.style.attributes
    guard shown.isReversed == attributes.contains(.reverse) else { return false }
    guard shown.isUnderlined == attributes.contains(.underline) else { return false }
    // Nothing of a blank is seen but what was compared.
    if cell.glyph == .blank && attributes.isDisjoint(with: [.underline, .reverse]) { return true }
    return shown.foreground == foreground && shown.isBold == attributes.contains(.bold)
      && shown.isItalic == attributes.contains(.italic)
  }

  @Test(arguments: 0..<4 as Range<UInt64>, ColorDepth.allCases)
  func `random frames arrive whole in every colour depth`(
    seed: UInt64, depth: ColorDepth
  ) throws {
    let term = try probe(seed, "\(depth)", environment: ["COLORTERM": "truecolor"])
    var generator = FrameGenerator(seed: seed)
    for step in 0..<25 {
      let (frame, cursor) = generator.nextFrame(size: Self.size)
      #expect(differences(frame, term, depth) == [], "seed \(seed), frame \(step)")
      #expect(term.cursor == cursor, "seed \(seed), frame \(step)")
      // A frame may equal the one before: then nothing comes, so change it once more.
      try term.press("l")
      #expect(differences(frame, term, depth) == [], "painted whole, seed \(seed), frame \(step)")
      term.send("nl")
      try term.waitForNextFrame()
    }
  }

  /// ncurses moves the cursor by its own count, so one glyph counted otherwise shifts a row.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `frames of wide ambiguous characters arrive whole where those are wide`(
    seed: UInt64
  ) throws {
    let term = try probe(seed, "wide", "palette256", isWide: true)
    var generator = FrameGenerator(seed: seed, .wide)
    for step in 0..<25 {
      let frame = generator.nextFrame(size: Self.size).frame
      #expect(differences(frame, term, .palette256) == [], "seed \(seed), frame \(step)")
      try term.press("l")
      #expect(differences(frame, term, .palette256) == [], "painted whole, seed \(seed)")
      term.send("nl")
      try term.waitForNextFrame()
    }
  }

  @Test func `a terminal that tells its name late is painted in all colours`() throws {
    let term = try probe(11)
    let asked = String(decoding: term.output, as: UTF8.self)
    #expect(asked.contains("\u{1B}[>0q"))
    term.send("\u{1B}P>|XTerm(379)\u{1B}\\")
    var generator = FrameGenerator(seed: 11)
    _ = generator.nextFrame(size: Self.size)
    // The answer is an input like another, so the probe goes on to its next frame.
    for _ in 0..<20 {
      let frame = generator.nextFrame(size: Self.size).frame
      try term.waitForNextFrame { differences(frame, $0, .direct) == [] }
      term.send("nl")
    }
    term.send("q")
    try term.waitForExit()
    #expect(!term.isAlternate && term.modes == .sane)
  }

  @Test func `nothing is written for a frame that did not change`() throws {
    let term = try probe(1)
    term.send("rrr")
    #expect(term.bytesWritten(within: .milliseconds(200)) == 0)
    term.send("l")
    try term.waitForNextFrame("everything")
    #expect((term.frameSizes.last ?? 0) > 50)
  }

  @Test func `every byte of a frame stands between its brackets`() throws {
    let term = try probe(2)
    for _ in 0..<30 {
      term.send("nl")
      try term.waitForNextFrame()
    }
    term.resize(to: Size(width: 30, height: 9))
    try term.waitForNextFrame()
    #expect(term.strayByteCount == 0)
    #expect(term.frameSizes.allSatisfy { $0 > 0 })
  }

  /// ncurses says once which rows scroll; a window may have got its size just before.
  @Test func `all rows scroll again with every frame that is painted whole`() throws {
    let term = try probe(3)
    let allRows = Array("\u{1B}[r".utf8)
    var before = 0
    func isSaid() -> Bool {
      defer { before = term.output.count }
      return (before...max(before, term.output.count - allRows.count)).contains {
        term.output[$0...].starts(with: allRows)
      }
    }
    #expect(isSaid())
    term.send("n")
    try term.waitForNextFrame("a part")
    #expect(!isSaid())
    term.send("l")
    try term.waitForNextFrame("everything")
    #expect(isSaid())
    term.resize(to: Size(width: 30, height: 12))
    try term.waitForNextFrame("another size")
    #expect(isSaid())
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `sizes from one cell to many are followed`(seed: UInt64) throws {
    let term = try probe(seed, "direct", environment: ["COLORTERM": "truecolor"])
    var generator = FrameGenerator(seed: seed)
    _ = generator.nextFrame(size: Self.size)
    let sizes = [
      Size(width: 1, height: 1), Size(width: 2, height: 1), Size(width: 1, height: 5),
      Size(width: 240, height: 70), Size(width: 39, height: 9), Size(width: 3, height: 2),
    ]
    for size in sizes {
      term.resize(to: size)
      let frame = generator.nextFrame(size: size).frame
      try term.waitForNextFrame("size \(size)") { differences(frame, $0, .direct) == [] }
    }
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
  }

  @Test func `more pairs of colours than there are numbers still arrive right`() throws {
    // Each frame of 240 x 70 cells brings 16,800 pairs, the table holds 32,767.
    let term = try Term(
      command: [Product.path("TerminalProbe"), "rainbow"],
      size: Size(width: 240, height: 70), environment: ["COLORTERM": "truecolor"])
    try term.waitForNextFrame("the first rainbow")
    try term.press("n")
    try term.press("n")
    #expect(differences(FrameGenerator.rainbow(size: term.size, step: 3), term, .direct) == [])
  }

  @Test func `ASCII alone is sent when asked for`() throws {
    let term = try probe(3, "ascii")
    for _ in 0..<20 { try? term.press("nl") }
    #expect(term.output.allSatisfy { $0 < 128 })
    #expect(term.output.contains(UInt8(ascii: "#")) && term.output.contains(UInt8(ascii: "?")))
  }
}
