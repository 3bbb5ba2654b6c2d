/// How many equal slots a group has, as a rule over the room it gets.
public enum Columns: Hashable, Sendable {
  /// Exactly this many.
  case count(Int)
  /// As many as fit with at least `min` cells each; none is made wider than `max`.
  case fit(min: Int, max: Int?)
  /// The count of the widest breakpoint that the room reaches; the narrowest below all of them.
  case breakpoints([Breakpoint])

  /// A count for rooms from a width on.
  public struct Breakpoint: Hashable, Sendable {
    /// The least room, in cells.
    public var minWidth: Int
    /// The number of columns from there on.
    public var count: Int

    /// Makes a breakpoint.
    public init(minWidth: Int, count: Int) {
      self.minWidth = minWidth
      self.count = count
    }
  }

  /// The fewest equal columns that are at most `max` cells wide.
  public static func fit(max: Int) -> Columns { .fit(min: 0, max: max) }

  /// The number of columns for a room and a gap in cells, at least 1.
  ///
  ///     Columns.fit(min: 18, max: nil).count(in: 80, gap: 2)   // 4
  public func count(in available: Int, gap: Int) -> Int {
    let room = Swift.max(0, Swift.min(Limits.length, available))
    let gap = Swift.max(0, Swift.min(Limits.length, gap))
    switch self {
    case .count(let count):
      return Swift.max(1, Swift.min(Limits.leaves, count))
    case .fit(let least, let most):
      let smallest = Swift.max(0, Swift.min(Limits.length, least))
      if smallest == 0 {
        guard let most else { return 1 }
        let largest = Swift.max(1, Swift.min(Limits.length, most))
        return bounded((room + gap + largest + gap - 1) / (largest + gap))
      }
      return bounded((room + gap) / (smallest + gap))
    case .breakpoints(let list):
      let reached = list.filter { $0.minWidth <= room }.max { $0.minWidth < $1.minWidth }
      let chosen = reached ?? list.min { $0.minWidth < $1.minWidth }
      return bounded(chosen?.count ?? 1)
    }
  }

  /// The greatest width of a column, in cells, if the rule has one.
  var widest: Int? {
    if case .fit(_, let most?) = self { Swift.max(1, most) } else { nil }
  }

  private func bounded(_ count: Int) -> Int { Swift.max(1, Swift.min(Limits.leaves, count)) }
}
