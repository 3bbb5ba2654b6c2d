public import CompositionalLayout
import DiffableSnapshot
import Geometry

extension CollectionView {
  /// Why the focused item lies where it does, from the container inwards.
  ///
  /// Rectangles are in the content's coordinates. Empty when nothing has the focus.
  public func explainFocus() -> [ExplainStep] {
    guard let path = focusedPath else { return [] }
    return solved.explain(.item(section: path.section, item: path.item)) ?? []
  }

  /// The parts of the layout that can be seen, the outermost first.
  ///
  /// Rectangles are relative to the viewport's top left.
  public func visibleRegions() -> [LayoutRegion] {
    guard !size.isEmpty else { return [] }
    return solved.regions(in: viewport).map { region in
      var shown = region
      shown.rect = region.rect.moved(y: -scrollOffset)
      shown.clip = region.clip?.moved(y: -scrollOffset)
      return shown
    }
  }
}
