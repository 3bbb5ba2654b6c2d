internal import Geometry

/// The offsets at which a strip comes to rest, in ascending order, each once.
///
/// Computed when asked for: a strip of a million groups costs nothing. For a strip that scrolls
/// freely the collection is empty; stepping goes by groups there.
public struct RestOffsets: RandomAccessCollection, Sendable {
  let strip: StripGeometry
  /// The number of offsets.
  public let count: Int

  init(_ strip: StripGeometry) {
    self.strip = strip
    count = strip.behavior == .continuous && strip.snapPolicy == nil ? 0 : strip.stepCount
  }

  /// The position of the first offset.
  public var startIndex: Int { 0 }
  /// The position after the last offset.
  public var endIndex: Int { count }

  /// The offset at a position, in cells.
  public subscript(position: Int) -> Int { strip.step(position) }

  /// All offsets as an array.
  public var values: [Int] { Array(self) }

  /// The next offset to rest at in reading direction; nil at the end.
  public func next(after offset: Int) -> Int? {
    let index = strip.firstStep { $0 > offset }
    return index < strip.stepCount ? strip.step(index) : nil
  }

  /// The previous offset to rest at; nil at the start.
  public func previous(before offset: Int) -> Int? {
    let index = strip.firstStep { $0 >= offset }
    return index > 0 ? strip.step(index - 1) : nil
  }

  /// The offset to rest at that is nearest; freely scrolling strips stay within their content.
  public func nearest(to offset: Int) -> Int {
    if isEmpty { return Swift.max(0, Swift.min(strip.largestOffset, offset)) }
    let index = strip.firstStep { $0 >= offset }
    if index == 0 { return strip.step(0) }
    let before = strip.step(index - 1)
    guard index < count else { return before }
    let after = strip.step(index)
    return offset - before <= after - offset ? before : after
  }

  /// The offset to rest at, as near to the current one as can be, that shows a range of cells.
  ///
  /// The range is counted along the strip's content, as the rectangles at offset 0 are. When it
  /// does not fit into the viewport its start is shown.
  public func offset(revealing range: Range<Int>, from current: Int) -> Int {
    let (lower, now) = (Limits.position(range.lowerBound), Limits.position(current))
    let upper = Limits.position(range.upperBound)
    if lower >= now, upper <= now + strip.view { return now }
    if isEmpty {
      let moved = lower < now ? lower : Swift.min(lower, upper - strip.view)
      return Swift.max(0, Swift.min(strip.largestOffset, moved))
    }
    let after = strip.firstStep { $0 > lower }
    let latest = Swift.max(0, after - 1)
    if lower < now { return strip.step(latest) }
    let earliest = strip.firstStep { $0 + strip.view >= upper }
    return strip.step(Swift.min(earliest, latest))
  }
}

/// The measures of a strip from which its rest offsets follow.
struct StripGeometry: Sendable {
  let arrangement: any Arrangement
  let behavior: OrthogonalBehavior
  let snapPolicy: SnapPolicy?
  /// Cells of the viewport along the strip.
  let view: Int
  let insetBefore: Int
  let insetAfter: Int
  /// The number of distinct offsets.
  private(set) var stepCount = 0

  init(
    arrangement: any Arrangement, section: Section, view: Int, insetBefore: Int, insetAfter: Int
  ) {
    self.arrangement = arrangement
    behavior = section.orthogonalScrollingBehavior
    snapPolicy = section.snapPolicy
    self.view = view
    self.insetBefore = insetBefore
    self.insetAfter = insetAfter
    stepCount = distinctSteps
  }

  /// Cells of the content with its insets.
  var contentExtent: Int { insetBefore + arrangement.extent + insetAfter }

  /// The offset at which the end of the content is reached.
  var largestOffset: Int { max(0, contentExtent - view) }

  /// The offset at a position; positions up to the step count are distinct.
  func step(_ position: Int) -> Int {
    if behavior == .paging {
      return view <= 0 ? 0 : min(largestOffset, Limits.length(position) * view)
    }
    let span = arrangement.span(ofGroup: position)
    guard let snapPolicy else {
      if behavior == .groupPagingCentered { return centered(span) }
      return min(largestOffset, span.lowerBound)
    }
    switch alignment(position, snapPolicy) {
    case .start: return bounded(span.lowerBound)
    case .center: return bounded(centered(span))
    case .end: return bounded(span.upperBound + insetBefore + insetAfter - view)
    }
  }

  /// The first position whose offset satisfies a condition that holds from there on.
  func firstStep(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, stepCount)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(step(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func centered(_ span: Range<Int>) -> Int {
    let margin = Fraction(view - span.count, 2)
    return (Fraction(span.lowerBound + insetBefore) - margin).cell
  }

  private func bounded(_ offset: Int) -> Int { max(0, min(largestOffset, offset)) }

  private func alignment(_ position: Int, _ policy: SnapPolicy) -> SnapPolicy.Alignment {
    if position == 0 { return policy.first }
    return position == arrangement.groupCount - 1 ? policy.last : policy.middle
  }

  /// Offsets are cut at the end of the content: those from there on count once.
  private var distinctSteps: Int {
    guard arrangement.groupCount > 0 else { return 0 }
    if behavior == .paging {
      return view <= 0 ? 1 : max(1, (largestOffset + view - 1) / view + 1)
    }
    if behavior == .groupPagingCentered, snapPolicy == nil { return arrangement.groupCount }
    let last = arrangement.groupCount - 1
    guard snapPolicy == nil else { return last + 1 }
    let reaching = arrangement.group(at: largestOffset)
    let start = arrangement.span(ofGroup: reaching).lowerBound
    return min(last, start >= largestOffset ? reaching : reaching + 1) + 1
  }
}
