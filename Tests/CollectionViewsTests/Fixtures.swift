import CollectionViews
import CompositionalLayout
import DiffableSnapshot
import Geometry

typealias TestView = CollectionView<String, Int>

/// A list of rows above a grid of tiles, as on the first screen.
enum Fixtures {
  /// A collection of sections with consecutive numbers as items; every section but the first,
  /// which is a list, has `columns` tiles in a row.
  static func view(
    _ counts: [Int], columns: Int = 3, tileHeight: Int = 4, size: Size = Size(width: 40, height: 20)
  ) throws -> TestView {
    var view = TestView(
      snapshot: try snapshot(counts), layout: layout(columns: columns, tileHeight: tileHeight))
    view.resize(to: size)
    return view
  }

  /// Sections "0", "1" and so on; items are numbered through.
  static func snapshot(_ counts: [Int]) throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    var next = 0
    for (index, count) in counts.enumerated() {
      try snapshot.append(section: "\(index)", items: Array(next..<next + count))
      next += count
    }
    return snapshot
  }

  /// The first section is a list with a free row below, the others are grids with a header.
  static func layout(columns: Int, tileHeight: Int) -> Layout {
    Layout { index, _ in index == 0 ? list() : grid(columns: columns, tileHeight: tileHeight) }
  }

  private static func list() -> Section {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(1))
    var section = Section(group: .vertical(size: size, subitems: [.item(Item(size: size))]))
    section.contentInsets = EdgeInsets(bottom: 1)
    return section
  }

  private static func grid(columns: Int, tileHeight: Int) -> Section {
    let item = Item(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    var group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(tileHeight)),
      subitem: .item(item), count: columns)
    group.interItemSpacing = .fixed(1)
    var section = Section(group: group)
    section.interGroupSpacing = 1
    section.boundaryItems = [
      BoundaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: .header,
        alignment: .top)
    ]
    return section
  }

  /// A shelf that rests at the start of an item, below one row.
  static func shelf(items: Int, width: Int = 40) throws -> TestView {
    let layout = Layout { index, _ in
      if index == 0 { return list() }
      let size = LayoutSize(width: .absolute(10), height: .absolute(3))
      var section = Section(group: .horizontal(size: size, subitems: [.item(Item(size: size))]))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.interGroupSpacing = 1
      return section
    }
    var view = TestView(snapshot: try snapshot([1, items, 1]), layout: layout)
    view.resize(to: Size(width: width, height: 12))
    return view
  }
}
