internal import Geometry

/// Shares the room that fixed subitems leave among the filling ones, by weight.
///
/// A share below its minimum or above its maximum is frozen there and the rest is shared again,
/// as flexible lengths are resolved in CSS (CSS Flexible Box Layout, section 9.7).
struct FillShares {
  private let members: [Subitem]
  private let axis: Axis
  private let inner: ExactSize
  private let gap: Fraction

  init(_ members: [Subitem], axis: Axis, inner: ExactSize, gap: Fraction) {
    self.members = members
    self.axis = axis
    self.inner = inner
    self.gap = gap
  }

  /// The extent of each filling subitem; nil for those that have their own.
  func extents(_ resolver: inout DimensionResolver) -> [Fraction?] {
    var room = inner[axis] - gap * Fraction(members.count - 1)
    var open: [Int] = []
    for (index, member) in members.enumerated() {
      room =
        room - Fraction(member.edgeSpacing.start(axis).minimum)
        - Fraction(member.edgeSpacing.end(axis).minimum)
      if member.size[axis].weight == nil {
        room = room - resolver.resolve(member.size, in: inner).size[axis]
      } else {
        open.append(index)
      }
    }
    var result = [Fraction?](repeating: nil, count: members.count)
    while !open.isEmpty {
      let weights = open.reduce(0) { $0 + weight($1) }
      let unit = max(.zero, room) / Fraction(weights)
      let frozen = open.filter {
        let share = unit * Fraction(weight($0))
        return resolver.limited(share, by: members[$0].size[axis]) != share
      }
      let violation = frozen.reduce(Fraction.zero) {
        let share = unit * Fraction(weight($1))
        return $0 + resolver.limited(share, by: members[$1].size[axis]) - share
      }
      let settled =
        frozen.isEmpty
        ? open
        : frozen.filter {
          let share = unit * Fraction(weight($0))
          let limited = resolver.limited(share, by: members[$0].size[axis])
          return violation == .zero || (violation > .zero) == (limited > share)
        }
      for index in settled {
        let share = unit * Fraction(weight(index))
        let extent = resolver.limited(share, by: members[index].size[axis])
        result[index] = extent
        room = room - extent
      }
      open.removeAll { settled.contains($0) }
    }
    return result
  }

  private func weight(_ index: Int) -> Int { members[index].size[axis].weight ?? 1 }
}
