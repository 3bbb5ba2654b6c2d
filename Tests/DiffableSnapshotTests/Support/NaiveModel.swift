import DiffableSnapshot

/// A snapshot as plain arrays: the oracle that edits and differences are held against.
struct NaiveSection: Equatable, CustomStringConvertible {
  var id: String
  var items: [String]

  var description: String { "\(id):\(items.joined())" }
}

typealias Naive = [NaiveSection]

extension Snapshot<String, String> {
  var naive: Naive { sections.map { NaiveSection(id: $0, items: Array(items(in: $0))) } }

  /// A snapshot of the same sections and items.
  init(_ naive: Naive, uniqueness: Uniqueness = .perSnapshot) throws {
    self.init(uniqueness: uniqueness)
    for section in naive { try append(section: section.id, items: section.items) }
  }
}

/// The length of a longest increasing subsequence, by comparing every pair.
func naiveLIS(_ numbers: [Int]) -> Int {
  var best: [Int] = []
  for number in numbers {
    var longest = 0
    for (other, length) in zip(numbers, best) where other < number {
      longest = max(longest, length)
    }
    best.append(longest + 1)
  }
  return best.max() ?? 0
}

/// The least numbers of operations, by the definition of the cost model.
struct NaiveCounts: Equatable {
  var sectionDeletes = 0
  var sectionInserts = 0
  var sectionMoves = 0
  var itemDeletes = 0
  var itemInserts = 0
  var itemMoves = 0
  var carried = 0

  var total: Int {
    sectionDeletes + sectionInserts + sectionMoves + itemDeletes + itemInserts + itemMoves
  }
}

extension NaiveCounts {
  init(from old: Naive, to new: Naive) {
    let oldIDs = old.map(\.id)
    let newIDs = new.map(\.id)
    sectionDeletes = oldIDs.filter { !newIDs.contains($0) }.count
    sectionInserts = newIDs.filter { !oldIDs.contains($0) }.count
    let kept = newIDs.compactMap { oldIDs.firstIndex(of: $0) }
    sectionMoves = kept.count - naiveLIS(kept)
    for section in new {
      let before = old.first { $0.id == section.id }
      var stayed: [Int] = []
      for item in section.items {
        if let place = before?.items.firstIndex(of: item) {
          stayed.append(place)
        } else if let source = old.first(where: { $0.items.contains(item) }) {
          let isCarried = before == nil && !newIDs.contains(source.id)
          if isCarried { carried += 1 } else { itemMoves += 1 }
        } else if before != nil {
          itemInserts += 1
        }
      }
      itemMoves += stayed.count - naiveLIS(stayed)
    }
    for section in old where newIDs.contains(section.id) {
      itemDeletes +=
        section.items.filter { item in
          !new.contains { $0.items.contains(item) }
        }.count
    }
  }

  init(_ changes: Changes) {
    sectionDeletes = changes.deletedSections.count
    sectionInserts = changes.insertedSections.count
    sectionMoves = changes.movedSections.count
    itemDeletes = changes.deletedItems.count
    itemInserts = changes.insertedItems.count
    itemMoves = changes.movedItems.count
    carried = changes.carriedItems.count
  }
}

/// Performs changes on the old arrays, all at once; `new` is asked only for what is inserted.
func perform(_ changes: Changes, on old: Naive, new: Naive) -> Naive? {
  let moves = Array(changes.movedItems) + Array(changes.carriedItems)
  let arrivals = Dictionary(grouping: moves, by: \.new.section)
  let inserted = Dictionary(grouping: changes.insertedItems, by: \.section)
  let leaving = Set(moves.map(\.old) + Array(changes.deletedItems))

  func filled(_ rest: [String], section: Int) -> [String]? {
    var arriving: [(Int, String)] = (arrivals[section] ?? []).map {
      ($0.new.item, old[$0.old.section].items[$0.old.item])
    }
    arriving += (inserted[section] ?? []).map { ($0.item, new[section].items[$0.item]) }
    var items = rest
    for (place, item) in arriving.sorted(by: { $0.0 < $1.0 }) {
      guard place <= items.count else { return nil }
      items.insert(item, at: place)
    }
    return items
  }

  let movedSections = Dictionary(
    uniqueKeysWithValues: changes.movedSections.map { ($0.new, $0.old) })
  let leavingSections = Set(changes.movedSections.map(\.old) + changes.deletedSections)
  var staying = old.indices.filter { !leavingSections.contains($0) }[...]
  var result: Naive = []
  for section in new.indices {
    if changes.insertedSections.contains(section) {
      let arrived = Set((arrivals[section] ?? []).map(\.new.item))
      let own = new[section].items.enumerated().filter { !arrived.contains($0.0) }.map(\.1)
      guard let items = filled(own, section: section) else { return nil }
      result.append(NaiveSection(id: new[section].id, items: items))
      continue
    }
    guard let source = movedSections[section] ?? staying.popFirst() else { return nil }
    let rest = old[source].items.enumerated()
      .filter { !leaving.contains(ItemPath(section: source, item: $0.0)) }.map(\.1)
    guard let items = filled(rest, section: section) else { return nil }
    result.append(NaiveSection(id: old[source].id, items: items))
  }
  return staying.isEmpty ? result : nil
}

/// Performs steps one after the other on arrays; nil when one cannot be done.
func perform(_ edits: [SequentialEdit], on old: Naive, new: Naive) -> Naive? {
  let known = Set(old.flatMap(\.items))
  var state = old
  func has(_ path: ItemPath) -> Bool {
    state.indices.contains(path.section) && state[path.section].items.indices.contains(path.item)
  }
  for edit in edits {
    switch edit {
    case .deleteItem(let path):
      guard has(path) else { return nil }
      state[path.section].items.remove(at: path.item)
    case .deleteSection(let index):
      guard state.indices.contains(index) else { return nil }
      state.remove(at: index)
    case .insertSection(let index, let source):
      guard index <= state.count else { return nil }
      var section = new[source]
      section.items.removeAll(where: known.contains)
      state.insert(section, at: index)
    case .insertItem(let path, let source):
      state[path.section].items.insert(new[source.section].items[source.item], at: path.item)
    case .moveSection(let from, let to):
      state.insert(state.remove(at: from), at: to)
    case .moveItem(let from, let to):
      guard has(from) else { return nil }
      let item = state[from.section].items.remove(at: from.item)
      state[to.section].items.insert(item, at: to.item)
    }
  }
  return state
}
