import CompositionalLayout
import Geometry

/// Says how high estimated elements are at a given width.
struct ScreenMeasurer: Measurer {
  let sections: [SectionID]
  let isTiled: Bool

  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size {
    guard case .item(let section, _) = element, sections.indices.contains(section),
      sections[section] == .albums, isTiled
    else { return proposed.estimate }
    let width = proposed.width ?? proposed.estimate.width
    return Size(width: width, height: AlbumTile.height(width: width))
  }
}
