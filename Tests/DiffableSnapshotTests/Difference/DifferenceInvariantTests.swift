import DiffableSnapshot
import SeededRandom
import Testing

/// A snapshot of one section.
func flat<ID>(_ items: some Collection<ID>) throws -> Snapshot<String, ID> {
  var snapshot = Snapshot<String, ID>()
  try snapshot.append(section: "s", items: items)
  return snapshot
}

/// The changes between two lists, made identifiers of any kind.
func changes<ID: Hashable & Sendable>(
  _ old: [Int], _ new: [Int], _ make: (Int) -> ID
) throws -> Changes {
  try flat(new.map(make)).difference(from: flat(old.map(make))).changes
}

/// Pairs of lists of many shapes: with blocks moved, parts shuffled, deleted and inserted.
func randomPair(_ random: inout SplitMix64, upTo count: Int) -> (old: [Int], new: [Int]) {
  let old = Array(0..<random.number(0..<count))
  var new = old
  for _ in 0..<random.number(0..<5) {
    let start = random.number(0..<new.count + 1)
    let part = start..<min(new.count, start + random.number(0..<count / 3 + 2))
    switch random.number(0..<4) {
    case 0: new.removeSubrange(part)
    case 1:
      new.insert(
        contentsOf: (0..<part.count).map { _ in random.number(count..<Int.max) }, at: start)
    case 2: new[part].shuffle(using: &random)
    default:
      let block = Array(new[part])
      new.removeSubrange(part)
      new.insert(contentsOf: block, at: random.number(0..<new.count + 1))
    }
  }
  return (old, new)
}

@Suite struct `differences` {
  @Test func `equal snapshots differ in nothing, shared storage or not`() throws {
    let items = Array(0..<100)
    #expect(try changes(items, items, PlainID.init).isEmpty)
    let shared = try flat(items)
    #expect(shared.difference(from: shared).changes.isEmpty)
  }

  @Test func `shared storage is compared by address alone`() throws {
    let counter = IDCounter()
    let snapshot = try flat((0..<1000).map { CountedID(value: $0, counter: counter) })
    counter.reset()
    #expect(snapshot.difference(from: snapshot).changes.isEmpty)
    #expect(counter.comparisons == 0)
    #expect(counter.hashes == 0)
  }

  @Test func `sections that share their storage are not looked into`() throws {
    let counter = IDCounter()
    var old = Snapshot<Int, CountedID>()
    for section in 0..<27 {
      try old.append(
        section: section,
        items: (0..<100).map { CountedID(value: section * 100 + $0, counter: counter) })
    }
    var new = old
    try new.move(
      item: CountedID(value: 350, counter: counter),
      before: CountedID(value: 2050, counter: counter))
    counter.reset()
    let changes = new.difference(from: old).changes
    #expect(changes.operationCount == 1)
    #expect(changes.movedItems.first?.old == ItemPath(section: 3, item: 50))
    #expect(changes.movedItems.first?.new == ItemPath(section: 20, item: 50))
    // Two sections of 100, trimmed; and one item that is left on either side.
    #expect(counter.comparisons <= 210)
    #expect(counter.hashes <= 2)
  }

  @Test func `one insertion is found without hashing, one comparison an item`() throws {
    let counter = IDCounter()
    let ids = (0..<1001).map { CountedID(value: $0, counter: counter) }
    let old = try flat(ids[1...])
    let new = try flat(ids)
    counter.reset()
    #expect(new.difference(from: old).insertedItems.map(\.item) == [0])
    #expect(counter.hashes == 0)
    #expect(counter.comparisons <= 1002)
  }

  @Test func `an item is hashed at most once and comparisons are linear`() throws {
    var random = SplitMix64(seed: 14)
    for _ in 0..<50 {
      let (old, new) = randomPair(&random, upTo: 400)
      let counter = IDCounter()
      let before = try flat(old.map { CountedID(value: $0, counter: counter) })
      let after = try flat(new.map { CountedID(value: $0, counter: counter) })
      counter.reset()
      _ = after.difference(from: before)
      #expect(counter.hashes <= old.count + new.count)
      #expect(counter.comparisons <= 6 * (old.count + new.count) + 10)
    }
  }

  @Test func `the way back is the inverse`() throws {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (old, new) = randomPair(&random, upTo: 60)
      let there = try changes(old, new, PlainID.init)
      let back = try changes(new, old, PlainID.init)
      #expect(there.deletedItems == back.insertedItems, "seed \(seed)")
      #expect(there.insertedItems == back.deletedItems, "seed \(seed)")
      #expect(there.movedItems.count == back.movedItems.count, "seed \(seed)")
    }
  }

  @Test func `insertions alone or deletions alone move nothing`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let all = Array(0..<random.number(0..<80))
      let some = all.filter { _ in random.number(0..<2) == 0 }
      let inserted = try changes(some, all, PlainID.init)
      #expect(inserted.movedItems.isEmpty && inserted.deletedItems.isEmpty)
      #expect(inserted.insertedItems.count == all.count - some.count)
      let deleted = try changes(all, some, PlainID.init)
      #expect(deleted.movedItems.isEmpty && deleted.insertedItems.isEmpty)
      #expect(deleted.deletedItems.count == all.count - some.count)
    }
  }

  @Test func `any hash gives the same answer, only slower`() throws {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let (old, new) = randomPair(&random, upTo: 120)
      let plain = try changes(old, new, PlainID.init)
      #expect(try changes(old, new, TerribleID.init) == plain, "seed \(seed)")
      #expect(try changes(old, new, PoorID.init) == plain, "seed \(seed)")
      let fast = try flat(new).difference(from: flat(old)).changes
      #expect(fast == plain, "seed \(seed)")
      let text = try flat(new.map(String.init)).difference(from: flat(old.map(String.init)))
      #expect(text.changes == plain, "seed \(seed)")
    }
  }

  @Test func `the answer is the same in every process`() throws {
    // Every process hashes with another seed, so a literal holds only if hashes do not matter.
    var random = SplitMix64(seed: 7)
    var digest: UInt64 = 0
    for _ in 0..<100 {
      let (old, new) = randomPair(&random, upTo: 300)
      let changes = try changes(old, new, PlainID.init)
      for edit in changes.sequentialEdits.map({ "\($0)" }) {
        for byte in edit.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
    }
    #expect(digest == 9_032_454_229_400_474_759)
  }

  @Test func `other names for the items change nothing but the names`() throws {
    var random = SplitMix64(seed: 9)
    let names = (0..<200).shuffled(using: &random)
    for _ in 0..<50 {
      let (old, new) = randomPair(&random, upTo: 100)
      let renamed = try changes(old, new) {
        $0 < 200 ? PlainID(value: names[$0]) : PlainID(value: $0)
      }
      #expect(renamed == (try changes(old, new, PlainID.init)))
    }
  }

  @Test func `equal ends only shift the answer`() throws {
    var random = SplitMix64(seed: 10)
    for _ in 0..<50 {
      let (old, new) = randomPair(&random, upTo: 60)
      let start = Array(-20..<0)
      let end = Array(-50 ..< -30)
      let bare = try changes(old, new, PlainID.init)
      let framed = try changes(start + old + end, start + new + end, PlainID.init)
      let shift = { (path: ItemPath) in ItemPath(section: path.section, item: path.item + 20) }
      #expect(framed.deletedItems.elementsEqual(bare.deletedItems.map(shift)))
      #expect(framed.insertedItems.elementsEqual(bare.insertedItems.map(shift)))
      #expect(framed.movedItems.count == bare.movedItems.count)
    }
  }

  @Test func `ranges expand to the same items and moves`() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<50 {
      let (old, new) = randomPair(&random, upTo: 60)
      let changes = try changes(old, new, PlainID.init)
      let moves = changes.movedRanges.flatMap { range in
        (0..<range.count).map { step in
          ItemMove(
            old: ItemPath(section: range.old.section, item: range.old.item + step),
            new: ItemPath(section: range.new.section, item: range.new.item + step))
        }
      }
      #expect(moves == Array(changes.movedItems))
      #expect(paths(changes.deletedRanges) == Array(changes.deletedItems))
      #expect(paths(changes.insertedRanges) == Array(changes.insertedItems))
    }
  }

  func paths(_ ranges: [ItemRange]) -> [ItemPath] {
    ranges.flatMap { range in range.items.map { ItemPath(section: range.section, item: $0) } }
  }

  @Test func `a block of two is one range`() throws {
    let changes = try changes([0, 1, 2, 3, 4, 5], [2, 3, 4, 0, 1, 5], PlainID.init)
    #expect(
      changes.movedRanges == [
        ItemRangeMove(
          old: ItemPath(section: 0, item: 0), new: ItemPath(section: 0, item: 3), count: 2)
      ])
  }

  @Test func `no item is in two lists, and moved places are distinct`() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<100 {
      let (old, new) = randomPair(&random, upTo: 80)
      let changes = try changes(old, new, PlainID.init)
      let leaving = Array(changes.deletedItems) + changes.movedItems.map(\.old)
      let arriving = Array(changes.insertedItems) + changes.movedItems.map(\.new)
      #expect(Set(leaving).count == leaving.count)
      #expect(Set(arriving).count == arriving.count)
      #expect(changes.movedItems.map(\.new) == changes.movedItems.map(\.new).sorted())
    }
  }

  @Test func `only a new order is a reorder`() throws {
    #expect(try changes([1, 2, 3], [3, 1, 2], PlainID.init).isReorder)
    #expect(try !changes([1, 2, 3], [3, 1, 2, 4], PlainID.init).isReorder)
    #expect(try !changes([1, 2, 3], [1, 2, 3], PlainID.init).isReorder)
  }

  @Test func `a promise of unique items that is broken does no harm`() throws {
    var old = Snapshot<String, Int>()
    try old.append(section: "s", uniqueItems: [1, 2, 2, 3])
    var new = Snapshot<String, Int>()
    try new.append(section: "s", uniqueItems: [2, 1, 1, 3, 2])
    let changes = new.difference(from: old).changes
    let before = [NaiveSection(id: "s", items: ["1", "2", "2", "3"])]
    let after = [NaiveSection(id: "s", items: ["2", "1", "1", "3", "2"])]
    #expect(perform(changes, on: before, new: after) == after)
    #expect(new.indexPath(of: 1) == ItemPath(section: 0, item: 1))
    new.delete(items: [1, 2, 3])
    #expect(new.numberOfItems == 2)
  }
}
