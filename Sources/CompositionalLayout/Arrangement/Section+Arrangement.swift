internal import Geometry

extension Section {
  /// Arranges a number of items in the section's room.
  func makeArrangement(room: SectionRoom, count: Int) -> any Arrangement {
    let placed = min(count, Limits.placedItems)
    return switch content {
    case .groups(let pattern): lines(of: pattern, room: room, count: count)
    case .masonry(let masonry): MasonryLanes(masonry, room: room, count: placed)
    case .grid(let grid): SpanRows(grid, room: room, count: placed)
    }
  }

  private func lines(
    of pattern: GroupPattern, room: SectionRoom, count: Int
  ) -> any Arrangement {
    var causes: Set<Diagnostic.Cause> = []
    func blueprints(_ groups: [Group]) -> [GroupBlueprint] {
      groups.map { GroupBlueprint($0, axis: room.groupAxis, room: room, causes: &causes) }
    }
    let (first, repeating) = (blueprints(pattern.first), blueprints(pattern.repeating))
    let last = blueprints(pattern.last)
    let gap = Limits.length(interGroupSpacing)
    // Groups that the last items fill are counted from the end, which a flow does not know.
    if (first + repeating).contains(where: { $0.hasVariableCapacity }) {
      return FlowLines(first + repeating, axis: room.groupAxis, items: count, gap: gap)
    }
    return FixedLines(
      first: first, repeating: repeating, last: last, axis: room.groupAxis, items: count, gap: gap)
  }
}
