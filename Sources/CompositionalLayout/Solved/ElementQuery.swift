internal import Geometry

/// Collects the elements of a solved layout that intersect an area, where they are shown.
///
/// Works left to right; the caller mirrors area and result of a right-to-left layout.
struct ElementQuery {
  private let layout: SolvedLayout
  /// What is visible: pinned elements stay within it.
  private let visible: Rect
  /// What is asked for.
  private let area: Rect
  private let stripOffsets: [Int: Int]
  private(set) var elements: [PlacedElement] = []
  private(set) var work = QueryWork()

  init(_ layout: SolvedLayout, visible: Rect, area: Rect, stripOffsets: [Int: Int]) {
    self.layout = layout
    self.visible = visible
    self.area = area
    self.stripOffsets = stripOffsets
  }

  private var axis: Axis { layout.axis }

  /// Collects everything, in reading order.
  mutating func run() {
    guard !area.isEmpty else { return }
    let pins = collectGlobalBoundary()
    let shift = layout.boundary.result.start
    let low = area.start(axis) - layout.overhang
    let high = area.end(axis) + layout.overhang
    var index = layout.extents.index(at: low + shift)
    while index < layout.sections.count {
      let start = layout.sectionStart(index)
      guard start < high else { break }
      if let section = layout.sections[index], start + section.extent + layout.overhang > low {
        work.sections += 1
        collect(section, at: start, pins: pins)
      }
      index += 1
    }
  }

  private mutating func collect(_ section: SolvedSection, at start: Int, pins: Range<Int>) {
    let first = elements.count
    collectDecorations(section, at: start)
    collectBoundary(section, at: start, pins: pins)
    collectItems(section, at: start)
    if let handler = section.section.visibleItemsHandler {
      apply(handler, from: first, section: section)
    }
  }

  private mutating func add(_ element: PlacedElement) {
    var shown = area
    if let clip = element.clip { shown = shown.intersection(clip) }
    if element.rect.intersects(shown) { elements.append(element) }
  }

  // MARK: Backgrounds

  private mutating func collectDecorations(_ section: SolvedSection, at start: Int) {
    for item in section.section.decorationItems {
      var rect = section.decorationRect(item)
      rect.origin[axis] += start
      add(
        PlacedElement(
          path: .decoration(kind: item.kind, section: section.index), rect: rect,
          zIndex: item.zIndex))
    }
  }

  // MARK: Boundary items

  private mutating func collectBoundary(_ section: SolvedSection, at start: Int, pins: Range<Int>) {
    let items = section.section.boundaryItems
    let whole = start..<start + section.extent
    var headerEnd = Int.min
    for (number, item) in items.enumerated() where item.alignment.side(axis) != .end {
      var rect = section.boundaryRect(number)
      rect.origin[axis] += start
      let natural = rect
      if item.pinToVisibleBounds {
        rect.origin[axis] = pinnedStart(rect, in: whole, visible: pins)
        headerEnd = max(headerEnd, rect.end(axis))
      }
      add(element(item, section: section, rect: rect, natural: natural))
    }
    for (number, item) in items.enumerated() where item.alignment.side(axis) == .end {
      var rect = section.boundaryRect(number)
      rect.origin[axis] += start
      let natural = rect
      if item.pinToVisibleBounds {
        rect.origin[axis] = pinnedEnd(rect, in: whole, visible: pins, after: headerEnd)
      }
      add(element(item, section: section, rect: rect, natural: natural))
    }
  }

  private func element(
    _ item: BoundaryItem, section: SolvedSection, rect: Rect, natural: Rect
  ) -> PlacedElement {
    PlacedElement(
      path: .boundary(kind: item.kind, section: section.index), rect: rect,
      zIndex: item.zIndex ?? section.baseDepth + (item.pinToVisibleBounds ? 2 : 1),
      isPinned: rect != natural)
  }

  /// A pinned header follows the visible start down to the end of its section.
  private func pinnedStart(_ rect: Rect, in whole: Range<Int>, visible: Range<Int>) -> Int {
    let natural = rect.start(axis)
    let pushed = min(max(natural, visible.lowerBound), whole.upperBound - rect.size[axis])
    return max(natural, pushed)
  }

  /// A pinned footer follows the visible end up to the start of its section and its header.
  private func pinnedEnd(
    _ rect: Rect, in whole: Range<Int>, visible: Range<Int>, after headerEnd: Int
  ) -> Int {
    let natural = rect.start(axis)
    let raised = min(natural, visible.upperBound - rect.size[axis])
    return min(natural, max(raised, whole.lowerBound, headerEnd))
  }

  /// Collects the layout's own boundary items; returns what they leave for pins of sections.
  private mutating func collectGlobalBoundary() -> Range<Int> {
    let whole = 0..<layout.boundary.extent
    let all = visible.start(axis)..<visible.end(axis)
    var (low, high) = (all.lowerBound, all.upperBound)
    for (number, item) in layout.configuration.boundaryItems.enumerated() {
      var rect = layout.boundary.rect(number)
      let natural = rect
      if item.pinToVisibleBounds {
        if item.alignment.side(axis) == .end {
          rect.origin[axis] = pinnedEnd(rect, in: whole, visible: all, after: Int.min)
          high = min(high, rect.start(axis))
        } else {
          rect.origin[axis] = pinnedStart(rect, in: whole, visible: all)
          low = max(low, rect.end(axis))
        }
      }
      add(
        PlacedElement(
          path: .boundary(kind: item.kind, section: nil), rect: rect,
          zIndex: item.zIndex ?? (item.pinToVisibleBounds ? 4 : 3), isPinned: rect != natural))
    }
    return low..<max(low, high)
  }

  // MARK: Items

  private mutating func collectItems(_ section: SolvedSection, at start: Int) {
    // Groups without extent all lie at one place, where none of them has a cell to show.
    guard section.arrangement.extent > 0 || section.arrangement.overhang > 0 else { return }
    var origin = section.contentOrigin
    origin[axis] += start
    var clip: Rect?
    if section.room.isSideways {
      let viewport = section.stripViewport(at: start)
      guard viewport.intersects(area) else { return }
      clip = viewport
      origin[axis.cross] -= Limits.position(stripOffsets[section.index] ?? 0)
    }
    let along = section.room.groupAxis
    let low = area.start(along) - origin[along]
    var found: [ArrangedItem] = []
    section.arrangement.collect(low..<low + area.size[along], into: &found, work: &work)
    for item in found {
      let rect = item.rect.moved(x: origin.x, y: origin.y)
      if !item.isGroup {
        add(
          PlacedElement(
            path: .item(section: section.index, item: item.item), rect: rect,
            zIndex: section.baseDepth + item.zIndex, clip: clip))
      }
      for attached in item.attached {
        add(
          PlacedElement(
            path: .supplementary(kind: attached.kind, section: section.index, item: item.item),
            rect: Attachment(aspect: section.room.aspect).rect(of: attached, on: rect),
            zIndex: attached.zIndex ?? section.baseDepth + item.zIndex + 1, clip: clip))
      }
    }
  }

  private mutating func apply(
    _ handler: VisibleItemsHandler, from first: Int, section: SolvedSection
  ) {
    var items = elements[first...].map {
      VisibleItem(path: $0.path, rect: $0.rect, zIndex: $0.zIndex)
    }
    var offset = visible.origin
    if section.room.isSideways { offset[axis.cross] = stripOffsets[section.index] ?? 0 }
    handler.body(&items, offset, layout.environment)
    let known = Dictionary(
      elements[first...].map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    elements.removeSubrange(first...)
    for item in items where !item.isHidden {
      guard var element = known[item.path] else { continue }
      element.rect = item.rect
      element.zIndex = item.zIndex
      elements.append(element)
    }
  }
}

extension SolvedSection {
  /// The part of the content in which a sideways section is seen, for a start of the section.
  func stripViewport(at start: Int) -> Rect {
    var rect = Rect(origin: .zero, size: room.container)
    rect.origin[room.axis] = start + contentOrigin[room.axis]
    rect.origin[room.axis.cross] = room.crossOrigin
    rect.size[room.axis] = core
    return rect
  }
}
