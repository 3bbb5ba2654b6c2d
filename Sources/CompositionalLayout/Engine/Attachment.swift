internal import Geometry

/// Places attached elements on their hosts.
struct Attachment: Sendable {
  let aspect: Fraction

  /// The rectangle of an attached element on its host's rectangle, in the same coordinates.
  func rect(of item: SupplementaryItem, on host: Rect) -> Rect {
    var resolver = DimensionResolver(aspect: aspect)
    let size = resolver.resolve(item.size, in: ExactSize(host.size)).size
    let point = item.containerAnchor.point
    let own = (item.itemAnchor ?? Anchor(edges: item.containerAnchor.edges)).point
    let offset: ExactPoint
    switch item.containerAnchor.offset {
    case .absolute(let x, let y): offset = ExactPoint(x: x, y: y)
    case .fractional(let x, let y):
      offset = ExactPoint(x: x * size.width, y: y * size.height)
    }
    func start(_ axis: Axis, _ hostPart: Fraction, _ ownPart: Fraction) -> Fraction {
      let bound = Fraction(Limits.length)
      return Fraction(host.size[axis]) * hostPart - size[axis] * ownPart
        + offset[axis].clamped(-bound, bound)
    }
    let origin = ExactPoint(
      x: start(.horizontal, point.x, own.x), y: start(.vertical, point.y, own.y))
    return ExactRect(origin: origin, size: size).cells.moved(x: host.minX, y: host.minY)
      .inset(by: item.contentInsets.effective())
  }
}
