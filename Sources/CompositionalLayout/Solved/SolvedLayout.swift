public import Geometry

/// A layout solved for a space: where everything lies.
///
/// A value: copies share storage. Queries look only at what is asked for. Sizes that are only
/// estimated are found by ``measure(in:)-(Viewport)``, which a program calls for what it is
/// about to show, before it asks for the elements.
public struct SolvedLayout: Sendable {
  /// What the layout was solved for.
  public let environment: Environment
  /// What holds for the layout as a whole.
  public let configuration: Configuration
  let measurer: any Measurer
  private(set) var sections: [SolvedSection?]
  private(set) var extents: PrefixSums
  private(set) var boundary: BoundaryItems
  /// How far anything reaches out of its section, at most.
  private(set) var overhang = 0

  init(
    layout: Layout, environment: Environment, counts: [Int], measurer: any Measurer
  ) {
    self.environment = environment
    configuration = layout.configuration
    self.measurer = measurer
    sections = SolvedLayout.solve(layout, in: environment, counts: counts)
    let spacing = Limits.length(configuration.interSectionSpacing)
    let last = sections.lastIndex { $0 != nil }
    extents = PrefixSums(
      sections.enumerated().map { index, section in
        section.map { $0.extent + (index == last ? 0 : spacing) } ?? 0
      })
    boundary = BoundaryItems(
      configuration.boundaryItems,
      solver: BoundarySolver(configuration: configuration, environment: environment),
      core: extents.total)
    overhang = sections.compactMap { $0?.overhang }.max() ?? 0
  }

  private static func solve(
    _ layout: Layout, in environment: Environment, counts: [Int]
  ) -> [SolvedSection?] {
    var previous: SolvedSection?
    return counts.enumerated().map { index, count in
      guard let section = layout.sectionProvider(index, environment) else { return nil }
      if let known = previous, known.count == count, known.section == section {
        return known.repeated(at: index)
      }
      let solved = SolvedSection(
        index: index, section: section, count: count, layout: layout, environment: environment)
      previous = solved
      return solved
    }
  }

  /// The direction in which sections follow each other.
  var axis: Axis { configuration.scrollDirection }

  /// How many sections there are, those left out by the provider included.
  public var sectionCount: Int { sections.count }

  /// Columns and rows of all content.
  public var contentSize: Size {
    let container = environment.container.size
    var size = Size(
      width: Limits.length(container.width), height: Limits.length(container.height))
    size[axis] = boundary.extent
    return size
  }

  /// Where a section starts along the direction.
  func sectionStart(_ index: Int) -> Int { extents.sum(before: index) - boundary.result.start }

  /// What could not be done as asked, one for each cause and section.
  ///
  /// - Complexity: O(sections).
  public var diagnostics: [Diagnostic] {
    var result: [Diagnostic] = []
    for case let section? in sections { result += section.diagnostics }
    if configuration.boundaryItems.hasDuplicateKinds {
      result.append(Diagnostic(.duplicateKind, section: nil))
    }
    return result
  }
}

extension SolvedLayout {
  /// Measures the estimated elements that intersect a rectangle, with strips at their start.
  @discardableResult
  public mutating func measure(in rect: Rect) -> Int { measure(in: Viewport(rect: rect)) }

  /// Measures the estimated elements that are visible in a viewport.
  ///
  /// Returns by how many cells the content at the start of the viewport moved along the scroll
  /// direction, because what lies before it changed: a program that scrolls by as much keeps
  /// what is on screen where it was.
  ///
  /// - Complexity: O(log *n* + visible); a flow measures everything before the viewport once.
  @discardableResult
  public mutating func measure(in viewport: Viewport) -> Int {
    let visible = normalized(viewport.rect)
    let view = Limits.length(environment.container.size[axis.cross])
    return measure(visible.start(axis)..<visible.start(axis) + max(1, visible.size[axis])) {
      let start = Limits.position(viewport.stripOffsets[$0] ?? 0)
      return start..<start + max(1, view)
    }
  }

  /// Measures all estimated elements, in view or not.
  ///
  /// - Complexity: O(items) questions to the measurer; meant for tests and printing.
  public mutating func measureEverything() {
    measure(-Limits.length..<Limits.extent) { _ in 0..<Limits.extent }
  }

  @discardableResult
  private mutating func measure(_ range: Range<Int>, strip: (Int) -> Range<Int>) -> Int {
    var shift = measureBoundary(range)
    var index = extents.index(at: range.lowerBound + shift + boundary.result.start)
    while index < sections.count {
      let sectionStart = sectionStart(index)
      let visible = range.moved(by: shift - sectionStart)
      guard visible.upperBound > 0 else { break }
      shift += measureSection(index, visible: .init(range: visible, strip: strip(index)))
      index += 1
    }
    boundary.settle(core: extents.total)
    return shift
  }

  private mutating func measureSection(_ index: Int, visible: SolvedSection.Visible) -> Int {
    guard let before = sections[index]?.extent else { return 0 }
    let asked = measurer
    let moved = sections[index]?.measure(visible, measurer: asked) ?? 0
    guard let section = sections[index] else { return 0 }
    extents[index] += section.extent - before
    overhang = max(overhang, section.overhang)
    return visible.range.lowerBound > 0 ? moved : 0
  }

  private mutating func measureBoundary(_ range: Range<Int>) -> Int {
    let before = boundary.result.start
    boundary.measure(range, core: extents.total, section: nil, measurer: measurer)
    return range.lowerBound >= -before ? before - boundary.result.start : 0
  }
}

extension SolvedLayout {
  /// A rectangle brought into bounds, and left to right.
  func normalized(_ rect: Rect) -> Rect {
    let rect = Rect(
      x: Limits.position(rect.origin.x), y: Limits.position(rect.origin.y),
      width: max(0, Limits.position(rect.size.width)),
      height: max(0, Limits.position(rect.size.height)))
    return mirrored(rect)
  }

  /// A rectangle as it lies in the other reading direction, if the layout is right to left.
  func mirrored(_ rect: Rect) -> Rect {
    guard environment.direction == .rightToLeft else { return rect }
    return Rect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension SolvedSection {
  /// What could not be done as asked, one for each cause.
  var diagnostics: [Diagnostic] {
    var causes = arrangement.causes
    if room.hasNoRoom { causes.insert(.noRoom) }
    if section.orthogonalScrollingBehavior != .none, !section.content.canScrollSideways {
      causes.insert(.arrangementCannotScrollSideways)
    }
    let decorations = section.decorationItems.map(\.kind)
    if section.boundaryItems.hasDuplicateKinds || Set(decorations).count < decorations.count {
      causes.insert(.duplicateKind)
    }
    return Diagnostic.Cause.allCases.filter(causes.contains).map {
      Diagnostic($0, section: index)
    }
  }
}

extension [BoundaryItem] {
  /// Whether two items share a kind, and so a path.
  var hasDuplicateKinds: Bool { Set(map(\.kind)).count < count }
}
