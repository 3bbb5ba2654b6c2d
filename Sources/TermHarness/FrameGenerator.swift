public import Geometry
import SeededRandom
public import Terminal

/// Random frames, each an edit of the one before: text of all widths, marks, colours, scrolls.
///
/// The same seed gives the same frames in a test and in the program it watches.
public struct FrameGenerator: RandomNumberGenerator {
  private var generator: SplitMix64
  private var frame: Frame

  /// Makes a generator of frames by a rule of width.
  public init(seed: UInt64, _ ambiguous: AmbiguousWidth = .narrow) {
    generator = SplitMix64(seed: seed)
    frame = Frame(size: .zero, ambiguousWidth: ambiguous)
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 { generator.next() }

  /// The next frame of a size, and where the cursor stands, if it is shown.
  ///
  /// - Parameters:
  ///   - size: The size of the frame.
  ///   - hasPictures: Whether `FramePictures` are among what is drawn.
  /// - Returns: The frame, and the cell of the cursor.
  public mutating func nextFrame(
    size: Size, hasPictures: Bool = false
  ) -> (frame: Frame, cursor: Point?) {
    frame = frame.resized(to: size)
    for _ in 0..<Int.random(in: 1...8, using: &self) {
      if hasPictures, Int.random(in: 0..<3, using: &self) == 0 { drawPicture() }
      edit()
    }
    return (frame, Bool.random(using: &self) ? randomPoint() : nil)
  }

  private mutating func edit() {
    let area = randomRect()
    let style = randomStyle()
    switch Int.random(in: 0..<6, using: &self) {
    case 0: frame.clear(area)
    case 1: frame.scroll(area, by: Int.random(in: -3...3, using: &self))
    case 2:
      let glyph = randomGlyphs(1)[0]
      frame.draw(in: area) { $0.fill($0.visible, glyph: glyph, style: style) }
    default:
      let glyphs = randomGlyphs(Int.random(in: 1...30, using: &self))
      let point = randomPoint()
      frame.draw(in: frame.bounds, clippedTo: area) { $0.write(glyphs, at: point, style: style) }
    }
  }

  private mutating func drawPicture() {
    let picture = FramePictures.ids[Int.random(in: 0..<FramePictures.ids.count, using: &self)]
    let origin = randomPoint().moved(x: -2, y: -1)
    frame.draw(in: frame.bounds) {
      for row in 0..<FramePictures.cells.height {
        let cells = (0..<FramePictures.cells.width).map {
          Glyph(PictureCell(picture: picture, column: $0, row: row))
        }
        $0.write(cells, at: origin.moved(y: row))
      }
    }
  }

  private mutating func randomGlyphs(_ count: Int) -> [Glyph] {
    let samples = DisplayText(
      "ab z▀█…│é日本語夜駆け😀한ﾊk\u{301}\u{30D}α☆①→\u{E000}", frame.ambiguousWidth
    ).glyphs
    return (0..<count).map { _ in samples[Int.random(in: 0..<samples.count, using: &self)] }
  }

  private mutating func randomStyle() -> Style {
    let all: [Attributes] = [.bold, .dim, .italic, .underline, .reverse]
    var style = Style(foreground: randomColor(), background: randomColor())
    for attribute in all where Int.random(in: 0..<4, using: &self) == 0 {
      style.attributes.insert(attribute)
    }
    return style
  }

  private mutating func randomColor() -> Color {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .standard
    case 1: .palette(UInt8.random(in: 0..<16, using: &self))
    case 2: .palette(UInt8.random(in: 16...255, using: &self))
    default:
      .rgb(
        UInt8.random(in: 0...255, using: &self), UInt8.random(in: 0...255, using: &self),
        UInt8.random(in: 0...255, using: &self))
    }
  }

  private mutating func randomPoint() -> Point {
    Point(
      x: Int.random(in: 0..<max(1, frame.size.width), using: &self),
      y: Int.random(in: 0..<max(1, frame.size.height), using: &self))
  }

  private mutating func randomRect() -> Rect {
    let (one, other) = (randomPoint(), randomPoint())
    let (x, y) = (min(one.x, other.x), min(one.y, other.y))
    return Rect(
      x: x, y: y, width: max(one.x, other.x) - x + 1, height: max(one.y, other.y) - y + 1)
  }

  /// A frame in which every cell has another pair of colours, and no two steps share one.
  public static func rainbow(size: Size, step: Int) -> Frame {
    var frame = Frame(size: size)
    frame.draw(in: frame.bounds) {
      for y in 0..<size.height {
        for x in 0..<size.width {
          let color = Color.rgb(UInt8(x % 256), UInt8(y % 256), UInt8(step % 256))
          let style = Style(foreground: color, background: .rgb(9, 9, 9))
          $0.set(Cell("▀", style: style), at: Point(x: x, y: y))
        }
      }
    }
    return frame
  }
}
