internal import Glibc

extension CoverPainter {
  mutating func stripes() {
    canvas.fill(.whole, palette.ground)
    let colours = [palette.shade, palette.middle, palette.accent, palette.contrast]
    let slant = random.whole(0...1) == 0 ? 1.0 : -1.0
    for (index, colour) in colours.enumerated() {
      let middle = 0.2 + 0.2 * Double(index)
      canvas.fill(
        .stroke(
          from: (middle - 0.8 * slant, -0.3), to: (middle + 0.8 * slant, 1.3), width: 0.125),
        colour)
    }
  }

  mutating func dots() {
    canvas.fill(.whole, palette.ground)
    let special = random.whole(5...10)
    for row in 0..<4 {
      for column in 0..<4 {
        let number = row * 4 + column
        let colour =
          number == special ? palette.accent : number % 3 == 0 ? palette.middle : palette.contrast
        canvas.fill(
          .circle(
            x: 0.14 + 0.24 * Double(column), y: 0.14 + 0.24 * Double(row),
            radius: 0.05 + 0.01 * Double(column + row)), colour)
      }
    }
  }

  mutating func grid() {
    canvas.fill(.whole, palette.contrast)
    let colours = [palette.ground, palette.shade, palette.middle, palette.accent]
    var last = -1
    for row in 0..<3 {
      for column in 0..<3 {
        var choice = random.whole(0...3)
        if choice == last { choice = (choice + 1) % 4 }
        last = choice
        let x = 0.05 + 0.31 * Double(column)
        let y = 0.05 + 0.31 * Double(row)
        canvas.fill(.rect(x: x, y: y, width: 0.28, height: 0.28), colours[choice])
        guard (row + column) % 2 == 0 else { continue }
        canvas.fill(.circle(x: x + 0.14, y: y + 0.14, radius: 0.08), palette.contrast)
      }
    }
  }

  mutating func waves() {
    canvas.fill(.whole, top: palette.contrast, bottom: palette.middle, to: 0.4)
    canvas.fill(.circle(x: random.real(0.25...0.35), y: 0.24, radius: 0.13), palette.accent)
    let colours = [palette.middle, palette.shade, palette.ground, palette.shade, palette.contrast]
    for (layer, colour) in colours.enumerated() {
      let height = 0.4 + 0.125 * Double(layer)
      let phase = Double(layer) * 1.3
      canvas.fill(.below { height + 0.05 * sin($0 * 7.5 + phase) }, colour)
    }
  }

  /// The overlapping fans of waves on Japanese cloth.
  mutating func seigaiha() {
    canvas.fill(.whole, palette.ground)
    let radius = 0.34
    for row in 0..<7 {
      let y = Double(row) * radius / 2 + 0.1
      for column in 0..<3 {
        let x = (Double(column) + (row % 2 == 0 ? 0 : 0.5)) * radius * 2
        let colours = [palette.contrast, palette.shade, palette.contrast, palette.middle]
        for (ring, colour) in colours.enumerated() {
          canvas.fill(
            .circle(x: x, y: y, radius: radius * (1 - 0.25 * Double(ring))), colour)
        }
      }
    }
  }

  mutating func plaid() {
    canvas.fill(.whole, palette.shade)
    let bands = [(0.08, 0.2, palette.middle), (0.42, 0.08, palette.contrast)]
    for (start, width, colour) in bands + [(0.62, 0.24, palette.accent)] {
      canvas.fill(.rect(x: start, y: 0, width: width, height: 1), colour, opacity: 0.6)
      canvas.fill(.rect(x: 0, y: start, width: 1, height: width), colour, opacity: 0.6)
    }
  }

  mutating func steps() {
    canvas.fill(.whole, palette.ground)
    let colours = [palette.shade, palette.middle, palette.accent, palette.contrast]
    for (index, colour) in colours.enumerated() {
      let top = 0.82 - 0.2 * Double(index)
      let left = 0.2 * Double(index + 1) - 0.02
      canvas.fill(.rect(x: left, y: top, width: 1 - left, height: 1 - top), colour)
    }
    canvas.fill(.circle(x: 0.24, y: 0.24, radius: 0.12), palette.accent)
  }

  mutating func triangles() {
    canvas.fill(.whole, palette.ground)
    let colours = [palette.shade, palette.middle, palette.accent, palette.contrast]
    let cell = 1.0 / 3
    for row in 0..<3 {
      for column in 0..<3 {
        let (x, y) = (Double(column) * cell, Double(row) * cell)
        let corners = [(x, y), (x + cell, y), (x + cell, y + cell), (x, y + cell)]
        let left = random.whole(0...3)
        canvas.fill(
          Outline(corners.indices.filter { $0 != left }.map { corners[$0] }),
          colours[random.whole(0...3)])
      }
    }
  }

  mutating func rain() {
    canvas.fill(.whole, top: palette.shade, bottom: palette.ground)
    let ink = palette.contrast
    for column in 0..<8 {
      let x = 0.03 + 0.15 * Double(column)
      var y = random.real(-0.3 ... -0.05)
      while y < 1 {
        let length = random.real(0.12...0.2)
        canvas.fill(
          .stroke(from: (x, y), to: (x - length * 0.3, y + length), width: 0.022), ink,
          opacity: 0.65)
        y += length + random.real(0.08...0.16)
      }
    }
    canvas.fill(.slice(x: 0.5, y: 0.6, radius: 0.34, from: 0.5, to: 1), palette.accent)
    canvas.fill(.slice(x: 0.5, y: 0.6, radius: 0.34, from: 0.69, to: 0.81), ink, opacity: 0.35)
    canvas.fill(.rect(x: 0.482, y: 0.58, width: 0.036, height: 0.3), ink)
  }

  mutating func bars() {
    canvas.fill(.whole, top: palette.ground, bottom: palette.shade)
    for index in 0..<7 {
      let height = 0.2 + 0.5 * abs(sin(Double(index) * 1.1 + random.real(0...0.8)))
      let x = 0.1 + 0.12 * Double(index)
      canvas.fill(
        .rect(x: x, y: 0.5 - height / 2, width: 0.08, height: height), top: palette.accent,
        from: 0.2, bottom: palette.middle, to: 0.8)
    }
  }

  mutating func quarters() {
    canvas.fill(.whole, palette.ground)
    let colours = [palette.accent, palette.middle, palette.contrast, palette.shade]
    let cell = 1.0 / 3
    for row in 0..<3 {
      for column in 0..<3 {
        let turn = random.whole(0...3)
        let x = Double(column) * cell + (turn == 1 || turn == 2 ? cell : 0)
        let y = Double(row) * cell + (turn >= 2 ? cell : 0)
        canvas.fill(
          .slice(x: x, y: y, radius: cell, from: Double(turn) / 4, to: Double(turn + 1) / 4),
          colours[(row + column * 2 + turn) % 4])
      }
    }
  }
}
