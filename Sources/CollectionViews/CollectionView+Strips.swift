import CompositionalLayout
import DiffableSnapshot
public import Geometry

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

  /// Moves the shelf under a cell of the viewport to its next or previous rest position.
  ///
  /// - Parameters:
  ///   - point: A cell of the viewport.
  ///   - forward: Whether later items come into view.
  public mutating func stepStrip(at point: Point, forward: Bool) {
    let element = solved.element(at: point.moved(y: scrollOffset), in: viewport)
    guard case .item(let index, _)? = element?.path, let strip = solved.strip(index),
      let section = snapshot.section(at: index)
    else { return }
    let offset = stripOffsets[section] ?? 0
    let rests = strip.restOffsets
    if let target = forward ? rests.next(after: offset) : rests.previous(before: offset) {
      stripOffsets[section] = target
    }
  }
}
