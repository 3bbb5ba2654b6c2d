internal import Geometry

/// A grid in which items cover columns and rows.
///
/// Placing costs one pass over the items; a query is one binary search among their rows.
struct SpanRows: Arrangement {
  let axis: Axis
  private(set) var causes: Set<Diagnostic.Cause> = []
  let needsMeasuring = false
  private let grid: SpanGrid
  private let tracks: EqualTracks
  private let rowExtent: Int
  private let rowGap: Int
  private let room: SectionRoom
  private let cells: [SpanPlacer.Cell]
  /// The numbers of the items by their first row.
  private let order: [Int]
  private let rowCount: Int
  private let tallest: Int

  init(_ grid: SpanGrid, room: SectionRoom, count: Int) {
    self.grid = grid
    self.room = room
    axis = room.axis
    let cross = room.axis.cross
    let gap = Limits.length(grid.columnSpacing)
    tracks = EqualTracks(
      room.inner[cross], count: grid.columns.count(in: room.inner[cross].cell, gap: gap),
      gap: Fraction(gap), widest: grid.columns.widest, causes: &causes)
    rowGap = Limits.length(grid.rowSpacing)
    rowExtent = SpanRows.rowExtent(grid, room: room, column: tracks.extent, causes: &causes)
    var placer = SpanPlacer(columns: tracks.count, isDense: grid.isDense)
    let spans = grid.spans.isEmpty ? [SpanGrid.Span()] : grid.spans
    let cells = (0..<count).map { placer.place(spans[$0 % spans.count]) }
    self.cells = cells
    order = grid.isDense ? cells.indices.sorted { (cells[$0].row, $0) < (cells[$1].row, $1) } : []
    rowCount = cells.map { $0.row + $0.rows }.max() ?? 0
    tallest = cells.map(\.rows).max() ?? 1
  }

  /// The extent of a row in whole cells; an aspect refers to one column.
  private static func rowExtent(
    _ grid: SpanGrid, room: SectionRoom, column: Fraction, causes: inout Set<Diagnostic.Cause>
  ) -> Int {
    var resolver = DimensionResolver(aspect: room.aspect)
    var size = LayoutSize(width: grid.rowHeight, height: grid.rowHeight)
    size[room.axis.cross] = .fill()
    let extent: Fraction
    if case .aspect = grid.rowHeight.rule {
      extent =
        resolver.resolve(
          size, in: room.inner, overriding: room.axis.cross, with: column
        ).size[room.axis]
    } else {
      extent = resolver.extent(of: grid.rowHeight, on: room.axis, in: room.inner)
    }
    causes.formUnion(resolver.causes)
    return max(1, extent.cell)
  }

  var extent: Int { rowCount == 0 ? 0 : rowCount * (rowExtent + rowGap) - rowGap }
  var crossExtent: Int { room.inner[axis.cross].cell }
  var groupCount: Int { cells.count }

  var overhang: Int {
    let attachment = Attachment(aspect: room.aspect)
    return grid.item.supplementaryItems.reduce(0) { reach, item in
      let host = Rect(x: 0, y: 0, width: tracks.extent.cell, height: rowExtent)
      let rect = attachment.rect(of: item, on: host)
      return max(reach, -rect.start(axis), rect.end(axis) - host.end(axis))
    }
  }

  func span(ofGroup group: Int) -> Range<Int> {
    guard cells.indices.contains(group) else { return 0..<0 }
    let start = cells[group].row * (rowExtent + rowGap)
    return start..<start + extent(ofRows: cells[group].rows)
  }

  func group(at position: Int) -> Int {
    let row = max(0, position) / (rowExtent + rowGap)
    return max(0, firstIndex(fromRow: row + 1) - 1)
  }

  func group(ofItem item: Int) -> Int { item }
  func solution(ofItem item: Int) -> GroupSolution? { nil }

  func places(ofItem item: Int) -> [ArrangedItem] {
    cells.indices.contains(item) ? [place(ofItem: item)] : []
  }

  func collect(_ range: Range<Int>, into items: inout [ArrangedItem], work: inout QueryWork) {
    let stride = rowExtent + rowGap
    let first = max(0, range.lowerBound - overhang) / stride - (tallest - 1)
    var index = firstIndex(fromRow: first)
    var found: [Int] = []
    while index < cells.count {
      let item = order.isEmpty ? index : order[index]
      guard cells[item].row * stride < range.upperBound + overhang else { break }
      found.append(item)
      index += 1
    }
    work.items += found.count
    work.groups += 1
    for item in found.sorted() { items.append(place(ofItem: item)) }
  }

  mutating func measure(_ range: Range<Int>, context: MeasuringContext) -> Int { 0 }
}

extension SpanRows {
  private func extent(ofRows rows: Int) -> Int { rows * (rowExtent + rowGap) - rowGap }

  /// The position, in the order of rows, of the first item that starts at or after a row.
  private func firstIndex(fromRow row: Int) -> Int {
    order.isEmpty
      ? cells.partitioningIndex { $0.row >= row } : order.partitioningIndex { cells[$0].row >= row }
  }

  private func place(ofItem item: Int) -> ArrangedItem {
    let cell = cells[item]
    var node = Node(source: .item(grid.item), size: .zero, first: item, count: 1)
    node.origin[axis] = Fraction(cell.row * (rowExtent + rowGap))
    node.origin[axis.cross] = tracks.start(cell.column)
    node.size[axis] = Fraction(extent(ofRows: cell.rows))
    node.size[axis.cross] = tracks.extent(of: cell.columns)
    return ArrangedItem(
      item: item, rect: node.contentRect.cells, zIndex: 0, attached: grid.item.supplementaryItems,
      isGroup: false)
  }
}
