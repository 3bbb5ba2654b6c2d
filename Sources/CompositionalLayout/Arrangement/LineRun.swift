internal import Geometry

/// A run of groups that repeat in turn and hold a known number of items each.
///
/// All positions are arithmetic: no memory is used for the groups themselves.
struct LineRun: Sendable {
  let blueprints: [GroupBlueprint]
  let itemCount: Int
  let groupCount: Int
  /// The templates of one turn, then, if the last group is partial, its own.
  private let templates: [GroupTemplate]
  private let partial: GroupTemplate?
  /// Items before each group of a turn, and in all of a turn.
  private let itemsBefore: [Int]
  /// Cells before each group of a turn, gaps included, and in all of a turn.
  private let cellsBefore: [Int]
  private let gap: Int

  /// Solves one turn with estimates; nil when the groups hold no item at all.
  init?(
    _ blueprints: [GroupBlueprint], items: Int, gap: Int, causes: inout Set<Diagnostic.Cause>
  ) {
    guard items > 0 else { return nil }
    var (templates, itemsBefore, cellsBefore) = ([GroupTemplate](), [0], [0])
    var used: [GroupBlueprint] = []
    for blueprint in blueprints {
      var sizes = EstimatedSizes()
      let node = blueprint.solve(Feed(next: 0, end: items), sizes: &sizes, causes: &causes)
      guard node.count > 0 else {
        causes.insert(.emptyGroup)
        continue
      }
      let template = blueprint.template(node)
      used.append(blueprint)
      templates.append(template)
      itemsBefore.append(itemsBefore.last.map { $0 + node.count } ?? 0)
      cellsBefore.append(cellsBefore.last.map { $0 + template.extent + gap } ?? 0)
    }
    guard let perTurn = itemsBefore.last, perTurn > 0 else { return nil }
    self.blueprints = used
    self.templates = templates
    self.itemsBefore = itemsBefore
    self.cellsBefore = cellsBefore
    self.gap = gap
    itemCount = items
    let rest = items % perTurn
    let place = LineRun.position(of: rest, in: itemsBefore)
    let missing = rest - itemsBefore[place]
    groupCount = items / perTurn * used.count + place + (missing > 0 ? 1 : 0)
    if missing > 0 {
      var sizes = EstimatedSizes()
      let feed = Feed(next: items - missing, end: items)
      partial = used[place].template(
        used[place].solve(feed, sizes: &sizes, causes: &causes))
    } else {
      partial = nil
    }
  }

  /// Items in a turn of all groups.
  var itemsPerTurn: Int { itemsBefore[itemsBefore.count - 1] }

  var overhang: Int { (templates + [partial].compactMap { $0 }).map(\.overhang).max() ?? 0 }

  var crossExtent: Int {
    let shown = templates.prefix(groupCount) + [partial].compactMap { $0 }
    return shown.map(\.crossExtent).max() ?? 0
  }

  func blueprint(_ group: Int) -> GroupBlueprint { blueprints[group % blueprints.count] }

  func template(_ group: Int) -> GroupTemplate {
    if let partial, group == groupCount - 1 { return partial }
    return templates[group % templates.count]
  }

  func firstItem(_ group: Int) -> Int {
    let turns = group / templates.count
    return min(itemCount, turns * itemsPerTurn + itemsBefore[group % templates.count])
  }

  func group(ofItem item: Int) -> Int {
    let turns = item / itemsPerTurn
    return turns * templates.count
      + LineRun.position(of: item % itemsPerTurn, in: itemsBefore)
  }

  /// Cells before a group, gaps included; for the count of groups, before what follows the run.
  func start(_ group: Int) -> Int {
    if let partial, group == groupCount {
      return start(group - 1) + partial.extent + gap
    }
    let turns = group / templates.count
    return turns * cellsBefore[cellsBefore.count - 1] + cellsBefore[group % templates.count]
  }

  /// The group at a position, by division.
  func group(at position: Int) -> Int {
    let perTurn = max(1, cellsBefore[cellsBefore.count - 1])
    let turns = position / perTurn
    let group =
      turns * templates.count
      + LineRun.position(of: position % perTurn, in: cellsBefore)
    return max(0, min(groupCount - 1, group))
  }

  /// The last index whose value is at most a number, the final total left out.
  private static func position(of number: Int, in ascending: [Int]) -> Int {
    var (low, high) = (0, ascending.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ascending[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
