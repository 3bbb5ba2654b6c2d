public import CompositionalLayout
public import DiffableSnapshot
public import Geometry

extension CollectionView {
  /// The elements that can be seen, the nearest to the person last.
  ///
  /// - Complexity: O(visible + log *n*), where *n* is the number of items.
  @inlinable
  public func visibleElements() -> [CollectionElement<SectionID, ItemID>] {
    guard !size.isEmpty else { return [] }
    let bounds = Rect(origin: .zero, size: size)
    return solved.elements(in: viewport).compactMap { placed in
      guard let identity = identity(of: placed.path) else { return nil }
      let clip = placed.clip?.moved(y: -scrollOffset).intersection(bounds) ?? bounds
      let rect = placed.rect.moved(y: -scrollOffset)
      guard rect.intersects(clip) else { return nil }
      return CollectionElement(identity: identity, rect: rect, clip: clip, zIndex: placed.zIndex)
    }
  }

  /// The items in view and within one viewport below it, with their extents in cells, for loading
  /// ahead; near are those in view and within half a viewport below.
  ///
  /// - Complexity: O(visible + log *n*), where *n* is the number of items.
  @inlinable
  public func itemsToPrepare() -> [(item: ItemID, size: Size, isNear: Bool)] {
    guard !size.isEmpty else { return [] }
    let ahead = Rect(x: 0, y: scrollOffset, width: size.width, height: size.height * 2)
    let near = scrollOffset + size.height + size.height / 2
    return itemsShown(in: ahead).compactMap { shown in
      snapshot.item(at: shown.path).map { ($0, shown.rect.size, shown.rect.minY < near) }
    }
  }

  /// Where the focused item is shown, relative to the viewport; `nil` when it cannot be seen.
  public func focusedRect() -> Rect? {
    guard let path = focusedPath, let rect = shownRect(of: path) else { return nil }
    let shown = rect.moved(y: -scrollOffset)
    return shown.intersects(Rect(origin: .zero, size: size)) ? shown : nil
  }

  /// The item at a cell of the viewport, if any.
  public func item(at point: Point) -> ItemID? {
    let element = solved.element(at: point.moved(y: scrollOffset), in: viewport)
    guard case .item(let section, let item) = element?.path else { return nil }
    return snapshot.item(at: ItemPath(section: section, item: item))
  }

  /// Items that intersect a part of the content, in reading order, where they are shown.
  @inlinable
  func itemsShown(in rect: Rect) -> [(path: ItemPath, rect: Rect)] {
    solved.elements(in: viewport(rect)).compactMap { placed in
      guard case .item(let section, let item) = placed.path else { return nil }
      return (ItemPath(section: section, item: item), placed.rect)
    }
  }

  /// Where an item is shown in the content, its shelf's offset applied.
  func shownRect(of path: ItemPath) -> Rect? {
    guard let rect = solved.rect(of: .item(section: path.section, item: path.item)) else {
      return nil
    }
    guard solved.strip(path.section) != nil else { return rect }
    return rect.moved(x: -(snapshot.section(at: path.section).flatMap { stripOffsets[$0] } ?? 0))
  }

  @inlinable
  func identity(of path: ElementPath) -> ElementIdentity<SectionID, ItemID>? {
    switch path {
    case .item(let section, let item):
      snapshot.item(at: ItemPath(section: section, item: item)).map { .item($0) }
    case .boundary(let kind, nil):
      .boundary(kind, nil)
    case .boundary(let kind, let section?):
      snapshot.section(at: section).map { .boundary(kind, $0) }
    case .supplementary(let kind, let section, let item):
      snapshot.item(at: ItemPath(section: section, item: item)).map { .supplementary(kind, $0) }
    case .decoration(let kind, let section):
      snapshot.section(at: section).map { .decoration(kind, $0) }
    }
  }
}
