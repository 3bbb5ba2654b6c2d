import CompositionalLayout
import DiffableSnapshot
import Geometry

extension CollectionView {
  /// Moves the focus a number of steps over the screen.
  ///
  /// Up and down aim for the column where sideways movement last ended; left and right stay in
  /// their row or shelf. At an edge nothing happens.
  ///
  /// - Returns: Whether the focus moved.
  @discardableResult
  public mutating func move(_ direction: Direction, times: Int = 1) -> Bool {
    let start = focusedPath
    for _ in 0..<max(1, times) {
      guard let path = focusedPath, let next = neighbour(of: path, direction) else { break }
      focusedPath = next
      revealInStrip(next)
      if direction.axis == .horizontal { goalColumn = shownRect(of: next)?.minX }
    }
    finishMove()
    return focusedPath != start
  }

  /// Moves the focus to the first item and shows the top.
  public mutating func moveToFirst() { focus(on: firstPath()) }

  /// Moves the focus to the last item.
  public mutating func moveToLast() { focus(on: lastPath()) }

  /// Moves the focus to an item, if the snapshot has it.
  @discardableResult
  public mutating func focus(on item: ItemID) -> Bool {
    guard let path = locate(item, near: focusedPath) else { return false }
    focus(on: path)
    return true
  }

  /// Moves the focus to the first item of the next (or previous) section that has one.
  public mutating func moveToSection(forward: Bool) {
    guard let path = focusedPath else { return }
    let target =
      forward
      ? nextPath(from: path.section + 1) : previousPath(from: path.section - 1, last: false)
    focus(on: target ?? path)
  }

  /// Scrolls by a part of the viewport's height and takes the focus along.
  ///
  /// - Parameter rows: Rows to scroll by; negative upward.
  public mutating func page(by rows: Int) {
    guard let path = focusedPath, let rect = shownRect(of: path) else { return }
    let before = scrollOffset
    let target = rect.minY + rows
    scrollTo(scrollOffset + rows)
    takeAnchor()
    let isStuck = scrollOffset == before
    if isStuck {
      focusedPath = rows > 0 ? lastInColumn() : firstInColumn()
    } else {
      focusedPath = itemNearest(row: target) ?? path
    }
    finishMove()
  }

  private mutating func focus(on path: ItemPath?) {
    guard let path else { return }
    focusedPath = path
    revealInStrip(path)
    goalColumn = shownRect(of: path)?.minX
    finishMove()
  }

  private mutating func finishMove() {
    focusedItem = focusedPath.flatMap { snapshot.item(at: $0) }
    let before = scrollOffset
    revealFocus()
    // What was shown at last for the focus alone is the person's place once they walk on from it.
    if scrollOffset != before || !isAnchorInPlace { takeAnchor() }
  }

  // MARK: - Neighbours

  private func neighbour(of path: ItemPath, _ direction: Direction) -> ItemPath? {
    guard let rect = shownRect(of: path) else { return nil }
    switch direction.axis {
    case .horizontal:
      if solved.strip(path.section) != nil { return stripNeighbour(of: path, direction) }
      return rowNeighbour(of: path, at: rect, direction)
    case .vertical:
      return columnNeighbour(at: rect, direction)
    }
  }

  private func stripNeighbour(of path: ItemPath, _ direction: Direction) -> ItemPath? {
    let item = path.item + (direction.isForward ? 1 : -1)
    guard item >= 0, item < itemCount(path.section) else { return nil }
    return ItemPath(section: path.section, item: item)
  }

  private func rowNeighbour(of path: ItemPath, at rect: Rect, _ direction: Direction) -> ItemPath? {
    let row = Rect(x: 0, y: rect.minY, width: size.width, height: max(1, rect.height))
    let beside = itemsShown(in: row).filter {
      direction.isForward ? $0.rect.minX >= rect.maxX : $0.rect.maxX <= rect.minX
    }
    return beside.min { left, right in
      let distances = [left, right].map {
        direction.isForward ? $0.rect.minX - rect.maxX : rect.minX - $0.rect.maxX
      }
      return (distances[0], left.path) < (distances[1], right.path)
    }?.path
  }

  /// The item of the nearest row above or below that is nearest to the goal column.
  private func columnNeighbour(at rect: Rect, _ direction: Direction) -> ItemPath? {
    var edge = direction.isForward ? rect.maxY : rect.minY
    // Mostly the next row is close, and a whole viewport need not be looked at.
    var reach = min(4, max(1, size.height))
    while direction.isForward ? edge < contentHeight : edge > 0 {
      let far = direction.isForward ? edge + reach : edge - reach
      if let row = nearestRow(from: rect, edge, far, direction) {
        return nearest(of: row, to: goalColumn ?? rect.minX)
      }
      edge = far
      reach = max(1, size.height)
    }
    return nil
  }

  /// The items of the nearest row beyond a rectangle, as far as it begins between two edges.
  private func nearestRow(
    from rect: Rect, _ edge: Int, _ far: Int, _ direction: Direction
  ) -> [(path: ItemPath, rect: Rect)]? {
    let beyond = itemsBeyond(rect, edge, far, direction)
    if direction.isForward {
      guard let first = beyond.min(by: { $0.rect.minY < $1.rect.minY })?.rect else { return nil }
      // Others of the row may begin behind the edge.
      let items = first.maxY > far ? itemsBeyond(rect, edge, first.maxY, direction) : beyond
      return items.filter { $0.rect.minY < first.maxY }
    }
    guard let last = beyond.max(by: { $0.rect.maxY < $1.rect.maxY })?.rect else { return nil }
    let items = last.minY < far ? itemsBeyond(rect, edge, last.minY, direction) : beyond
    return items.filter { $0.rect.maxY > last.minY }
  }

  /// The items between two edges that are wholly below a rectangle, or above it.
  private func itemsBeyond(
    _ rect: Rect, _ edge: Int, _ far: Int, _ direction: Direction
  ) -> [(path: ItemPath, rect: Rect)] {
    let band = Rect(x: 0, y: min(edge, far), width: size.width, height: abs(far - edge))
    return itemsShown(in: band).filter {
      direction.isForward ? $0.rect.minY >= rect.maxY : $0.rect.maxY <= rect.minY
    }
  }

  private func nearest(of items: [(path: ItemPath, rect: Rect)], to column: Int) -> ItemPath? {
    func distance(_ rect: Rect) -> Int { max(rect.minX - column, column - (rect.maxX - 1), 0) }
    return items.min { (distance($0.rect), $0.path) < (distance($1.rect), $1.path) }?.path
  }

  private func itemNearest(row: Int) -> ItemPath? {
    let items = itemsShown(in: viewport.rect)
    guard let best = items.min(by: { abs($0.rect.minY - row) < abs($1.rect.minY - row) }) else {
      return nil
    }
    let column = goalColumn ?? focusedPath.flatMap { shownRect(of: $0)?.minX } ?? 0
    return nearest(of: items.filter { $0.rect.minY == best.rect.minY }, to: column)
  }

  private func lastInColumn() -> ItemPath? { edgeItem(from: contentHeight, .up) ?? focusedPath }

  private func firstInColumn() -> ItemPath? { edgeItem(from: 0, .down) ?? focusedPath }

  private func edgeItem(from row: Int, _ direction: Direction) -> ItemPath? {
    columnNeighbour(at: Rect(x: goalColumn ?? 0, y: row, width: 0, height: 0), direction)
  }
}
