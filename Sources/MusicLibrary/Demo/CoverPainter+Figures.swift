internal import Glibc

extension CoverPainter {
  mutating func hinomaru() {
    canvas.fill(.whole, palette.ground)
    canvas.fill(.circle(x: 0.5, y: 0.46, radius: 0.28), palette.accent)
    canvas.fill(.rect(x: 0, y: 0.84, width: 1, height: 0.05), palette.contrast)
  }

  mutating func rings() {
    canvas.fill(.whole, palette.ground)
    let colours = [
      palette.shade, palette.middle, palette.contrast, palette.shade, palette.accent,
    ]
    let x = random.real(0.42...0.58)
    let y = random.real(0.42...0.58)
    for (index, colour) in colours.enumerated() {
      canvas.fill(.circle(x: x, y: y, radius: 0.46 - 0.088 * Double(index)), colour)
    }
  }

  mutating func eclipse() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.shade)
    canvas.fill(.circle(x: 0.5, y: 0.48, radius: 0.36), palette.middle, opacity: 0.55)
    canvas.fill(.circle(x: 0.5, y: 0.48, radius: 0.3), palette.accent)
    let shift = random.real(0.07...0.11)
    canvas.fill(.circle(x: 0.5 + shift, y: 0.48 - shift / 2, radius: 0.265), palette.ground)
    canvas.fill(
      .circle(x: random.real(0.1...0.2), y: random.real(0.72...0.86), radius: 0.05),
      palette.contrast)
  }

  mutating func overlap() {
    canvas.fill(.whole, palette.ground)
    canvas.fill(.circle(x: 0.36, y: 0.5, radius: 0.27), palette.middle)
    canvas.fill(.circle(x: 0.64, y: 0.5, radius: 0.27), palette.accent)
    let reach = acos(0.14 / 0.27)
    let right = (0...40).map { step -> (x: Double, y: Double) in
      let angle = -reach + 2 * reach * Double(step) / 40
      return (0.36 + 0.27 * cos(angle), 0.5 + 0.27 * sin(angle))
    }
    let left = right.reversed().map { (x: 1 - $0.x, y: $0.y) }
    canvas.fill(Outline(right + left), palette.contrast)
  }

  mutating func rays() {
    canvas.fill(.whole, palette.ground)
    let center = (x: 0.5, y: random.real(0.62...0.72))
    for ray in 0..<12 {
      let start = Double(ray) / 12
      canvas.fill(
        .slice(x: center.x, y: center.y, radius: 1.4, from: start, to: start + 1.0 / 24),
        from: (palette.accent, center.x, center.y), to: (palette.middle, center.x, -0.4),
        opacity: 1)
    }
    canvas.fill(.circle(x: center.x, y: center.y, radius: 0.24), palette.ground)
    canvas.fill(.circle(x: center.x, y: center.y, radius: 0.19), palette.accent)
  }

  mutating func rainbow() {
    canvas.fill(.whole, palette.ground)
    let colours = [
      palette.accent, palette.middle, palette.shade, palette.contrast, palette.ground,
    ]
    let x = random.whole(0...1) == 0 ? 0.42 : 0.58
    for (index, colour) in colours.enumerated() {
      let radius = 0.62 - 0.115 * Double(index)
      canvas.fill(.slice(x: x, y: 0.8, radius: radius, from: 0.5, to: 1), colour)
    }
    canvas.fill(.rect(x: 0, y: 0.8, width: 1, height: 0.2), palette.contrast)
  }

  mutating func flower() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.shade)
    let turn = random.real(0...0.2)
    for petal in 0..<5 {
      let angle = (Double(petal) / 5 + turn) * 2 * .pi
      let tip = (x: 0.5 + 0.4 * cos(angle), y: 0.5 + 0.4 * sin(angle))
      canvas.fill(
        .circle(x: (0.5 + tip.x) / 2, y: (0.5 + tip.y) / 2, radius: 0.18), palette.middle)
      canvas.fill(
        .leaf(from: (0.5, 0.5), to: tip, width: 0.12), palette.contrast, opacity: 0.35)
    }
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.11), palette.accent)
  }

  mutating func leaf() {
    canvas.fill(.whole, palette.ground)
    canvas.fill(.circle(x: 0.5, y: 0.5, radius: 0.42), palette.shade)
    let lean = random.real(-0.05...0.05)
    let (foot, tip) = ((x: 0.24, y: 0.78 + lean), (x: 0.76, y: 0.2 + lean))
    canvas.fill(.leaf(from: foot, to: tip, width: 0.42), palette.middle)
    canvas.fill(
      .stroke(from: (0.16, 0.87 + lean), to: (0.66, 0.31 + lean), width: 0.035),
      palette.contrast)
    for step in 0..<3 {
      let along = 0.3 + 0.18 * Double(step)
      let root = (x: foot.x + 0.52 * along, y: foot.y - 0.58 * along)
      canvas.fill(
        .stroke(from: root, to: (root.x + 0.15, root.y + 0.01), width: 0.025), palette.contrast)
      canvas.fill(
        .stroke(from: root, to: (root.x - 0.02, root.y - 0.15), width: 0.025), palette.contrast)
    }
  }
}
