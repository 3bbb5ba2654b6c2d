import CompositionalLayout
import Geometry

/// How each kind of section is laid out; lengths are cells.
///
/// Every screen uses the same rules, so a list of tracks looks alike wherever it stands.
struct SectionLayouts: Sendable {
  let context: ScreenContext
  let mode: AlbumMode

  /// The layout of a section in the space it has.
  func section(_ id: SectionID, in environment: Environment) -> Section {
    switch id {
    case .navigation: navigation()
    case .albums: context.showsTiles(mode) ? albumGrid() : albumLines()
    case .letter: rows(height: 1, header: header(height: 1, isPinned: true))
    case .disc: rows(height: 1, header: header(height: 1))
    case .choices: rows(height: 1, header: header(height: Notice.height))
    case .tracks, .playlists, .keys: rows(height: 1)
    case .albumHeader: rows(height: AlbumHeader.height(in: context.terminal))
    case .shelf(let index): MadeForYouLayout.section(index)
    case .notice: rows(height: Notice.height)
    }
  }

  /// A plain list of rows with a free row below it.
  private func navigation() -> Section {
    var section = rows(height: 1)
    section.contentInsets = EdgeInsets(bottom: 1)
    return section
  }

  /// Tiles of equal width; the header stands one row above them.
  private func albumGrid() -> Section {
    let count = context.settings.columns.count(in: context.terminal)
    let height = AlbumTile.height(
      width: GridColumns.tileWidth(context.terminal.width, count))
    let item = Item(size: LayoutSize(width: .estimated(height), height: .estimated(height)))
    var group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(height)),
      subitem: .item(item), count: count)
    group.interItemSpacing = .fixed(GridColumns.gap)
    var section = Section(group: group)
    section.interGroupSpacing = 1
    section.contentInsets = EdgeInsets(leading: GridColumns.inset, trailing: GridColumns.inset)
    section.boundaryItems = [albumHeader()]
    return section
  }

  private func albumLines() -> Section {
    var section = rows(height: AlbumLines.height)
    section.interGroupSpacing = 1
    section.contentInsets = EdgeInsets(leading: GridColumns.inset, trailing: GridColumns.inset)
    section.boundaryItems = [albumHeader()]
    return section
  }

  private func albumHeader() -> BoundaryItem {
    BoundaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)), kind: .header,
      alignment: .top, offset: Point(x: 0, y: -1))
  }

  private func rows(height: Int, header: BoundaryItem? = nil) -> Section {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
    var section = Section(group: .vertical(size: size, subitems: [.item(Item(size: size))]))
    if let header {
      section.boundaryItems = [header]
      section.contentInsets = EdgeInsets(bottom: 1)
    }
    return section
  }

  private func header(height: Int, isPinned: Bool = false) -> BoundaryItem {
    BoundaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)), kind: .header,
      alignment: .top, pinToVisibleBounds: isPinned)
  }
}
