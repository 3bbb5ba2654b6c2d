import Geometry
import MusicModel
import Terminal

/// The picture of an album, or what stands in for it.
enum CoverArt: Hashable, Sendable {
  /// A colour made from a name, with its initial.
  case placeholder(name: String)
  /// A picture; scaled to the place where its size is another one.
  case image(PixelImage)

  func draw(in rect: Rect, on canvas: inout Canvas, look: Look) {
    guard !rect.isEmpty else { return }
    switch self {
    case .placeholder(let name): drawPlaceholder(name, in: rect, on: &canvas, look: look)
    case .image(let image): drawImage(image, in: rect, on: &canvas, look: look)
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
    guard let initial = DisplayText(name).glyphs.first(where: { $0 != .blank }) else { return }
    let middle = Point(
      x: rect.minX + (rect.width - initial.width) / 2, y: rect.minY + (rect.height - 1) / 2)
    canvas.write([initial], at: middle, style: style)
  }

  /// FNV-1a, 64 bits (Fowler, Noll, Vo): the same tint in every run, unlike `Hasher`.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  // MARK: - Picture

  /// One cell shows two pixels, one above the other: the lower half block in the lower pixel's
  /// colour on the upper one's. (Fonts draw the lower block down to the cell's edge, but often not
  /// the upper one up to it, which leaves hairlines.)
  private func drawImage(
    _ image: PixelImage, in rect: Rect, on canvas: inout Canvas, look: Look
  ) {
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        let x = column * image.width / rect.width
        let upper = image.pixel(x: x, y: 2 * row * image.height / (2 * rect.height))
        let lower = image.pixel(x: x, y: (2 * row + 1) * image.height / (2 * rect.height))
        let point = rect.origin.moved(x: column, y: row)
        if look.colors == .none {
          canvas.write([Self.shade(upper, lower)], at: point)
        } else if upper == lower {
          canvas.write([.blank], at: point, style: Style(background: upper.color))
        } else {
          let style = Style(foreground: lower.color, background: upper.color)
          canvas.write(["▄"], at: point, style: style)
        }
      }
    }
  }

  /// A shade as dense as the pixels are bright, for terminals without colours.
  private static func shade(_ upper: Pixel, _ lower: Pixel) -> Glyph {
    let shades: [Glyph] = [.blank, "░", "▒", "▓", "█"]
    let brightness = (upper.brightness + lower.brightness) / 2
    return shades[min(shades.count - 1, brightness * shades.count / 256)]
  }
}

/// One pixel of a picture.
private struct Pixel: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  var color: Color { .rgb(red, green, blue) }

  /// Perceived brightness, 0...255, with the weights of ITU-R BT.601.
  var brightness: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}

extension PixelImage {
  fileprivate func pixel(x: Int, y: Int) -> Pixel {
    let position = (y * width + x) * 3
    return Pixel(red: bytes[position], green: bytes[position + 1], blue: bytes[position + 2])
  }
}
