internal import Geometry

/// A solved section: its arrangement, its boundary items and what they take up together.
struct SolvedSection: Sendable {
  private(set) var index: Int
  let section: Section
  let room: SectionRoom
  private(set) var arrangement: any Arrangement
  private(set) var boundary: BoundaryItems
  /// The depth of the items: above backgrounds.
  let baseDepth: Int

  /// How many items it was solved for.
  let count: Int

  init(index: Int, section: Section, count: Int, layout: Layout, environment: Environment) {
    self.index = index
    self.section = section
    self.count = count
    room = SectionRoom(section, configuration: layout.configuration, environment: environment)
    arrangement = section.makeArrangement(room: room, count: max(0, min(Limits.items, count)))
    let behind = section.decorationItems.map(\.zIndex).filter { $0 >= 0 }
    baseDepth = behind.isEmpty ? 0 : Limits.length(behind.max() ?? 0) + 1
    let solver = BoundarySolver(
      room: room, followsInsets: section.supplementariesFollowContentInsets)
    boundary = BoundaryItems(
      section.boundaryItems, solver: solver,
      core: room.isSideways ? arrangement.crossExtent : arrangement.extent)
  }

  /// The same section at another index: many layouts repeat one description over equal counts.
  func repeated(at index: Int) -> SolvedSection {
    var copy = self
    copy.index = index
    return copy
  }

  /// Cells along the layout's direction.
  var extent: Int { boundary.extent }

  /// Cells of the content along the layout's direction, without insets.
  var core: Int { room.isSideways ? arrangement.crossExtent : arrangement.extent }

  /// Cells by which anything may reach out of the section along the layout's direction.
  var overhang: Int {
    var reach = room.isSideways ? 0 : arrangement.overhang
    let bounds = boundary.result
    for rect in bounds.rects {
      reach = max(reach, bounds.start - rect.start(room.axis), rect.end(room.axis) - bounds.end)
    }
    return reach
  }

  /// The rectangle of a boundary item, from the section's start.
  func boundaryRect(_ number: Int) -> Rect { boundary.rect(number) }

  /// Where the arrangement lies, from the section's start; the cross start counts from the layout.
  var contentOrigin: Point {
    var origin = Point.zero
    origin[room.axis] = room.insets.start(room.axis) - boundary.result.start
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
      rect.origin[room.axis] = -boundary.result.start
      rect.size[room.axis] = max(0, core + room.insets.total(room.axis))
    }
    return rect.inset(by: item.contentInsets.effective())
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
    boundary.settle(core: core)
    measureBoundary(visible.range.moved(by: shift), measurer: measurer)
    return shift
  }

  private mutating func measureBoundary(_ range: Range<Int>, measurer: any Measurer) {
    boundary.measure(range, core: core, section: index, measurer: measurer)
  }
}

extension Range<Int> {
  /// The range with both ends moved.
  func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
