internal import Glibc

extension CoverPainter {
  /// A cup of coffee seen from above.
  mutating func cup() {
    canvas.fill(.whole, palette.ground)
    canvas.fill(.rect(x: 0, y: 0, width: 1, height: 0.5), palette.shade)
    let turn = random.real(0.05...0.12) * 2 * .pi
    let handle = (x: 0.5 + 0.36 * cos(turn), y: 0.5 + 0.36 * sin(turn))
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.42), palette.accent)
    canvas.fill(.stroke(from: (0.5, 0.5), to: handle, width: 0.1), 0xfffaf0)
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.27), 0xfffaf0)
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.21), palette.contrast)
    canvas.fill(.circle(x: 0.45, y: 0.45, radius: 0.08), palette.middle)
  }

  /// A round fruit with a stalk and a leaf.
  mutating func fruit() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.shade)
    let lean = random.real(-0.04...0.04)
    canvas.fill(.circle(x: 0.42, y: 0.58, radius: 0.26), palette.middle)
    canvas.fill(.circle(x: 0.58, y: 0.58, radius: 0.26), palette.middle)
    canvas.fill(.circle(x: 0.35, y: 0.5, radius: 0.07), palette.contrast, opacity: 0.7)
    canvas.fill(.stroke(from: (0.5, 0.4), to: (0.5 + lean, 0.14), width: 0.05), palette.contrast)
    canvas.fill(.leaf(from: (0.52, 0.3), to: (0.82, 0.12), width: 0.17), palette.accent)
  }

  /// A paper plane above clouds.
  mutating func plane() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.middle)
    canvas.fill(.circle(x: random.real(0.2...0.3), y: 0.26, radius: 0.12), palette.accent)
    let nose = (x: 0.9, y: 0.24)
    canvas.fill(Outline([nose, (0.12, 0.5), (0.38, 0.58)]), palette.contrast)
    canvas.fill(Outline([nose, (0.38, 0.58), (0.42, 0.8), (0.5, 0.6)]), palette.accent)
    canvas.fill(Outline([nose, (0.48, 0.6), (0.68, 0.74)]), palette.contrast)
    let phase = random.real(0...3)
    canvas.fill(.below { 0.88 + 0.05 * sin($0 * 6 + phase) }, palette.shade, opacity: 0.8)
  }

  mutating func kite() {
    canvas.fill(.whole, top: palette.middle, bottom: palette.ground)
    for _ in 0..<3 {
      let (x, y) = (random.real(0...0.9), random.real(0.55...0.9))
      for puff in 0..<3 {
        canvas.fill(
          .circle(x: x + 0.08 * Double(puff), y: y, radius: puff == 1 ? 0.09 : 0.06),
          palette.contrast, opacity: 0.85)
      }
    }
    let corners = [(0.64, 0.08), (0.84, 0.3), (0.54, 0.66), (0.38, 0.24)]
    let middle = (0.59, 0.28)
    let colours = [palette.accent, palette.contrast, palette.accent, palette.contrast]
    for (index, colour) in colours.enumerated() {
      canvas.fill(Outline([middle, corners[index], corners[(index + 1) % 4]]), colour)
    }
    canvas.fill(.stroke(from: (0.54, 0.66), to: (0.3, 1.02), width: 0.02), palette.contrast)
  }

  mutating func record() {
    canvas.fill(.whole, top: palette.shade, bottom: palette.ground)
    canvas.fill(.rect(x: 0, y: 0, width: 0.5, height: 1), palette.middle)
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.43), 0x15131a)
    for radius in [0.37, 0.3] {
      canvas.fill(.circle(x: 0.5, y: 0.5, radius: radius), 0x3a3644)
      canvas.fill(.circle(x: 0.5, y: 0.5, radius: radius - 0.015), 0x15131a)
    }
    canvas.fill(.slice(x: 0.5, y: 0.5, radius: 0.43, from: 0.6, to: 0.66), 0xffffff, opacity: 0.2)
    canvas.fill(.slice(x: 0.5, y: 0.5, radius: 0.43, from: 0.1, to: 0.16), 0xffffff, opacity: 0.2)
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.18), palette.accent)
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.04), palette.contrast)
  }

  mutating func bamboo() {
    canvas.fill(.whole, top: palette.contrast, bottom: palette.middle)
    canvas.fill(.circle(x: 0.62, y: 0.3, radius: 0.17), palette.accent)
    for stalk in 0..<4 {
      let x = 0.06 + 0.25 * Double(stalk) + random.real(0...0.05)
      let colour = stalk % 2 == 0 ? palette.ground : palette.shade
      var y = random.real(-0.25 ... -0.1)
      while y < 1 {
        canvas.fill(.rect(x: x, y: y, width: 0.11, height: 0.27), colour)
        y += 0.295
      }
      let joint = random.real(0.3...0.6)
      canvas.fill(
        .leaf(from: (x + 0.1, joint), to: (x + 0.3, joint + 0.12), width: 0.08), colour)
    }
  }
}
