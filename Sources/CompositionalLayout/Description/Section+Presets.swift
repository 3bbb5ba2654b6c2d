internal import Geometry

/// Room between elements: one number for each axis, and around the whole.
public struct Gap: Hashable, Sendable {
  /// Cells between groups, in the direction in which they repeat.
  public var main: Int
  /// Cells between the items of a group.
  public var cross: Int
  /// Cells at the section's edges across the layout's direction.
  public var outer: Int

  /// Makes gaps.
  public init(main: Int = 0, cross: Int = 0, outer: Int = 0) {
    self.main = main
    self.cross = cross
    self.outer = outer
  }
}

extension Section {
  /// Makes rows of a fixed height.
  public static func list(rowHeight: Int = 1, gap: Int = 0) -> Section {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(rowHeight))
    var section = Section(
      group: .horizontal(size: size, subitem: .item(Item(size: .full)), count: 1))
    section.interGroupSpacing = gap
    return section
  }

  /// Makes a grid of equal columns.
  ///
  /// Without a height the items are square to the eye. An estimated height makes rows as high as
  /// their tallest item.
  ///
  ///     Section.grid(columns: .fit(min: 18, max: 30), gap: Gap(main: 1, cross: 2, outer: 2))
  public static func grid(
    columns: Columns, itemHeight: Dimension = .aspect(1), gap: Gap = Gap()
  ) -> Section {
    let item = Item(size: LayoutSize(width: .fractionalWidth(1), height: itemHeight))
    // A fraction would refer to the row itself, so the row takes it and the items fill the row.
    let isOwn = itemHeight.refersTo(.vertical) || itemHeight.refersTo(.horizontal)
    let rowHeight = isOwn ? itemHeight : .estimated(1)
    var row = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: rowHeight),
      subitem: .item(isOwn ? Item(size: .full) : item), columns: columns)
    row.interItemSpacing = .fixed(gap.cross)
    row.rowHeight = .tallest
    return Section(group: row, gap: gap)
  }

  /// Makes a strip that scrolls sideways and rests at the start of an item.
  public static func shelf(
    itemWidth: Dimension, height: Dimension, gap: Gap = Gap(),
    behavior: OrthogonalBehavior = .continuousGroupLeadingBoundary
  ) -> Section {
    let inside = LayoutSize(
      width: .fractionalWidth(1),
      height: height.isEstimated ? height : .fractionalHeight(1))
    var section = Section(
      group: .horizontal(
        size: LayoutSize(width: itemWidth, height: height), subitem: .item(Item(size: inside)),
        count: 1), gap: gap)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Makes lanes of items of different heights.
  public static func masonry(
    lanes: Columns, itemHeight: Dimension, gap: Gap = Gap()
  ) -> Section {
    var section = Section(
      masonry: Masonry(
        lanes: lanes,
        item: Item(size: LayoutSize(width: .fractionalWidth(1), height: itemHeight)),
        laneSpacing: gap.cross, itemSpacing: gap.main))
    section.contentInsets = EdgeInsets(leading: gap.outer, trailing: gap.outer)
    return section
  }

  /// Makes lines of items of different widths, as many to a line as fit.
  public static func flow(
    estimatedWidth: Int, height: Dimension = .absolute(1), gap: Gap = Gap()
  ) -> Section {
    var line = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)),
      subitems: [.item(Item(size: LayoutSize(width: .estimated(estimatedWidth), height: height)))])
    line.interItemSpacing = .fixed(gap.cross)
    return Section(group: line, gap: gap)
  }

  private init(group: Group, gap: Gap) {
    self.init(group: group)
    interGroupSpacing = gap.main
    contentInsets = EdgeInsets(leading: gap.outer, trailing: gap.outer)
  }
}
