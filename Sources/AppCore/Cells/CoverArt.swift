import Geometry
import Images
import Terminal

/// The picture of an album, or what stands in for it.
enum CoverArt: Hashable, Sendable {
  /// A colour made from a name, with its initial.
  case placeholder(name: String)
  /// Pixels, drawn as characters; scaled to the place where their size is another one.
  case image(PixelImage, CoverBlocks)
  /// A picture that the terminal shows, as large as the place.
  case picture(PictureID)

  func draw(in rect: Rect, on canvas: inout Canvas, look: Look) {
    guard !rect.isEmpty else { return }
    switch self {
    case .placeholder(let name): drawPlaceholder(name, in: rect, on: &canvas, look: look)
    case .image(let image, let blocks): blocks.draw(image, in: rect, on: &canvas, look: look)
    case .picture(let picture): Self.draw(picture, in: rect, on: &canvas)
    }
  }

  // MARK: - Placeholder

  /// Muted tones that white text can be read on, evenly spread over the hues.
  private static let tints: [Color] = [
    .rgb(122, 62, 72), .rgb(124, 82, 52), .rgb(104, 98, 50), .rgb(62, 102, 68),
    .rgb(48, 100, 104), .rgb(58, 82, 124), .rgb(86, 70, 126), .rgb(112, 62, 108),
  ]

  private func drawPlaceholder(
    _ name: String, in rect: Rect, on canvas: inout Canvas, look: Look
  ) {
    let tint = Self.tints[Int(Self.hash(name) % UInt64(Self.tints.count))]
    var style = Style(foreground: .rgb(235, 235, 235), background: tint, attributes: .bold)
    var glyph = Glyph.blank
    if look.colors == .none {
      style = Style(attributes: .bold)
      glyph = "░"
    }
    canvas.fill(rect, glyph: glyph, style: style)
    guard let initial = canvas.text(name).glyphs.first(where: { $0 != .blank }) else { return }
    let middle = Point(
      x: rect.minX + (rect.width - initial.width) / 2, y: rect.minY + (rect.height - 1) / 2)
    canvas.write([initial], at: middle, style: style)
  }

  /// FNV-1a, 64 bits (Fowler, Noll, Vo): the same tint in every run, unlike `Hasher`.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  // MARK: - Picture

  private static func draw(_ picture: PictureID, in rect: Rect, on canvas: inout Canvas) {
    let seen = rect.intersection(canvas.visible)
    for y in seen.minY..<max(seen.minY, seen.maxY) {
      let cells = (seen.minX..<seen.maxX).map { x in
        Glyph(PictureCell(picture: picture, column: x - rect.minX, row: y - rect.minY))
      }
      canvas.write(cells, at: Point(x: seen.minX, y: y))
    }
  }
}
