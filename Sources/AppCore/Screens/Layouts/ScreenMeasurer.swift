import CompositionalLayout
import Geometry

extension SectionID {
  /// Whether its items are tiles whose height follows from their width.
  fileprivate var isAlbumGrid: Bool {
    switch self {
    case .albums, .albumGroup, .offlineGroup, .home: true
    default: false
    }
  }
}

/// Says how high estimated elements are at a given width.
struct ScreenMeasurer: Measurer {
  let sections: [SectionID]
  let isTiled: Bool
  let cell: CellShape

  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size {
    guard case .item(let section, _) = element, sections.indices.contains(section),
      isTiled, sections[section].isAlbumGrid
    else { return proposed.estimate }
    let width = proposed.width ?? proposed.estimate.width
    return Size(width: width, height: AlbumTile.height(width: width, cell))
  }
}
