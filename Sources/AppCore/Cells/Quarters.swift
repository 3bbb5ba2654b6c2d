import Geometry
import Images
import Terminal

/// The four pixels that one cell stands for: upper left, upper right, lower left, lower right.
struct Quarters {
  /// Which quarters have the colour of the glyph.
  struct Pattern: Hashable, Sendable {
    /// The glyph that fills them.
    let glyph: Glyph
    /// Their places.
    let places: [Int]
    /// The quarters behind the glyph.
    let rest: [Int]

    init(glyph: Glyph, places: [Int]) {
      self.glyph = glyph
      self.places = places
      rest = Quarters.all.filter { !places.contains($0) }
    }

    /// The half that fonts draw down to the cell's edge; the upper one often does not reach it.
    static let lowerHalf = Pattern(glyph: "▄", places: [2, 3])

    /// Every way to part four quarters in two, the halves first.
    static let all = [
      lowerHalf, Pattern(glyph: "▐", places: [1, 3]), Pattern(glyph: "▚", places: [0, 3]),
      Pattern(glyph: "▘", places: [0]), Pattern(glyph: "▝", places: [1]),
      Pattern(glyph: "▖", places: [2]), Pattern(glyph: "▗", places: [3]),
    ]
  }

  static let all = [0, 1, 2, 3]

  private let pixels: [Pixel]

  /// Takes the pixels of a cell out of a picture that fills a number of cells.
  init(of image: PixelImage, column: Int, row: Int, cells: Size) {
    pixels = Self.all.map { place in
      let x = (2 * column + place % 2) * image.width / (2 * cells.width)
      let y = (2 * row + place / 2) * image.height / (2 * cells.height)
      return image.pixel(x: x, y: y)
    }
  }

  /// Perceived brightness of all, 0...255.
  var brightness: Int { mean(of: Self.all).brightness }

  /// The mean of some quarters.
  func mean(of places: [Int]) -> Pixel {
    let sum = places.reduce(into: (0, 0, 0)) { sum, place in
      sum.0 += Int(pixels[place].red)
      sum.1 += Int(pixels[place].green)
      sum.2 += Int(pixels[place].blue)
    }
    let count = max(1, places.count)
    return Pixel(
      red: UInt8(sum.0 / count), green: UInt8(sum.1 / count), blue: UInt8(sum.2 / count))
  }

  /// The squares of all that is wrong when a cell shows these quarters in a pattern.
  func error(in pattern: Pattern) -> Int {
    error(in: pattern.places) + error(in: pattern.rest)
  }

  private func error(in places: [Int]) -> Int {
    let mean = mean(of: places)
    return places.reduce(0) { $0 + pixels[$1].distance(to: mean) }
  }

  /// The cell that shows a pattern in the means of its two parts.
  func cell(in pattern: Pattern) -> Cell {
    let ink = mean(of: pattern.places)
    let ground = mean(of: pattern.rest)
    guard ink != ground else { return Cell(.blank, style: Style(background: ground.color)) }
    return Cell(pattern.glyph, style: Style(foreground: ink.color, background: ground.color))
  }
}

/// One pixel of a picture.
struct Pixel: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  var color: Color { .rgb(red, green, blue) }

  /// Perceived brightness, 0...255, with the weights of ITU-R BT.601.
  var brightness: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }

  /// The squares of the differences.
  func distance(to other: Pixel) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }
}

extension PixelImage {
  fileprivate func pixel(x: Int, y: Int) -> Pixel {
    let position = (y * width + x) * 3
    return Pixel(red: bytes[position], green: bytes[position + 1], blue: bytes[position + 2])
  }
}
