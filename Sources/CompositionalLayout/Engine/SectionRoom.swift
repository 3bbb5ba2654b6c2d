internal import Geometry

/// The space of one section: its container, its insets and the axes in it.
struct SectionRoom: Sendable {
  /// The direction in which sections follow each other.
  let axis: Axis
  /// Whether the section scrolls across that direction.
  let isSideways: Bool
  /// Columns and rows of the layout container.
  let container: Size
  /// The section's insets with the gaps beside its boundary items.
  let insets: EdgeInsets
  /// Where the layout container starts across the direction.
  let crossOrigin: Int
  let aspect: Fraction
  let direction: LayoutDirection
  /// What groups refer to: the container without the section's insets.
  let inner: ExactSize

  init(_ section: Section, configuration: Configuration, environment: Environment) {
    axis = configuration.scrollDirection
    isSideways =
      section.orthogonalScrollingBehavior != .none && section.content.canScrollSideways
    aspect = environment.cellAspect
    direction = environment.direction
    let size = environment.container.size
    var room = Size(width: Limits.length(size.width), height: Limits.length(size.height))
    let reference = section.contentInsetsReference ?? configuration.contentInsetsReference
    let cross = axis.cross
    crossOrigin =
      reference == .container ? Limits.offset(environment.container.insets.start(cross)) : 0
    if reference == .container { room[cross] = environment.container.effectiveSize[cross] }
    container = room
    insets = SectionRoom.insets(of: section, axis: axis)
    inner = ExactSize(room).inset(by: insets)
  }

  /// The direction in which groups repeat.
  var groupAxis: Axis { isSideways ? axis.cross : axis }

  /// Whether insets take the whole width (or height, in a horizontal layout).
  var hasNoRoom: Bool { inner[axis.cross] <= .zero }

  private static func insets(of section: Section, axis: Axis) -> EdgeInsets {
    var insets = section.contentInsets.effective()
    func has(_ side: RectAlignment.Side) -> Bool {
      section.boundaryItems.contains { $0.alignment.side(axis) == side && $0.extendsBoundary }
    }
    let before = has(.start) ? Limits.offset(section.headerGap) : 0
    let after = has(.end) ? Limits.offset(section.footerGap) : 0
    switch axis {
    case .vertical:
      insets.top += before
      insets.bottom += after
    case .horizontal:
      insets.leading += before
      insets.trailing += after
    }
    return insets
  }
}

extension Section.Content {
  /// Whether groups can repeat across the layout's direction.
  var canScrollSideways: Bool {
    switch self {
    case .groups: true
    case .masonry, .grid: false
    }
  }
}
