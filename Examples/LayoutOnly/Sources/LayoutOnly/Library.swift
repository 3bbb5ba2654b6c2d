import CompositionalLayout
import Geometry

/// A music library: six rows of navigation above a grid of albums with a header.
///
/// The number of columns follows the width, rows are as high as their covers, and one row of air
/// lies between header and albums.
let library = Layout { section, environment in
  section == 0 ? navigation() : albums(in: environment)
}

private func navigation() -> Section {
  var list = Section.list(using: ListConfiguration(appearance: .plain))
  list.contentInsets.bottom = 1
  return list
}

private func albums(in environment: Environment) -> Section {
  let columns = Columns.breakpoints([
    .init(minWidth: 0, count: 2), .init(minWidth: 76, count: 3), .init(minWidth: 126, count: 4),
  ])
  let count = columns.count(in: environment.container.size.width, gap: 0)
  let album = Item(size: LayoutSize(width: .estimated(9), height: .estimated(9)))
  var row = Group.horizontal(
    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(9)), subitem: .item(album),
    count: count)
  row.interItemSpacing = .fixed(2)

  var section = Section(group: row)
  section.interGroupSpacing = 1
  section.contentInsets = EdgeInsets(leading: 2, trailing: 2)
  section.boundaryItems = [
    BoundaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)), kind: .header,
      alignment: .top, offset: Point(x: 0, y: -1))
  ]
  return section
}

/// An album is a cover as high as it is wide to the eye, and two lines of text.
struct AlbumMeasurer: Measurer {
  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size {
    guard case .item(section: 1, _) = element, let width = proposed.width else {
      return proposed.estimate
    }
    return Size(width: width, height: (width + 1) / 2 + 2)
  }
}
