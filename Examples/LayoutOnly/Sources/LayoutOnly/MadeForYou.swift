import CompositionalLayout
import Geometry

/// A page of recommendations: a banner, a strip that scrolls sideways, two over three tiles, and
/// a grid of tiles whose height follows the width.
let madeForYou = Layout { section, _ in
  switch section {
  case 0: banner()
  case 1: strip()
  case 2: twoOverThree()
  default: tiles()
  }
}

private func banner() -> Section {
  let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(5))
  return Section(group: .horizontal(size: size, subitems: [.item(Item(size: size))]))
}

private func strip() -> Section {
  let tile = Item(size: .full)
  var section = Section(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(0.3), height: .absolute(3)),
      subitems: [.item(tile)]))
  section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  section.interGroupSpacing = 1
  section.contentInsets = EdgeInsets(top: 1, bottom: 1)
  return section
}

private func twoOverThree() -> Section {
  func row(_ count: Int) -> Subitem {
    var row = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(3)),
      subitem: .item(Item(size: .full)), count: count)
    row.interItemSpacing = .fixed(1)
    return .group(row)
  }
  var group = Group.vertical(
    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(7)), subitems: [row(2), row(3)])
  group.interItemSpacing = .fixed(1)
  var section = Section(group: group)
  section.contentInsets.bottom = 1
  return section
}

private func tiles() -> Section {
  let tile = Item(
    size: LayoutSize(width: .fractionalWidth(1 / 4), height: .fractionalHeight(1)),
    contentInsets: EdgeInsets(all: 1))
  return Section(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.4)),
      subitems: [.item(tile)]))
}
