import CompositionalLayout
import Geometry
import Playback

/// How each kind of section is laid out; lengths are cells.
///
/// Every screen uses the same rules, so a list of tracks looks alike wherever it stands.
struct SectionLayouts: Sendable {
  let context: ScreenContext
  let mode: AlbumMode
  /// Whether the columns of tracks are named above them.
  let hasTrackTable: Bool

  /// The layout of a section in the space it has.
  func section(_ id: SectionID, in environment: Environment) -> Section {
    switch id {
    case .navigation: navigation()
    case .albums: context.showsTiles(mode) ? albumGrid() : albumLines()
    case .albumGroup, .offlineGroup: albumGroup()
    case .letter: rows(height: 1, header: header(height: 1, isPinned: true))
    case .disc: rows(height: 1, header: header(height: 1))
    case .choices: rows(height: 1, header: header(height: Notice.height))
    case .tracks:
      hasTrackTable ? rows(height: 1, header: header(height: 1, isPinned: true)) : rows(height: 1)
    case .playlists: rows(height: 1)
    case .keys: rows(height: context.terminal.width < Self.narrowestKeyTable ? 2 : 1)
    case .info:
      rows(
        height: context.terminal.width < Self.narrowestInfoTable ? 2 : 1,
        header: header(height: 1, isPinned: true))
    case .found, .faulty: rows(height: 1, header: header(height: 1, isPinned: true))
    case .searchField: navigation()
    case .home(let index): home(index)
    case .topTracks: rows(height: 1, header: header(height: 1))
    case .mix:
      rows(
        height: 1,
        header: header(height: context.terminal.width < Self.narrowestSentence ? 2 : 1))
    case .artistShelf, .moreBy: albumShelf()
    case .queueGroup, .upNext: rows(height: 1, header: header(height: 1))
    case .nowPlaying: rows(height: PlayingCard.height(in: context.terminal))
    case .lyrics: rows(height: lyricsHeight, header: header(height: 1))
    case .albumHeader: rows(height: AlbumHeader.height(in: context.terminal))
    case .shelf(let index): MadeForYouLayout.section(index)
    case .notice: rows(height: Notice.height)
    }
  }

  /// Below this width keys and what they do have a line each.
  private static let narrowestKeyTable = 76
  /// Below this width the names of what is known of an item and its values have a line each.
  private static let narrowestInfoTable = 60
  /// Below this width a sentence takes two lines.
  private static let narrowestSentence = 60

  /// Words that go with the sound are one item, others one item a line.
  private var lyricsHeight: Int {
    context.model.lyrics?.words.isSynced == true ? LyricsPanel.height : 1
  }

  /// A plain list of rows with a free row below it.
  private func navigation() -> Section {
    var section = rows(height: 1)
    section.contentInsets = EdgeInsets(bottom: 1)
    return section
  }

  /// Tiles of equal width; the header stands one row above them.
  private func albumGrid() -> Section {
    let count = context.settings.columns.count(in: context.terminal, context.cell)
    let height = AlbumTile.height(
      width: GridColumns.tileWidth(context.terminal.width, count), context.cell)
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

  /// A section that a person put together; narrow terminals show lines whatever it is.
  private func home(_ index: Int) -> Section {
    let sections = context.settings.homeSections
    guard sections.indices.contains(index), context.showsTiles(.tiles) else { return albumLines() }
    switch sections[index].arrangement {
    case .grid: return albumGrid()
    case .rows: return albumLines()
    case .shelf: return albumShelf()
    case .custom(var section):
      // The focus bar stands in the column before a tile, so that there has to be one.
      section.contentInsets.leading = max(section.contentInsets.leading, GridColumns.inset)
      section.contentInsets.trailing = max(section.contentInsets.trailing, GridColumns.inset)
      if section.boundaryItems.isEmpty { section.boundaryItems = [header(height: 1)] }
      return section
    }
  }

  /// Tiles side by side that scroll sideways and rest at a tile.
  private func albumShelf() -> Section {
    let count = context.settings.columns.count(in: context.terminal, context.cell)
    let width = max(
      GridColumns.minimumTileWidth,
      min(GridColumns.tileWidth(context.terminal.width, max(count, 3)), Self.widestShelfTile))
    let size = LayoutSize(
      width: .absolute(width), height: .absolute(AlbumTile.height(width: width, context.cell)))
    var section = Section(group: .horizontal(size: size, subitems: [.item(Item(size: size))]))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = GridColumns.gap
    section.contentInsets = EdgeInsets(
      leading: GridColumns.inset, bottom: 1, trailing: GridColumns.inset)
    section.boundaryItems = [header(height: 1)]
    return section
  }

  /// Tiles of a shelf are no wider, in cells: several shelves are to be seen at once.
  private static let widestShelfTile = 24

  private func albumLines() -> Section {
    if context.showsAlbumTable { return rows(height: 1, header: header(height: 1)) }
    var section = rows(height: AlbumLines.height)
    section.interGroupSpacing = 1
    section.contentInsets = EdgeInsets(leading: GridColumns.inset, trailing: GridColumns.inset)
    section.boundaryItems = [albumHeader()]
    return section
  }

  /// Albums under a letter, which stays in view while they are.
  private func albumGroup() -> Section {
    var section = context.showsTiles(mode) ? albumGrid() : albumLines()
    section.boundaryItems = [header(height: 1, isPinned: true)]
    section.contentInsets.bottom = 1
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
