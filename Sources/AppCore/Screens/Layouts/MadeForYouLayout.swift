import CompositionalLayout
import Geometry

/// The geometry of Made For You, one rule a section; lengths are cells.
enum MadeForYouLayout {
  /// The layout of a section, from 0.
  static func section(_ index: Int) -> Section {
    switch index {
    case 0: banner
    case 1: shelf
    case 2: twoOverThree
    default: endlessGrid
    }
  }

  /// One item over the full width.
  private static var banner: Section {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(5))
    return Section(group: .horizontal(size: size, subitems: [.item(Item(size: size))]))
  }

  /// A shelf that scrolls sideways and rests at the start of an item.
  private static var shelf: Section {
    let item = Item(size: LayoutSize(width: .fractionalWidth(1), height: .absolute(3)))
    let group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(Fraction(3, 10)), height: .absolute(3)),
      subitems: [.item(item)])
    var section = Section(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 1
    section.contentInsets = EdgeInsets(top: 1, bottom: 1)
    return section
  }

  /// A row of two above a row of three.
  private static var twoOverThree: Section {
    func row(of count: Int) -> Group {
      let item = Item(
        size: LayoutSize(width: .fractionalWidth(Fraction(1, count)), height: .fractionalHeight(1)))
      var group = Group.horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(3)), subitem: .item(item),
        count: count)
      group.interItemSpacing = .fixed(1)
      return group
    }
    var group = Group.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(7)),
      subitems: [.group(row(of: 2)), .group(row(of: 3))])
    group.interItemSpacing = .fixed(1)
    var section = Section(group: group)
    section.contentInsets = EdgeInsets(bottom: 1)
    return section
  }

  /// Rows of four without an end; their height follows the width.
  private static var endlessGrid: Section {
    var item = Item(
      size: LayoutSize(width: .fractionalWidth(Fraction(1, 4)), height: .fractionalHeight(1)))
    item.contentInsets = EdgeInsets(all: 1)
    let group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(Fraction(2, 5))),
      subitems: [.item(item)])
    return Section(group: group)
  }
}
