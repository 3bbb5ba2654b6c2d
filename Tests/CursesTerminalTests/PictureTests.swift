import CursesTerminal
import Geometry
import TermHarness
import Terminal
import Testing

/// Pixels are where the frame has pictures, and nowhere else, whatever text comes and goes.
struct PictureTests {
  private static let size = Size(width: 60, height: 14)

  private func probe(
    _ seed: UInt64, _ method: PictureProtocol, _ depth: ColorDepth = .direct
  ) throws -> Term {
    let term = try Term(
      command: [
        Product.path("TerminalProbe"), "frames", "\(seed)", method.rawValue, "\(depth)",
      ],
      size: Self.size, environment: ["COLORTERM": "truecolor"],
      cellPixels: FramePictures.cellPixels)
    try term.waitForFrame("the first frame") { _ in true }
    return term
  }

  /// Goes through frames, each painted as a change and then whole.
  private func watch(
    _ term: Term, _ seed: UInt64, frames: Int = 30, _ check: (Frame, Term) -> [String]
  ) throws {
    var generator = FrameGenerator(seed: seed)
    for step in 0..<frames {
      let frame = generator.nextFrame(size: term.size, hasPictures: true).frame
      #expect(check(frame, term) == [], "seed \(seed), frame \(step)")
      try term.press("l")
      #expect(check(frame, term) == [], "painted whole, seed \(seed), frame \(step)")
      if step == frames / 2 {
        term.resize(to: Size(width: term.size.width - 7, height: term.size.height - 2))
        try term.waitForNextFrame()
      } else {
        term.send("nl")
        try term.waitForNextFrame()
      }
    }
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
    #expect(!term.isAlternate && term.modes == .sane)
    #expect(term.strayByteCount == 0)
  }

  /// What a row is to look like where letters stand for pixels.
  private func letters(_ frame: Frame, _ y: Int) -> [String] {
    (0..<frame.size.width).map { x in
      let cell = frame[Point(x: x, y: y)]
      if let part = cell.glyph.pictureCell {
        return y == frame.size.height - 1 ? " " : FramePictures.letter(of: part.picture)
      }
      return cell.isContinuation ? "" : String(String.UnicodeScalarView(cell.glyph.scalars))
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `sixels are where they belong, in part and whole`(seed: UInt64) throws {
    let term = try probe(seed, .sixel, seed % 2 == 0 ? .direct : .palette256)
    try watch(term, seed) { frame, term in
      (0..<frame.size.height).compactMap { y in
        let shown = (0..<term.size.width).map { term.cell(x: $0, y: y).text }
        return shown == letters(frame, y)
          ? nil : "row \(y): \(shown.joined()) for \(letters(frame, y).joined())"
      }
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>, [ColorDepth.direct, .palette256])
  func `placeholders arrive intact, in the colour of their picture`(
    seed: UInt64, depth: ColorDepth
  ) throws {
    let term = try probe(seed, .kittyPlaceholders, depth)
    try watch(term, seed) { frame, term in
      var colors: [TermColor: PictureID] = [:]
      var found: [String] = []
      for y in 0..<frame.size.height {
        for x in 0..<frame.size.width {
          guard let part = frame[Point(x: x, y: y)].glyph.pictureCell else { continue }
          let cell = term.cell(x: x, y: y)
          // The last row alone shows no picture of its own.
          guard y < frame.size.height - 1 || cell.text != " " else { continue }
          let glyph = Glyph.kittyPlaceholder(row: part.row, column: part.column)
          let text = glyph.map { String(String.UnicodeScalarView($0.scalars)) }
          if cell.text != text { found.append("(\(x),\(y)) \(cell.text.unicodeScalars)") }
          if let other = colors[cell.foreground], other != part.picture {
            found.append("(\(x),\(y)) has the colour of another picture")
          }
          colors[cell.foreground] = part.picture
        }
      }
      return found
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `kitty's placements cover what the frame shows of pictures`(seed: UInt64) throws {
    let term = try probe(seed, .kitty)
    var kitty = KittyModel()
    try watch(term, seed) { frame, term in
      kitty.read(term.output)
      let wanted = frame.picturePlacements().map(\.rect)
      let shown = kitty.rects
      return Set(wanted) == Set(shown) && wanted.count == shown.count
        ? [] : ["\(shown) for \(wanted)"]
    }
    kitty.read(term.output)
    #expect(kitty.rects.isEmpty && kitty.kept.isEmpty)
  }

  @Test(arguments: [PictureProtocol.kittyPlaceholders, .kitty, .sixel, .iTerm2])
  func `nothing is written for a frame that did not change`(method: PictureProtocol) throws {
    let term = try probe(5, method)
    for _ in 0..<6 {
      term.send("nl")
      try term.waitForNextFrame()
    }
    term.send("rrr")
    #expect(term.bytesWritten(within: .milliseconds(150)) == 0)
  }
}
