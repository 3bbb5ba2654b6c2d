public import CompositionalLayout
import DiffableSnapshot
public import Geometry

extension CollectionView {
  /// The part of the content that can be seen, with the shelves where they are.
  @usableFromInline var viewport: Viewport {
    viewport(Rect(origin: Point(x: 0, y: scrollOffset), size: size))
  }

  /// The largest row that may be at the top edge.
  public var maximumScrollOffset: Int { max(0, contentHeight - size.height) }

  /// Scrolls by a number of rows, downward when positive, without moving the focus.
  public mutating func scroll(by rows: Int) {
    scrollTo(scrollOffset + rows)
    takeAnchor()
  }

  /// A part of the content, with the shelves where they are.
  @usableFromInline
  func viewport(_ rect: Rect) -> Viewport {
    var offsets: [Int: Int] = [:]
    for (section, offset) in stripOffsets {
      if let index = snapshot.sectionIndex(of: section) { offsets[index] = offset }
    }
    return Viewport(rect: rect, stripOffsets: offsets)
  }

  /// Puts a row at the top edge, as far as the content allows, and measures what comes into view.
  mutating func scrollTo(_ row: Int) {
    scrollOffset = min(max(0, row), maximumScrollOffset)
    settle()
  }

  /// Measures what can be seen until nothing above the top edge changes any more.
  ///
  /// Each round can only reveal elements that were not measured yet, so it ends; the bound keeps
  /// an inconsistent measurer from looping.
  private mutating func settle() {
    for _ in 0..<8 {
      let shift = solved.measure(in: viewport.rect)
      let settled = min(max(0, scrollOffset + shift), maximumScrollOffset)
      if settled == scrollOffset { return }
      scrollOffset = settled
    }
  }

  /// Remembers the item at the top edge, so that it can keep its row.
  mutating func takeAnchor() {
    guard scrollOffset > 0 else {
      anchor = nil
      return
    }
    guard let (path, rect) = topItem(), let item = snapshot.item(at: path) else { return }
    anchor = ScrollAnchor(item: item, path: path, row: rect.minY - scrollOffset)
  }

  /// The first item that begins at the top edge or below it, else the first that can be seen.
  private func topItem() -> (path: ItemPath, rect: Rect)? {
    // Mostly one of the first rows has it, and what is below need not be looked at.
    for height in [min(4, size.height), size.height] {
      let items = itemsShown(in: Rect(x: 0, y: scrollOffset, width: size.width, height: height))
      let first = items.first { $0.rect.minY >= scrollOffset }
      if let found = first ?? (height == size.height ? items.first : nil) { return found }
    }
    return nil
  }

  /// Whether the anchored item is where it was anchored.
  var isAnchorInPlace: Bool {
    guard let anchor else { return scrollOffset == 0 }
    let rect = solved.rect(of: .item(section: anchor.path.section, item: anchor.path.item))
    return rect.map { $0.minY - anchor.row } == scrollOffset
  }

  /// Puts the anchored item back to its screen row; without an anchor the top is shown.
  mutating func restoreAnchor() {
    guard let anchor, let path = locate(anchor.item, near: anchor.path),
      let rect = solved.rect(of: .item(section: path.section, item: path.item))
    else {
      scrollTo(anchor == nil ? 0 : scrollOffset)
      return
    }
    self.anchor?.path = path
    scrollTo(rect.minY - anchor.row)
  }

  /// Scrolls as little as needed so that the focused item can be seen whole.
  ///
  /// The first row of a section brings the section's header along, the very first row everything
  /// above it; an item higher than the viewport shows its first row.
  mutating func revealFocus() {
    guard let path = focusedPath, !size.isEmpty else { return }
    revealInStrip(path)
    for _ in 0..<2 {
      guard let rect = shownRect(of: path) else { return }
      let top = min(rect.minY, revealedTop(of: path, at: rect)) - pinnedHeight(above: path)
      if top < scrollOffset {
        scrollTo(top)
      } else if rect.maxY > scrollOffset + size.height {
        scrollTo(max(scrollOffset, min(rect.maxY - size.height, rect.minY)))
      } else {
        return
      }
    }
  }

  /// The row from which on an item with its surroundings is shown, if those fit.
  private func revealedTop(of path: ItemPath, at rect: Rect) -> Int {
    guard let section = solved.sectionRect(path.section),
      let first = solved.rect(of: .item(section: path.section, item: 0)), first.minY == rect.minY
    else { return rect.minY }
    let isFirstOfAll = previousPath(from: path.section - 1, last: true) == nil
    let top = isFirstOfAll ? 0 : section.minY
    return rect.maxY - top <= size.height ? top : rect.minY
  }

  private func pinnedHeight(above path: ItemPath) -> Int {
    let edge = Rect(x: 0, y: scrollOffset, width: size.width, height: 1)
    return solved.elements(in: viewport, within: edge)
      .filter { placed in
        guard placed.isPinned, case .boundary(_, let section) = placed.path else { return false }
        return (section ?? path.section) == path.section
      }
      .map(\.rect.height).max() ?? 0
  }
}
