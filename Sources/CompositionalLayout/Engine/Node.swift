internal import Geometry

/// A solved element of a group: where its slot lies in its parent, exactly.
struct Node: Sendable {
  /// What stands behind the element.
  enum Source: Sendable {
    case item(Item)
    case group(Group)
    case custom(CustomItem)
  }

  var source: Source
  /// The slot's corner, from the corner of the parent group.
  var origin = ExactPoint.zero
  /// The slot.
  var size: ExactSize
  /// Which axes were asked from a measurer.
  var estimated = EstimatedAxes.none
  /// The number of the first data item inside.
  var first: Int
  /// How many data items lie inside.
  var count: Int
  /// What was measured, for an item.
  var measured: Size?
  /// The subitems of a group.
  var children: [Node] = []

  /// The slot with the node's insets taken off, from the parent's corner; items only.
  var contentRect: ExactRect {
    guard case .item(let item) = source else { return ExactRect(origin: origin, size: size) }
    let insets = item.contentInsets.effective(ignoring: estimated)
    let corner = ExactPoint(
      x: origin.x + Fraction(insets.leading), y: origin.y + Fraction(insets.top))
    return ExactRect(origin: corner, size: size.inset(by: insets))
  }
}

extension Node {
  /// Cuts the element and what it holds at an extent along an axis.
  mutating func crop(to extent: Fraction, along axis: Axis) {
    guard size[axis] > extent else { return }
    size[axis] = extent
    for index in children.indices {
      let start = children[index].origin[axis].clamped(.zero, extent)
      children[index].origin[axis] = start
      children[index].crop(to: extent - start, along: axis)
    }
  }
}

/// The data items still to be placed, by number.
struct Feed: Sendable {
  var next: Int
  let end: Int

  var hasMore: Bool { next < end }

  mutating func take() -> Int {
    defer { next += 1 }
    return next
  }
}
