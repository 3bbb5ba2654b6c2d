import Terminal

/// Turns colours into the numbers of a terminfo entry.
struct ColorMap {
  let depth: ColorDepth

  /// The number of a colour; -1 is the terminal's own.
  func number(of color: Color) -> Int32 {
    switch (color, depth) {
    case (.standard, _), (_, .none): -1
    case (.palette(let index), _) where index < 16: themed(index)
    case (.palette(let index), .palette256): Int32(index)
    case (.palette(let index), _): number(of: RGB(palette: index))
    case (.rgb(let red, let green, let blue), _):
      number(of: RGB(red: Int(red), green: Int(green), blue: Int(blue)))
    }
  }

  /// One of the person's 16 colours; its bright half is lost on eight.
  private func themed(_ index: UInt8) -> Int32 {
    Int32(depth == .eight ? index % 8 : index)
  }

  private func number(of color: RGB) -> Int32 {
    switch depth {
    case .none: -1
    case .eight: Int32(color.nearest(of: 0..<8))
    case .sixteen: Int32(color.nearest(of: 0..<16))
    case .palette256: Int32(color.nearestInCubeOrGreys)
    // Below 16 are the person's colours: nearly black is blue by a hair instead.
    case .direct: max(0x10, Int32(color.red << 16 | color.green << 8 | color.blue))
    }
  }
}

/// A colour in 256 steps a channel.
struct RGB: Hashable {
  var red: Int
  var green: Int
  var blue: Int

  init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The entry of xterm's palette: 16 colours, a cube of 6 x 6 x 6, 24 greys.
  init(palette index: UInt8) {
    let index = Int(index)
    switch index {
    case ..<16: self = Self.ansi[index]
    case ..<232:
      let steps = Self.cubeSteps
      let cube = index - 16
      self.init(red: steps[cube / 36], green: steps[cube / 6 % 6], blue: steps[cube % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      self.init(red: grey, green: grey, blue: grey)
    }
  }

  /// The nearest of some of the 16 ANSI colours.
  func nearest(of indices: Range<Int>) -> Int {
    indices.min { distance(to: Self.ansi[$0]) < distance(to: Self.ansi[$1]) } ?? 0
  }

  /// The nearest of 16...255, the entries no theme changes.
  var nearestInCubeOrGreys: Int {
    let cube = 16 + 36 * Self.cubeIndex(red) + 6 * Self.cubeIndex(green) + Self.cubeIndex(blue)
    let mean = (red + green + blue) / 3
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    return [cube, grey].min { distance(toEntry: $0) < distance(toEntry: $1) } ?? cube
  }

  /// The levels of a channel in the cube.
  private static let cubeSteps = [0, 95, 135, 175, 215, 255]

  /// xterm's defaults; a theme may differ, so this only guides the choice.
  private static let ansi: [RGB] = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
    RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
    RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
    RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
    RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
    RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
    RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
  ]

  private static func cubeIndex(_ level: Int) -> Int {
    level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40
  }

  private func distance(toEntry index: Int) -> Int { distance(to: RGB(palette: UInt8(index))) }

  private func distance(to other: RGB) -> Int {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return r * r + g * g + b * b
  }
}
