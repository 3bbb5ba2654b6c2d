internal import CImage
internal import Glibc

/// A closed shape on a cover, whose sides are 1 long and whose origin is the upper left corner.
struct Outline {
  /// The corners in order; the last is joined to the first.
  var points: [CImagePoint]

  /// A polygon from its corners.
  init(_ corners: [(x: Double, y: Double)]) {
    points = corners.map { CImagePoint(x: $0.x, y: $0.y) }
  }

  /// The whole cover.
  static let whole = Outline.rect(x: 0, y: 0, width: 1, height: 1)

  /// An upright rectangle.
  static func rect(x: Double, y: Double, width: Double, height: Double) -> Self {
    Self([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// A circle, or an ellipse when `ratio`, height by width, is not 1.
  static func circle(x: Double, y: Double, radius: Double, ratio: Double = 1) -> Self {
    Self(
      (0..<96).map { step in
        let angle = Double(step) / 96 * 2 * .pi
        return (x + radius * cos(angle), y + radius * ratio * sin(angle))
      })
  }

  /// A slice of a circle; angles in turns, clockwise from the right.
  static func slice(x: Double, y: Double, radius: Double, from: Double, to: Double) -> Self {
    let arc = (0...48).map { step in
      let angle = (from + (to - from) * Double(step) / 48) * 2 * .pi
      return (x: x + radius * cos(angle), y: y + radius * sin(angle))
    }
    return Self([(x, y)] + arc)
  }

  /// The ground below a line, which gives a height for every position from left to right.
  static func below(_ line: (Double) -> Double) -> Self {
    let edge = (0...80).map { step in
      let x = -0.05 + 1.1 * Double(step) / 80
      return (x: x, y: line(x))
    }
    return Self(edge + [(1.05, 1.05), (-0.05, 1.05)])
  }

  /// A straight stroke with square ends.
  static func stroke(
    from: (x: Double, y: Double), to: (x: Double, y: Double), width: Double
  ) -> Self {
    let length = hypot(to.x - from.x, to.y - from.y)
    let dx = (to.x - from.x) / length * width / 2
    let dy = (to.y - from.y) / length * width / 2
    return Self([
      (from.x - dy, from.y + dx), (to.x - dy, to.y + dx), (to.x + dy, to.y - dx),
      (from.x + dy, from.y - dx),
    ])
  }

  /// A leaf or petal: two arcs that meet in points at both ends.
  static func leaf(
    from: (x: Double, y: Double), to: (x: Double, y: Double), width: Double
  ) -> Self {
    let across = (x: -(to.y - from.y), y: to.x - from.x)
    let length = hypot(across.x, across.y)
    func side(_ along: Double, _ sign: Double) -> (x: Double, y: Double) {
      let out = sign * sin(along * .pi) * width / 2 / length
      return (
        from.x + (to.x - from.x) * along + across.x * out,
        from.y + (to.y - from.y) * along + across.y * out
      )
    }
    let steps = (0...24).map { Double($0) / 24 }
    return Self(steps.map { side($0, 1) } + steps.reversed().map { side($0, -1) })
  }
}
