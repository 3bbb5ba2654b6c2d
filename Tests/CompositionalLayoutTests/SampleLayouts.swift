import CompositionalLayout
import Geometry

/// A layout that real screens use, with a number of items for each section.
struct SampleLayout: Sendable {
  var name: String
  var layout: Layout
  var counts: [Int]
  /// Whether items lie side by side without overlap and inside their section at every size.
  var isTidy = true
}

extension SampleLayout {
  /// One sample of each kind of arrangement.
  static let all: [SampleLayout] = [
    library, madeForYou, insetGrid, nested, badges, pinned, background, videos, settings, tags,
    masonry, dashboard, flexible, featured,
  ]

  private static func row(_ height: Dimension, _ columns: Columns, gap: Int = 0) -> Group {
    var row = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: height),
      subitem: .item(Item(size: .full)), columns: columns)
    row.interItemSpacing = .fixed(gap)
    return row
  }

  private static func bar(_ kind: ElementKind, _ alignment: RectAlignment) -> BoundaryItem {
    BoundaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)), kind: kind,
      alignment: alignment)
  }

  /// Six rows of navigation above a grid of albums.
  static let library = SampleLayout(
    name: "library",
    layout: Layout { index, environment in
      if index == 0 {
        var list = Section.list(using: ListConfiguration(appearance: .plain))
        list.contentInsets.bottom = 1
        return list
      }
      let width = environment.container.size.width
      let columns = width > 125 ? 4 : width > 75 ? 3 : 2
      var albums = Section.grid(
        columns: .count(columns), itemHeight: .estimated(9), gap: Gap(main: 1, cross: 2, outer: 2))
      var header = bar(.header, .top)
      header.offset.y = -1
      albums.boundaryItems = [header]
      return albums
    }, counts: [6, 13])

  /// A banner, a strip, a nested mosaic and a grid.
  static let madeForYou = SampleLayout(
    name: "made for you",
    layout: Layout { index, _ in
      switch index {
      case 0: return .list(rowHeight: 5)
      case 1:
        var shelf = Section.shelf(
          itemWidth: .fractionalWidth(0.3), height: .absolute(3), gap: Gap(main: 1))
        shelf.contentInsets.top = 1
        return shelf
      case 2:
        var mosaic = Group.vertical(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(7)),
          subitems: [
            .group(row(.absolute(3), .count(2), gap: 1)),
            .group(row(.absolute(3), .count(3), gap: 1)),
          ])
        mosaic.interItemSpacing = .fixed(1)
        return Section(group: mosaic)
      default:
        let cell = Item(
          size: LayoutSize(width: .fractionalWidth(1 / 4), height: .fractionalHeight(1)),
          contentInsets: EdgeInsets(all: 1))
        return Section(
          group: .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.4)),
            subitems: [.item(cell)]))
      }
    }, counts: [1, 9, 5, 11])

  static let insetGrid = SampleLayout(
    name: "inset grid",
    layout: Layout(
      section: Section(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.2)),
          subitems: [
            .item(
              Item(
                size: LayoutSize(width: .fractionalWidth(0.2), height: .fractionalHeight(1)),
                contentInsets: EdgeInsets(all: 1)))
          ]))), counts: [12])

  static let nested = SampleLayout(
    name: "nested groups",
    layout: Layout(
      section: Section(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.4)),
          subitems: [
            .item(
              Item(size: LayoutSize(width: .fractionalWidth(0.7), height: .fractionalHeight(1)))),
            .group(
              .vertical(
                size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
                subitem: .item(Item(size: .full)), count: 2)),
          ]))), counts: [10])

  static let badges: SampleLayout = {
    var item = Item(size: .full, contentInsets: EdgeInsets(all: 1))
    item.supplementaryItems = [
      SupplementaryItem(
        size: LayoutSize(width: .absolute(2), height: .absolute(1)), kind: "badge",
        containerAnchor: Anchor(edges: [.top, .trailing], fractionalOffset: (0.3, -0.3)))
    ]
    var section = Section(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(5)),
        subitem: .item(item), count: 4))
    section.contentInsets = EdgeInsets(all: 2)
    return SampleLayout(name: "badges", layout: Layout(section: section), counts: [9])
  }()

  static let pinned: SampleLayout = {
    var section = Section.list(rowHeight: 2, gap: 1)
    section.contentInsets = EdgeInsets(leading: 3, trailing: 3)
    section.boundaryItems = [bar(.header, .top), bar(.footer, .bottom)]
    section.boundaryItems[0].pinToVisibleBounds = true
    return SampleLayout(name: "pinned", layout: Layout(section: section), counts: [4, 0, 5])
  }()

  static let background: SampleLayout = {
    var section = Section.list(rowHeight: 1, gap: 1)
    section.contentInsets = EdgeInsets(all: 2)
    section.decorationItems = [.background(contentInsets: EdgeInsets(all: 1))]
    var configuration = Configuration()
    configuration.interSectionSpacing = 2
    return SampleLayout(
      name: "background", layout: Layout(section: section, configuration: configuration),
      counts: [3, 4])
  }()

  static let videos: SampleLayout = {
    var shelf = Section.shelf(
      itemWidth: .fractionalWidth(0.85), height: .absolute(4), gap: Gap(main: 2, outer: 2),
      behavior: .groupPagingCentered)
    shelf.boundaryItems = [bar(.header, .top)]
    var configuration = Configuration()
    configuration.interSectionSpacing = 1
    return SampleLayout(
      name: "videos", layout: Layout(section: shelf, configuration: configuration),
      counts: [8, 3])
  }()

  static let settings: SampleLayout = {
    var list = ListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    list.showsSeparators = true
    return SampleLayout(
      name: "settings", layout: Layout(section: .list(using: list)), counts: [3, 4])
  }()

  static let tags = SampleLayout(
    name: "tags", layout: Layout(section: .flow(estimatedWidth: 9, gap: Gap(main: 1, cross: 1))),
    counts: [20])

  static let masonry = SampleLayout(
    name: "masonry",
    layout: Layout(
      section: .masonry(
        lanes: .fit(min: 16, max: nil), itemHeight: .estimated(4), gap: Gap(main: 1, cross: 1))),
    counts: [15])

  static let dashboard = SampleLayout(
    name: "dashboard",
    layout: Layout(
      section: Section(
        grid: SpanGrid(
          columns: .fit(min: 10, max: nil), rowHeight: .aspect(1), columnSpacing: 1, rowSpacing: 1,
          spans: [.init(columns: 2, rows: 2), .init(), .init(columns: 3), .init(rows: 2)],
          isDense: true))), counts: [17])

  static let flexible: SampleLayout = {
    var group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(2)),
      repeatingSubitem: .item(
        Item(size: LayoutSize(width: .fractionalWidth(0.2), height: .fractionalHeight(1)))),
      count: 3)
    group.interItemSpacing = .flexible(1)
    return SampleLayout(
      name: "flexible", layout: Layout(section: Section(group: group)), counts: [7])
  }()

  static let featured: SampleLayout = {
    let pattern = GroupPattern(
      [row(.absolute(2), .fit(min: 12, max: nil), gap: 1)], first: [row(.absolute(4), .count(1))],
      last: [row(.absolute(1), .count(2))])
    return SampleLayout(
      name: "featured", layout: Layout(section: Section(pattern: pattern)), counts: [14])
  }()
}
