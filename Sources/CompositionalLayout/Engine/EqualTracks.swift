internal import Geometry

/// A room divided into equal columns, lanes or slots with equal gaps between them.
struct EqualTracks: Sendable {
  let count: Int
  /// The extent of a track, exactly.
  let extent: Fraction
  /// The room between tracks; less than asked for where that would leave nothing.
  let gap: Fraction

  /// Divides a room; the widest extent, if any, leaves what is over at the end.
  init(
    _ room: Fraction, count: Int, gap: Fraction, widest: Int? = nil,
    causes: inout Set<Diagnostic.Cause>
  ) {
    self.count = max(1, count)
    let gaps = Fraction(self.count - 1)
    var (free, between) = (room - gap * gaps, gap)
    if free < .zero, self.count > 1 {
      causes.insert(.gapsDoNotFit)
      between = room / gaps
      free = .zero
    }
    if free < Fraction(self.count) { causes.insert(.moreColumnsThanCells) }
    self.gap = between
    let equal = free / Fraction(self.count)
    extent = widest.map { min(equal, Fraction($0)) } ?? equal
  }

  /// All of the room that tracks share.
  var shared: Fraction { extent * Fraction(count) }

  /// Where a track starts.
  func start(_ track: Int) -> Fraction { (extent + gap) * Fraction(track) }

  /// The extent of several tracks with the gaps between them.
  func extent(of span: Int) -> Fraction {
    extent * Fraction(span) + gap * Fraction(max(0, span - 1))
  }
}
