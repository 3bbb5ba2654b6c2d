import BenchmarkTable
import DiffableSnapshot

/// The workloads of one run, measured into a table.
struct BenchmarkRun {
  var table: Table
  /// How often a workload of a few milliseconds is measured; others more or less often.
  let rounds: Int
  private var few: Int { max(5, rounds / 3) }

  init(table: Table, rounds: Int) {
    self.table = table
    self.rounds = rounds
  }

  mutating func measureMixed() {
    let small = (count: 5_000, deleted: 2_000..<3_000, shuffled: 200)
    let large = (count: 100_000, deleted: 20_000..<30_000, shuffled: 2_000)
    for (name, size, rounds) in [("5,000", small, rounds * 8), ("100,000", large, rounds * 2)] {
      measure(
        "mixed \(name) UUIDs",
        .mixed(count: size.count, deleted: size.deleted, shuffled: size.shuffled),
        rounds: rounds, against: "dictionary", uuids, buildDictionary)
      measure(
        "mixed \(name) UUIDs, fast hash",
        .mixed(count: size.count, deleted: size.deleted, shuffled: size.shuffled),
        rounds: rounds, against: "dictionary", fastUUIDs, buildDictionary)
    }
  }

  mutating func measureUnchanged() {
    measure(
      "unchanged 1,000,000 Ints", .unchanged(count: 1_000_000), rounds: rounds * 2,
      against: "memcmp", ints
    ) { use(equalBytes($0.old, $0.new)) }
    // The bytes of a shifted list differ at once, so equal bytes of that length are compared.
    let equal = Lists<Int>.unchanged(count: 1_000_000)
    measure(
      "one in front of 1,000,000 Ints", .insertedInFront(count: 1_000_000), rounds: rounds * 2,
      against: "memcmp", ints
    ) { _ in use(equalBytes(equal.old, equal.new)) }
  }

  mutating func measureReordered() {
    measure(
      "sorted 1,000,000 Ints", .sorted(count: 1_000_000), rounds: few, against: "dictionary",
      ints, buildDictionary)
    measure(
      "sorted 1,000,000 UUIDs", .sorted(count: 1_000_000), rounds: few, against: "dictionary",
      uuids, buildDictionary)
    measure(
      "sorted 1,000,000 UUIDs, fast hash", .sorted(count: 1_000_000), rounds: few,
      against: "dictionary", fastUUIDs, buildDictionary)
    measure(
      "first to last of 100,000 UUIDs", .firstToLast(count: 100_000), rounds: rounds * 2,
      against: "dictionary", uuids, buildDictionary)
  }

  mutating func measureFiltered() {
    measure(
      "filtered 1,000,000 Ints to 50,000", .filtered(count: 1_000_000, to: 50_000), rounds: few,
      against: "dictionary", ints, buildDictionary)
    measure(
      "filtered 1,000,000 UUIDs to 50,000", .filtered(count: 1_000_000, to: 50_000), rounds: few,
      against: "dictionary", uuids, buildDictionary)
  }

  /// One item goes to another of 27 sections; the other 25 share their buffers.
  mutating func measureSections() {
    var random = Seeded(seed: 7)
    var old = Snapshot<Int, UUID>()
    for section in 0..<27 {
      let ids: ContiguousArray<UUID> = random.ids(200)
      try? old.append(section: section, uniqueItems: ids)
    }
    var new = old
    if let item = old.item(at: ItemPath(section: 3, item: 100)),
      let other = old.item(at: ItemPath(section: 20, item: 50))
    {
      try? new.move(item: item, before: other)
    }
    var operations = 0
    let times = interleave(rounds: rounds * 20) {
      operations = new.difference(from: old).operationCount
    } _: {
    }
    table.add(
      Measurement(
        name: "one item to another of 27 sections", time: times.workload, yardstick: nil,
        isExact: operations == 1, operations: operations))
  }

  /// The time of an edit among 100,000 items, and its growth from 1,000 on: nothing is linear.
  mutating func measureEdits() {
    table.add(
      Measurement(
        name: "append 100,000 one by one", time: appendTime(edits: 100_000, rounds: few),
        yardstick: nil, isExact: true, operations: 100_000))
    for kind in EditKind.allCases {
      let small = editTime(kind, items: 1_000, edits: 500, rounds: few * 4)
      let large = editTime(kind, items: 100_000, edits: 50_000, rounds: few)
      table.add(
        Measurement(
          name: "\(kind.rawValue) one by one, 100,000 / 1,000", time: large,
          yardstick: ("among 1,000", small), isExact: true, operations: 50_000))
    }
  }

  /// Measures a difference, compiled for its identifier by the caller, against a yardstick.
  private mutating func measure<ID>(
    _ name: String, _ lists: Lists<ID>, rounds: Int, against yardstick: String,
    _ difference: (Snapshot<Int, ID>, Snapshot<Int, ID>) -> Changes,
    _ standard: (Lists<ID>) -> Void
  ) {
    let old = snapshot(lists.old)
    let new = snapshot(lists.new)
    var operations = 0
    let times = interleave(rounds: rounds) {
      operations = difference(old, new).operationCount
    } _: {
      standard(lists)
    }
    table.add(
      Measurement(
        name: name, time: times.workload, yardstick: (yardstick, times.yardstick),
        isExact: operations == lists.operations, operations: operations))
  }
}

private func uuids(_ old: Snapshot<Int, UUID>, _ new: Snapshot<Int, UUID>) -> Changes {
  new.difference(from: old).changes
}

private func fastUUIDs(_ old: Snapshot<Int, FastUUID>, _ new: Snapshot<Int, FastUUID>) -> Changes {
  new.difference(from: old).changes
}

private func ints(_ old: Snapshot<Int, Int>, _ new: Snapshot<Int, Int>) -> Changes {
  new.difference(from: old).changes
}

private func buildDictionary<ID>(_ lists: Lists<ID>) { use(dictionary(of: lists.old)) }
