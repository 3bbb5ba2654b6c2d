import CompositionalLayout
import DiffableSnapshot
import Geometry

extension CollectionView {
  /// Moves a shelf to the rest position from which an item can be seen whole.
  mutating func revealInStrip(_ path: ItemPath) {
    guard let strip = solved.strip(path.section),
      let rect = solved.rect(of: .item(section: path.section, item: path.item)),
      let section = snapshot.section(at: path.section)
    else { return }
    let offset = stripOffsets[section] ?? 0
    let span = (rect.minX - strip.viewport.minX)..<(rect.maxX - strip.viewport.minX)
    stripOffsets[section] = strip.restOffsets.offset(
      revealing: span, from: offset)
  }
}
