internal import Geometry

/// A solved section: its arrangement, its boundary items and what they take up together.
struct SolvedSection: Sendable {
  let index: Int
  let section: Section
  let room: SectionRoom
  private(set) var arrangement: any Arrangement
  private(set) var boundary: BoundarySolver.Result
  private var boundarySizes: [Size?]
  private let boundarySolver: BoundarySolver
  /// The depth of the items: above backgrounds.
  let baseDepth: Int

  init(index: Int, section: Section, count: Int, layout: Layout, environment: Environment) {
    self.index = index
    self.section = section
    room = SectionRoom(section, configuration: layout.configuration, environment: environment)
    arrangement = section.makeArrangement(room: room, count: max(0, min(Limits.items, count)))
    boundarySizes = Array(repeating: nil, count: section.boundaryItems.count)
    boundarySolver = BoundarySolver(
      room: room, followsInsets: section.supplementariesFollowContentInsets)
    let behind = section.decorationItems.map(\.zIndex).filter { $0 >= 0 }
    baseDepth = behind.isEmpty ? 0 : Limits.length(behind.max() ?? 0) + 1
    boundary = BoundarySolver.Result(end: 0)
    settle()
  }

  /// Cells along the layout's direction.
  var extent: Int { boundary.end - boundary.start }

  /// Cells of the content along the layout's direction, without insets.
  var core: Int { room.isSideways ? arrangement.crossExtent : arrangement.extent }

  /// Cells by which anything may reach out of the section along the layout's direction.
  var overhang: Int {
    var reach = room.isSideways ? 0 : arrangement.overhang
    for rect in boundary.rects {
      reach = max(reach, boundary.start - rect.start(room.axis), rect.end(room.axis) - boundary.end)
    }
    return reach
  }

  /// The rectangle of a boundary item, from the section's start.
  func boundaryRect(_ number: Int) -> Rect {
    var rect = boundary.rects[number]
    rect.origin[room.axis] -= boundary.start
    return rect
  }

  /// Where the arrangement lies, from the section's start; the cross start counts from the layout.
  var contentOrigin: Point {
    var origin = Point.zero
    origin[room.axis] = room.insets.start(room.axis) - boundary.start
    origin[room.axis.cross] = room.crossOrigin + room.insets.start(room.axis.cross)
    return origin
  }

  /// The rectangle of a decoration, from the section's start.
  func decorationRect(_ item: DecorationItem) -> Rect {
    var rect = Rect(origin: .zero, size: room.container)
    rect.origin[room.axis.cross] = room.crossOrigin
    switch item.scope {
    case .section:
      rect.size[room.axis] = extent
    case .content:
      rect.origin[room.axis] = -boundary.start
      rect.size[room.axis] = core + room.insets.total(room.axis)
    }
    return rect.inset(by: item.contentInsets.effective())
  }

  /// Finds out what the boundary items take up, after something was measured.
  private mutating func settle() {
    boundary = boundarySolver.solve(
      section.boundaryItems, measured: boundarySizes, core: core)
  }
}

extension SolvedSection {
  /// What is visible of a section: along the layout's direction, and along its strip.
  struct Visible {
    /// Cells from the section's start.
    var range: Range<Int>
    /// Cells of the strip's content.
    var strip: Range<Int>
  }

  /// Measures what is visible.
  ///
  /// Returns by how much what lies at the start of the range moved, from the section's start.
  mutating func measure(_ visible: Visible, measurer: any Measurer) -> Int {
    let (axis, before) = (room.axis, contentOrigin[room.axis])
    measureBoundary(visible.range, measurer: measurer)
    settle()
    var shift = visible.range.lowerBound >= before ? contentOrigin[axis] - before : 0
    let range = visible.range.moved(by: shift)
    let origin = contentOrigin
    let context = MeasuringContext(measurer: measurer, section: index)
    if !room.isSideways {
      shift += arrangement.measure(range.moved(by: -origin[axis]), context: context)
    } else if range.overlaps(origin[axis]..<origin[axis] + max(1, core)) {
      let start = room.insets.start(axis.cross)
      _ = arrangement.measure(visible.strip.moved(by: -start), context: context)
    }
    settle()
    measureBoundary(visible.range.moved(by: shift), measurer: measurer)
    settle()
    return shift
  }

  private mutating func measureBoundary(_ range: Range<Int>, measurer: any Measurer) {
    for (number, item) in section.boundaryItems.enumerated() where boundarySizes[number] == nil {
      let resolved = boundarySolver.proposal(for: item, core: core)
      let rect = boundaryRect(number)
      let reach = rect.start(room.axis)..<rect.start(room.axis) + max(1, rect.size[room.axis])
      guard resolved.estimated.any, item.pinToVisibleBounds || range.overlaps(reach) else {
        continue
      }
      let answer = measurer.measure(
        .boundary(kind: item.kind, section: index), proposed: resolved.proposal(tag: item.tag))
      boundarySizes[number] = Size(
        width: Limits.length(answer.width), height: Limits.length(answer.height))
    }
  }
}

extension Range<Int> {
  /// The range with both ends moved.
  func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
