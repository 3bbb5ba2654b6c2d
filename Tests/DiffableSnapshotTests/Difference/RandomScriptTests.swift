import DiffableSnapshot
import SeededRandom
import Testing

@Suite struct `random edit scripts` {
  @Test func `a thousand scripts agree with plain arrays, and so do their differences`() throws {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for script in 0..<1000 {
      let start = random.start()
      let old = try Snapshot(start)
      var new = old
      var model = start
      for _ in 0..<random.number(0..<16) {
        let edit = random.edit()
        guard agree(edit, &new, &model) else {
          Issue.record("seed \(seed), script \(script): \(edit) on \(model) gave \(new)")
          return
        }
      }
      #expect(old.naive == start, "seed \(seed): editing a copy changed the original")
      if let fault = fault(from: old, to: new) ?? fault(from: new, to: old) {
        Issue.record("seed \(seed), script \(script): \(fault), \(start) and \(model)")
        return
      }
    }
  }

  @Test func `items that are unique per section keep to their sections`() throws {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let (old, new) = (random.perSection(), random.perSection())
      let before = try Snapshot(old, uniqueness: .perSection)
      var after = before
      after.deleteAll()
      for section in new {
        try after.append(section: section.id)
        for item in section.items { try after.append(items: [item], to: section.id) }
      }
      #expect(after.naive == new, "seed \(seed)")
      // With the section in its name an item is unique in the whole, and never crosses.
      let named = (old.map(\.named), new.map(\.named))
      let changes = after.difference(from: before).changes
      #expect(perform(changes, on: named.0, new: named.1) == named.1, "seed \(seed)")
      #expect(NaiveCounts(changes) == NaiveCounts(from: named.0, to: named.1), "seed \(seed)")
      #expect(perform(changes.sequentialEdits, on: named.0, new: named.1) == named.1)
      #expect(faultOfStages(after.difference(from: before)) == nil, "seed \(seed)")
      for section in new {
        for (place, item) in section.items.enumerated() {
          #expect(after.indexPath(of: item, in: section.id)?.item == place)
        }
      }
    }
  }

  /// Whether an edit does the same to a snapshot and to its model, errors included.
  func agree(
    _ edit: NaiveEdit, _ snapshot: inout Snapshot<String, String>, _ model: inout Naive
  ) -> Bool {
    let before = model
    let error = caught { try edit.perform(on: &snapshot) }
    let wanted = caught { try edit.perform(on: &model) }
    if wanted != nil { model = before }
    guard error == wanted, snapshot.naive == model else { return false }
    return snapshot.numberOfItems == model.reduce(0) { $0 + $1.items.count }
      && snapshot.itemCounts == model.map(\.items.count)
      && snapshot.sections.elementsEqual(model.map(\.id))
      && (0..<30).allSatisfy { number in
        let item = String(UnicodeScalar(UInt8(65 + number)))
        let path = model.place(of: item)
        return snapshot.indexPath(of: item) == path
          && (path.map { snapshot.item(at: $0) == item } ?? true)
      }
  }

  func caught(_ body: () throws -> Void) -> StringSnapshotError? {
    do {
      try body()
      return nil
    } catch {
      return error as? StringSnapshotError
    }
  }

  /// What is wrong with the difference of two snapshots, if anything.
  func fault(from old: Snapshot<String, String>, to new: Snapshot<String, String>) -> String? {
    let difference = new.difference(from: old)
    let changes = difference.changes
    if perform(changes, on: old.naive, new: new.naive) != new.naive { return "does not apply" }
    if NaiveCounts(changes) != NaiveCounts(from: old.naive, to: new.naive) { return "not minimal" }
    let edits = changes.sequentialEdits
    if perform(edits, on: old.naive, new: new.naive) != new.naive { return "steps do not apply" }
    if edits.count != changes.operationCount + changes.carriedItems.count { return "more steps" }
    return faultOfPaths(changes, old, new) ?? faultOfStages(difference)
  }

  func faultOfPaths(
    _ changes: Changes, _ old: Snapshot<String, String>, _ new: Snapshot<String, String>
  ) -> String? {
    for item in old.items {
      guard let path = old.indexPath(of: item) else { return "lost" }
      if changes.newPath(ofOld: path) != new.indexPath(of: item) { return "newPath of \(item)" }
    }
    for item in new.items {
      guard let path = new.indexPath(of: item) else { return "lost" }
      if changes.oldPath(ofNew: path) != old.indexPath(of: item) { return "oldPath of \(item)" }
    }
    return nil
  }

  func faultOfStages(_ difference: Difference<String, String>) -> String? {
    let stages = difference.stages
    var state = difference.old
    var total = 0
    for stage in stages {
      let counts = NaiveCounts(stage.difference.changes)
      if stage.difference.old != state { return "stages do not join" }
      if perform(stage.difference.changes, on: state.naive, new: stage.snapshot.naive)
        != stage.snapshot.naive
      {
        return "a stage does not apply"
      }
      let removing = counts.itemDeletes + counts.sectionInserts
      let moving = counts.itemMoves + counts.sectionMoves
      let adding = counts.sectionDeletes + counts.itemInserts
      if [removing, moving, adding].filter({ $0 > 0 }).count > 1 { return "a stage mixes" }
      total += counts.total
      state = stage.snapshot
    }
    if state != difference.new { return "stages do not arrive" }
    let wanted = difference.operationCount + difference.carriedItems.count
    return total == wanted ? nil : "stages have \(total) operations, not \(wanted)"
  }
}

extension NaiveSection {
  /// The section with its name before each item.
  fileprivate var named: NaiveSection {
    NaiveSection(id: id, items: items.map { id + $0 })
  }
}

extension SplitMix64 {
  /// Up to five sections of up to six of eight items, many of them in several sections.
  fileprivate mutating func perSection() -> Naive {
    (0..<6).map { "s\($0)" }.shuffled(using: &self).prefix(number(0..<6)).map { id in
      let items = ["a", "b", "c", "d", "e", "f", "g", "h"].shuffled(using: &self)
      return NaiveSection(id: id, items: Array(items.prefix(number(0..<7))))
    }
  }
}
