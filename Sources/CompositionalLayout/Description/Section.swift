public import Geometry

/// One repeating group (or another arrangement of items), with what belongs around it.
///
///     var albums = Section(group: row)
///     albums.interGroupSpacing = 1
///     albums.contentInsets = EdgeInsets(leading: 2, trailing: 2)
public struct Section: Sendable, Hashable {
  /// How the items of a section are arranged.
  public enum Content: Hashable, Sendable {
    /// Groups that follow each other.
    case groups(GroupPattern)
    /// Lanes of items of different extents, each item in the shortest lane.
    case masonry(Masonry)
    /// A grid in which items may span columns and rows.
    case grid(SpanGrid)
  }

  /// The arrangement of the items.
  public var content: Content
  /// Room between the section's edges and its content.
  public var contentInsets: EdgeInsets = .zero
  /// Room between groups, in the direction in which groups repeat.
  public var interGroupSpacing = 0
  /// Whether and how the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior: OrthogonalBehavior = .none
  /// Where the groups of a sideways section come to rest; nil follows the behaviour.
  public var snapPolicy: SnapPolicy?
  /// Headers, footers and others at the section's edges.
  public var boundaryItems: [BoundaryItem] = []
  /// Backgrounds.
  public var decorationItems: [DecorationItem] = []
  /// Whether boundary items keep to the section's insets across the layout's direction.
  public var supplementariesFollowContentInsets = true
  /// Which of the container's insets the section keeps to; nil follows the configuration.
  public var contentInsetsReference: InsetsReference?
  /// Room added between headers and content.
  public var headerGap = 0
  /// Room added between content and footers.
  public var footerGap = 0
  /// Changes what is shown of the visible elements, after the layout.
  public var visibleItemsHandler: VisibleItemsHandler?

  /// Makes a section that repeats one group.
  public init(group: Group) { content = .groups(GroupPattern([group])) }

  /// Makes a section of several groups in sequence.
  public init(pattern: GroupPattern) { content = .groups(pattern) }

  /// Makes a section of lanes.
  public init(masonry: Masonry) { content = .masonry(masonry) }

  /// Makes a section of a grid with spans.
  public init(grid: SpanGrid) { content = .grid(grid) }
}

/// A sequence of groups: some once at the start, some again and again, some once at the end.
public struct GroupPattern: Hashable, Sendable {
  /// The groups that come once, before the others.
  public var first: [Group]
  /// The groups that are repeated in turn.
  public var repeating: [Group]
  /// The groups that the last items fill.
  public var last: [Group]

  /// Makes a pattern.
  public init(_ repeating: [Group], first: [Group] = [], last: [Group] = []) {
    self.first = first
    self.repeating = repeating
    self.last = last
  }
}
