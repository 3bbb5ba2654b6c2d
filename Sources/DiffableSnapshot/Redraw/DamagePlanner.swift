public import Geometry

/// Where an element paints, without its identity and content.
@usableFromInline
struct PaintedArea: Equatable, Sendable {
  /// Where its drawing is laid out.
  var rect: Rect
  /// The cells of the screen that it can paint.
  var seen: Rect
  var zIndex: Int

  @usableFromInline
  init(_ rect: Rect, clip: Rect, zIndex: Int, in bounds: Rect) {
    self.rect = rect
    self.zIndex = zIndex
    seen = rect.intersection(clip).intersection(bounds)
  }
}

/// Finds the cells that differ between two lists of painted areas, with or without a scroll.
@usableFromInline
struct DamagePlanner {
  let old: [PaintedArea]
  let new: [PaintedArea]
  /// For each new area the old one that shows the same; nil when there is none.
  private let sources: ContiguousArray<Int?>
  private let size: Size
  /// The new areas from the lowest to the topmost.
  private let paintOrder: [Int]
  /// Cells of areas that lie over each other the other way round than before.
  private var exchanged: [Rect] = []

  @usableFromInline
  init(
    old: [PaintedArea], new: [PaintedArea], sources: ContiguousArray<Int?>, size: Size
  ) {
    self.old = old
    self.new = new
    self.sources = sources
    self.size = size
    paintOrder = DamagePlanner.paintOrder(of: new)
    exchanged = exchangedOverlaps()
  }

  /// The damage with the better of: no scroll, and the known or else a likely one.
  @usableFromInline
  func plan(
    known: BandScroll?, isContinuation: (Point) -> Bool
  ) -> (scroll: BandScroll?, mask: CellMask) {
    var mask = damage(after: nil)
    var scroll: BandScroll?
    if let candidate = known ?? likelyScroll() {
      let scrolled = damage(after: candidate)
      if scrolled.count < mask.count {
        mask = scrolled
        scroll = candidate
      }
    }
    widen(&mask, after: scroll, isContinuation: isContinuation)
    return (scroll, mask)
  }

  /// The areas that share cells with rectangles, in paint order, with the shared cells.
  @usableFromInline
  func draws(in rects: [Rect]) -> [(element: Int, clip: Rect)] {
    var draws: [(element: Int, clip: Rect)] = []
    for index in paintOrder {
      for rect in rects {
        let clip = rect.intersection(new[index].seen)
        if !clip.isEmpty { draws.append((index, clip)) }
      }
    }
    return draws
  }

  private static func paintOrder(of areas: [PaintedArea]) -> [Int] {
    // Lists are mostly given in paint order.
    if zip(areas, areas.dropFirst()).allSatisfy({ $0.zIndex <= $1.zIndex }) {
      return Array(areas.indices)
    }
    return areas.indices.sorted { (areas[$0].zIndex, $0) < (areas[$1].zIndex, $1) }
  }

  /// The cells of pairs of areas that are painted in another order than before.
  private func exchangedOverlaps() -> [Rect] {
    let oldOrder = DamagePlanner.paintOrder(of: old)
    var ranks = ContiguousArray(repeating: Int32(0), count: old.count)
    for (rank, index) in oldOrder.enumerated() { ranks[index] = Int32(rank) }
    let kept = paintOrder.compactMap { index in
      sources[index].map { (area: new[index].seen, rank: ranks[$0]) }
    }
    // Of two areas that changed places one is not in a longest run of those that did not.
    let order = ContiguousArray(kept.map(\.rank))
    let staying = longestIncreasingSubsequence(of: order)
    if staying.count == kept.count { return [] }
    let displaced = Set(kept.indices).subtracting(staying.lazy.map { Int($0) })
    return displaced.flatMap { position in
      kept.indices
        .filter { ($0 < position) != (kept[$0].rank < kept[position].rank) && $0 != position }
        .map { kept[$0].area.intersection(kept[position].area) }
    }
  }
}

extension DamagePlanner {
  /// The cells that are wrong when the old frame has been scrolled.
  private func damage(after scroll: BandScroll?) -> CellMask {
    var mask = CellMask(size: size)
    let band = scroll?.band ?? .zero
    let dy = scroll?.dy ?? 0
    var isMatched = ContiguousArray(repeating: false, count: old.count)
    for (index, area) in new.enumerated() {
      guard let source = sources[index] else {
        mask.insert(area.seen)
        continue
      }
      isMatched[source] = true
      let before = old[source]
      // Outside of the band cells stayed where they were.
      let staying = before.rect == area.rect
      mask.insert(area.seen, except: band, staying ? before.seen : .zero)
      mask.insert(before.seen, except: band, staying ? area.seen : .zero)
      if scroll == nil { continue }
      // Inside they moved along.
      let arrived = before.seen.intersection(band).moved(y: dy).intersection(band)
      let wanted = area.seen.intersection(band)
      let moving = before.rect.moved(y: dy) == area.rect
      mask.insert(wanted, except: moving ? arrived : .zero)
      mask.insert(arrived, except: moving ? wanted : .zero)
    }
    for (index, area) in old.enumerated() where !isMatched[index] {
      mask.insert(area.seen, except: band)
      mask.insert(area.seen.intersection(band).moved(y: dy).intersection(band))
    }
    for overlap in exchanged { mask.insert(overlap) }
    if scroll != nil { mask.insert(band, except: band.moved(y: dy)) }
    return mask
  }

  /// The scroll that would carry most cells of elements that moved straight up or down.
  private func likelyScroll() -> BandScroll? {
    var votes: [Int: (cells: Int, hull: Rect)] = [:]
    for (index, area) in new.enumerated() {
      guard let source = sources[index] else { continue }
      let before = old[source]
      let dy = area.rect.minY - before.rect.minY
      guard dy != 0, before.rect.moved(y: dy) == area.rect, !area.seen.isEmpty,
        !before.seen.isEmpty
      else { continue }
      let known = votes[dy] ?? (0, .zero)
      votes[dy] = (
        known.cells + area.seen.width * area.seen.height,
        known.hull.union(area.seen).union(before.seen)
      )
    }
    let best = votes.max { ($0.value.cells, $0.key) < ($1.value.cells, $1.key) }
    return best.map { BandScroll(band: $0.value.hull, dy: $0.key) }
  }

  /// Adds the cells that wide glyphs at the edges of the damage may change or need.
  ///
  /// An element that reaches over an edge may have a wide glyph there that something changed has
  /// cut or will no longer cut, so its next cell is damaged too. After that no cell outside differs
  /// between the frames; where the old one has a wide glyph across the edge, both halves are drawn.
  private func widen(
    _ mask: inout CellMask, after scroll: BandScroll?, isContinuation: (Point) -> Bool
  ) {
    let changed = mask
    for area in new { mask.insertNeighbours(of: changed, in: area.seen) }
    func isHalf(_ point: Point) -> Bool {
      guard let scroll, scroll.band.minY <= point.y, point.y < scroll.band.maxY else {
        return isContinuation(point)
      }
      // The scroll has blanked what its sides cut.
      if point.x == scroll.band.minX || point.x == scroll.band.maxX { return false }
      guard scroll.band.contains(point) else { return isContinuation(point) }
      let source = point.moved(y: -scroll.dy)
      return scroll.band.contains(source) && isContinuation(source)
    }
    for y in 0..<max(0, size.height) where !mask.isEmpty(row: y) {
      for run in mask.runs(ofRow: y) {
        if run.lowerBound > 0, isHalf(Point(x: run.lowerBound, y: y)) {
          mask.insert(Rect(x: run.lowerBound - 1, y: y, width: 1, height: 1))
        }
        if run.upperBound < size.width, isHalf(Point(x: run.upperBound, y: y)) {
          mask.insert(Rect(x: run.upperBound, y: y, width: 1, height: 1))
        }
      }
    }
  }
}
