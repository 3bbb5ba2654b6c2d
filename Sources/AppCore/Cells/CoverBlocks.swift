import Geometry
import Images
import Terminal

/// How pixels are drawn as characters; a cell stands for two by two of them.
enum CoverBlocks: Hashable, Sendable {
  /// Two colours a cell, one above the other.
  case halves
  /// Two colours a cell in the best of all patterns of quarters.
  case quadrants
  /// Halves, and other patterns where they come clearly closer.
  case best
  /// Shades, as dense as the pixels are bright.
  case shades
  /// Letters and signs of ASCII, as dense as the pixels are bright.
  case letters

  /// The way that goes with a style; pixels that come from another style are drawn somehow.
  init(_ style: ArtStyle) {
    // Blocks are of ambiguous width.
    if style.ambiguousWidth == .wide {
      self = .letters
      return
    }
    switch (style.method, style.reason) {
    case (.quadrants, _): self = .quadrants
    case (.ascii, .noColors): self = .shades
    case (.ascii, _): self = .letters
    case (.halfBlocks, .configuration): self = .halves
    default: self = .best
    }
  }

  func draw(_ image: PixelImage, in rect: Rect, on canvas: inout Canvas, look: Look) {
    let seen = rect.intersection(canvas.visible)
    for y in seen.minY..<max(seen.minY, seen.maxY) {
      for x in seen.minX..<seen.maxX {
        let quarters = Quarters(
          of: image, column: x - rect.minX, row: y - rect.minY, cells: rect.size)
        canvas.set(cell(for: quarters, look: look), at: Point(x: x, y: y))
      }
    }
  }

  private func cell(for quarters: Quarters, look: Look) -> Cell {
    switch self {
    case .letters:
      let sign = Self.sign(of: Self.signs, brightness: quarters.brightness)
      guard look.colors != .none else { return Cell(sign) }
      return Cell(sign, style: Style(foreground: quarters.mean(of: Quarters.all).color))
    case .shades: return Cell(Self.sign(of: Self.blocks, brightness: quarters.brightness))
    case .halves, .quadrants, .best:
      // Without colours every block would look alike.
      guard look.colors != .none else {
        return Cell(Self.sign(of: Self.blocks, brightness: quarters.brightness))
      }
      return quarters.cell(in: pattern(for: quarters))
    }
  }

  private func pattern(for quarters: Quarters) -> Quarters.Pattern {
    let half = Quarters.Pattern.lowerHalf
    guard self != .halves else { return half }
    let patterns = Quarters.Pattern.all.map { ($0, quarters.error(in: $0)) }
    guard let best = patterns.min(by: { $0.1 < $1.1 }) else { return half }
    let halfError = quarters.error(in: half)
    let gain = halfError - best.1
    let isBetter =
      self == .quadrants ? gain > 0 : gain > Self.visibleGain && 2 * best.1 < halfError
    return isBetter ? best.0 : half
  }

  /// The least gain that is seen: 12 of 255 steps in each part of each quarter, squared.
  private static let visibleGain = 12 * 12 * 3 * 4

  private static let blocks: [Glyph] = [.blank, "░", "▒", "▓", "█"]
  private static let signs: [Glyph] = [.blank, ".", ":", "-", "=", "+", "*", "#", "%", "@"]

  private static func sign(of signs: [Glyph], brightness: Int) -> Glyph {
    signs[min(signs.count - 1, brightness * signs.count / 256)]
  }
}
