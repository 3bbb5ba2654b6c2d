internal import Geometry

/// Places headers, footers and other boundary items around a content box.
///
/// An extending item lies outside the box and the whole becomes the union of the box and all of
/// them. Sections and the layout itself use the same rule.
struct BoundarySolver: Sendable {
  /// The direction of the layout.
  let axis: Axis
  /// Columns and rows of the container.
  let container: Size
  /// The insets of the section.
  let insets: EdgeInsets
  let followsInsets: Bool
  let aspect: Fraction
  /// Where the box starts across the direction.
  let crossOrigin: Int

  init(room: SectionRoom, followsInsets: Bool) {
    axis = room.axis
    container = room.container
    insets = room.insets
    crossOrigin = room.crossOrigin
    aspect = room.aspect
    self.followsInsets = followsInsets
  }

  /// For the layout's own boundary items.
  init(configuration: Configuration, environment: Environment) {
    axis = configuration.scrollDirection
    insets = .zero
    followsInsets = false
    aspect = environment.cellAspect
    let keeps = configuration.contentInsetsReference == .container
    let size = environment.container.size
    var room = Size(width: Limits.length(size.width), height: Limits.length(size.height))
    if keeps { room[axis.cross] = environment.container.effectiveSize[axis.cross] }
    container = room
    crossOrigin =
      keeps ? Limits.offset(environment.container.insets.start(axis.cross)) : 0
  }

  /// What the items and the box take up together, from the start of the box.
  struct Result: Sendable {
    var rects: [Rect] = []
    /// Where the whole starts along the direction; zero or less.
    var start = 0
    /// Where the whole ends along the direction.
    var end: Int
  }

  /// The size offered to an item, for a content extent along the direction.
  func proposal(for item: BoundaryItem, core: Int) -> DimensionResolver.Resolved {
    var resolver = DimensionResolver(aspect: aspect)
    let room = room(for: item, core: core).size
    let offered = Size(width: max(0, room.width), height: max(0, room.height))
    return resolver.resolve(item.size, in: ExactSize(offered))
  }

  /// Places items around a box; `core` is the content without the insets along the direction.
  func solve(_ items: [BoundaryItem], measured: [Size?], core: Int) -> Result {
    let box = max(0, core + insets.total(axis))
    var result = Result(end: box)
    for (index, item) in items.enumerated() {
      let size = size(of: item, measured: measured[index], core: core)
      let rect = place(item, size: size, core: core, box: box)
      result.rects.append(rect)
      guard item.extendsBoundary, item.alignment.side(axis) != .middle else { continue }
      result.start = min(result.start, rect.start(axis))
      result.end = max(result.end, rect.end(axis))
    }
    return result
  }

  private func size(of item: BoundaryItem, measured: Size?, core: Int) -> Size {
    let resolved = proposal(for: item, core: core)
    var size = Size.zero
    for axis in Axis.allCases {
      var extent = resolved.size[axis]
      if resolved.estimated[axis], let measured {
        let resolver = DimensionResolver(aspect: aspect)
        extent = resolver.limited(Fraction(measured[axis]), by: item.size[axis])
      }
      size[axis] = extent.cell
    }
    return size
  }

  /// The room across the direction beside insets, negative where those are larger; along it,
  /// what fractions refer to.
  private func room(for item: BoundaryItem, core: Int) -> Rect {
    let cross = axis.cross
    let own = item.contentInsets.effective()
    let start = own.start(cross) + (followsInsets ? insets.start(cross) : 0)
    let end = own.end(cross) + (followsInsets ? insets.end(cross) : 0)
    var room = Rect.zero
    room.origin[cross] = start
    room.size[cross] = container[cross] - start - end
    room.size[axis] = axis == .vertical ? container[axis] : core
    return room
  }

  private func place(_ item: BoundaryItem, size: Size, core: Int, box: Int) -> Rect {
    let cross = axis.cross
    let room = room(for: item, core: core)
    var rect = Rect(origin: .zero, size: size)
    let free = Fraction(room.size[cross] - size[cross])
    rect.origin[cross] =
      crossOrigin + room.origin[cross] + (free * item.alignment.side(cross).part).cell
      + Limits.offset(item.offset[cross])
    let shift = Limits.offset(item.offset[axis])
    switch item.alignment.side(axis) {
    case .start: rect.origin[axis] = (item.extendsBoundary ? -size[axis] : 0) + shift
    case .end: rect.origin[axis] = box - (item.extendsBoundary ? 0 : size[axis]) + shift
    case .middle:
      let free = Fraction(core - size[axis])
      rect.origin[axis] = insets.start(axis) + (free / 2).cell + shift
    }
    return rect
  }
}
