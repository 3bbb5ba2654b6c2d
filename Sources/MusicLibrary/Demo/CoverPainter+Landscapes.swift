internal import Glibc

extension CoverPainter {
  mutating func sunOverSea() {
    let horizon = random.real(0.58...0.64)
    let sun = random.real(0.38...0.62)
    canvas.fill(.whole, top: palette.ground, bottom: palette.middle, to: horizon)
    canvas.fill(.circle(x: sun, y: horizon - 0.1, radius: 0.25), palette.accent)
    canvas.fill(.circle(x: sun, y: horizon - 0.1, radius: 0.18), palette.contrast, opacity: 0.55)
    canvas.fill(
      .rect(x: 0, y: horizon, width: 1, height: 1 - horizon), top: palette.shade, from: horizon,
      bottom: palette.ground)
    for line in 0..<4 {
      let width = 0.4 - 0.08 * Double(line)
      canvas.fill(
        .rect(
          x: sun - width / 2, y: horizon + 0.05 + 0.085 * Double(line), width: width, height: 0.04),
        palette.accent, opacity: 0.95 - 0.15 * Double(line))
    }
  }

  mutating func mountains() {
    canvas.fill(.whole, top: palette.accent, bottom: palette.contrast, to: 0.6)
    canvas.fill(.circle(x: random.real(0.6...0.75), y: 0.27, radius: 0.13), palette.contrast)
    let layers = [(0.42, palette.middle), (0.6, palette.shade), (0.78, palette.ground)]
    for (height, colour) in layers {
      let first = random.real(0...6)
      let second = random.real(0...6)
      canvas.fill(
        .below { x in
          let ridge = abs(sin(x * 4.2 + first)) * 0.2 + abs(sin(x * 9.3 + second)) * 0.06
          return height + 0.14 - ridge
        }, colour)
    }
  }

  mutating func fuji() {
    canvas.fill(.whole, top: palette.middle, bottom: palette.ground, to: 0.8)
    canvas.fill(.circle(x: 0.74, y: 0.26, radius: 0.14), palette.accent)
    func slope(_ x: Double, _ peak: Double) -> Double { peak + pow(abs(x - 0.45), 0.85) * 1.05 }
    canvas.fill(.below { max(0.33, slope($0, 0.26)) }, 0x27496d)
    canvas.fill(
      Outline([
        (0.375, 0.33), (0.525, 0.33), (0.66, 0.5), (0.6, 0.47), (0.54, 0.56), (0.47, 0.47),
        (0.4, 0.56), (0.33, 0.46), (0.24, 0.5),
      ]), palette.contrast)
    for (height, shift) in [(0.76, 0.0), (0.86, 0.5)] {
      canvas.fill(
        .below { height + 0.03 * sin(($0 + shift) * 2 * .pi * 1.5) },
        height < 0.8 ? palette.contrast : palette.shade, opacity: 0.9)
    }
  }

  mutating func dunes() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.shade, to: 0.5)
    canvas.fill(.circle(x: random.real(0.25...0.4), y: 0.26, radius: 0.13), palette.accent)
    let colours = [palette.shade, palette.middle, palette.accent, palette.contrast]
    for (layer, colour) in colours.enumerated() {
      let height = 0.44 + 0.145 * Double(layer)
      let phase = random.real(0...3) + Double(layer) * 1.9
      canvas.fill(.below { height + 0.085 * sin($0 * 3.6 + phase) }, colour)
    }
  }

  mutating func boat() {
    canvas.fill(.whole, top: palette.contrast, bottom: palette.middle, to: 0.75)
    let x = random.real(0.46...0.54)
    canvas.fill(Outline([(x + 0.02, 0.14), (x + 0.02, 0.6), (x + 0.3, 0.6)]), palette.accent)
    canvas.fill(Outline([(x - 0.03, 0.24), (x - 0.03, 0.6), (x - 0.24, 0.6)]), palette.ground)
    canvas.fill(
      Outline([(x - 0.3, 0.64), (x + 0.34, 0.64), (x + 0.2, 0.78), (x - 0.2, 0.78)]),
      palette.ground)
    for (height, colour) in [(0.76, palette.shade), (0.87, palette.ground)] {
      canvas.fill(.below { height + 0.025 * sin($0 * 2 * .pi * 2.5 + height * 20) }, colour)
    }
  }

  mutating func moon() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.middle)
    for _ in 0..<16 {
      let size = random.real(0.008...0.02)
      canvas.fill(
        .circle(x: random.real(0.04...0.96), y: random.real(0.04...0.6), radius: size),
        palette.contrast)
    }
    let x = random.real(0.48...0.58)
    canvas.fill(.circle(x: x, y: 0.36, radius: 0.22), palette.accent)
    canvas.fill(
      .circle(x: x + 0.1, y: 0.31, radius: 0.19), top: palette.ground, bottom: palette.middle)
    let phase = random.real(0...4)
    canvas.fill(.below { 0.76 + 0.06 * sin($0 * 5 + phase) }, palette.shade)
    canvas.fill(.below { 0.86 + 0.05 * sin($0 * 4 + phase + 2) }, palette.ground)
  }

  mutating func city() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.middle)
    canvas.fill(.circle(x: random.real(0.62...0.74), y: 0.3, radius: 0.16), palette.contrast)
    for (row, colour) in [palette.shade, palette.ground].enumerated() {
      for block in 0..<5 {
        let x = Double(block) * 0.26 - Double(row) * 0.13
        let height = random.real(0.3...0.56) - Double(row) * 0.06
        canvas.fill(.rect(x: x, y: 1 - height, width: 0.24, height: height), colour)
        guard row == 1 else { continue }
        lightWindows(x: x, top: 1 - height)
      }
    }
  }

  private mutating func lightWindows(x: Double, top: Double) {
    var y = top + 0.05
    while y < 0.97 {
      for column in 0..<2 where random.whole(0...2) > 0 {
        canvas.fill(
          .rect(x: x + 0.035 + 0.1 * Double(column), y: y, width: 0.07, height: 0.075),
          palette.accent)
      }
      y += 0.13
    }
  }

  mutating func torii() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.shade, to: 0.9)
    canvas.fill(.circle(x: 0.5, y: 0.52, radius: 0.34), palette.accent)
    canvas.fill(.below { 0.8 - 0.04 * sin($0 * .pi) }, palette.ground)
    let wood = palette.middle
    canvas.fill(
      Outline([
        (0.1, 0.2), (0.3, 0.245), (0.5, 0.255), (0.7, 0.245), (0.9, 0.2), (0.87, 0.305),
        (0.7, 0.33), (0.3, 0.33), (0.13, 0.305),
      ]), wood)
    canvas.fill(.rect(x: 0.2, y: 0.42, width: 0.6, height: 0.065), wood)
    canvas.fill(.rect(x: 0.46, y: 0.32, width: 0.08, height: 0.12), wood)
    canvas.fill(Outline([(0.28, 0.31), (0.37, 0.31), (0.35, 0.86), (0.25, 0.86)]), wood)
    canvas.fill(Outline([(0.63, 0.31), (0.72, 0.31), (0.75, 0.86), (0.65, 0.86)]), wood)
  }
}
