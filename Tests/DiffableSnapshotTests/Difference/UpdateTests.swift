import DiffableSnapshot
import SeededRandom
import Testing

@Suite struct `updates` {
  func snapshot(_ sections: KeyValuePairs<String, [Int]>) throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    for (section, items) in sections { try snapshot.append(section: section, items: items) }
    return snapshot
  }

  @Test func `content that differs updates kept items only, moved ones too`() throws {
    let old = try snapshot(["s": [1, 2, 3]])
    let new = try snapshot(["s": [4, 3, 1, 2]])
    let oldRevision = [1: 1, 2: 1, 3: 1]
    let newRevision = [1: 1, 2: 2, 3: 2, 4: 9]
    let difference = new.difference(from: old).updating { oldRevision[$0] != newRevision[$0] }
    #expect(difference.updatedItems.map { new.item(at: $0.new) } == [3, 2])
    #expect(difference.updatedItems.map { old.item(at: $0.old) } == [3, 2])
    #expect(difference.movedItems.map(\.new.item) == [1])
  }

  @Test func `a list of changed items does the same`() throws {
    let old = try snapshot(["s": [1, 2, 3]])
    let new = try snapshot(["s": [4, 3, 1]])
    let difference = new.difference(from: old).updating([4, 1, 2, 1, 99])
    #expect(
      difference.updatedItems == [
        ItemUpdate(
          old: ItemPath(section: 0, item: 0), new: ItemPath(section: 0, item: 2), reason: .content)
      ])
  }

  @Test func `the strongest reason of an item counts`() throws {
    let old = try snapshot(["s": [1, 2, 3, 4]])
    var new = old
    try new.reconfigure(items: [1, 2])
    try new.reload(items: [2])
    let difference = new.difference(from: old).updating { $0 < 4 }
    #expect(difference.updatedItems.map(\.reason) == [.reconfigured, .reloaded, .content])
    #expect(difference.operationCount == 0)
    #expect(!difference.changes.isEmpty)
  }

  @Test func `kept sections that are marked are reloaded`() throws {
    let old = try snapshot(["a": [1], "b": [2]])
    var new = try snapshot(["c": [3], "b": [2]])
    try new.reload(sections: ["b", "c"])
    #expect(new.difference(from: old).reloadedSections == [1])
  }

  @Test func `updates are a stage of their own, at the new places`() throws {
    let old = try snapshot(["s": [1, 2]])
    let new = try snapshot(["s": [3, 2, 1]])
    let stages = new.difference(from: old).updating { $0 == 1 }.stages
    #expect(stages.count == 3)
    #expect(stages.last?.difference.updatedItems.map(\.old.item) == [2])
    #expect(stages.last?.difference.operationCount == 0)
    #expect(stages.last?.snapshot == new)
  }

  @Test func `of equally few section moves the one with fewer items is taken`() throws {
    let small = [1]
    let large = Array(10..<60)
    let first = try snapshot(["large": large, "small": small])
    let second = try snapshot(["small": small, "large": large])
    #expect(second.difference(from: first).movedSections == [SectionMove(old: 1, new: 0)])
    #expect(first.difference(from: second).movedSections == [SectionMove(old: 0, new: 1)])
  }

  @Test func `items carried into a new section keep their identity without an operation`() throws {
    let old = try snapshot(["Day": [1, 2]])
    let new = try snapshot(["Week": [2, 1, 3]])
    let changes = new.difference(from: old).changes
    #expect(changes.operationCount == 2)
    #expect(changes.carriedItems.map(\.old.item) == [1, 0])
    #expect(changes.newPath(ofOld: ItemPath(section: 0, item: 0)) == ItemPath(section: 0, item: 1))
  }

  @Test func `the standard library's difference applies to the section's items`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<100 {
      let (old, new) = randomPair(&random, upTo: 40)
      let difference = try flat(new).difference(from: flat(old))
      let standard = try #require(difference.collectionDifference(ofNewSection: 0))
      #expect(old.applying(standard) == new)
    }
    let elsewhere = try snapshot(["b": [1]]).difference(from: snapshot(["a": [1]]))
    #expect(elsewhere.collectionDifference(ofNewSection: 0) == nil)
  }

  @Test func `strings equal to an ASCII one have its hash`() {
    let equals = ["\u{212a}": "K", "\u{37e}": ";", "\u{1fef}": "`"]
    for (odd, ascii) in equals {
      #expect(odd == ascii)
      #expect(odd.fastHash == ascii.fastHash)
      #expect((odd + "ing size").fastHash == (ascii + "ing size").fastHash)
    }
    #expect("e\u{301}".fastHash == "\u{e9}".fastHash)
    // There are no others: of all scalars only these three are equal to an ASCII string.
    let ascii = Set((UInt8(0)..<128).map { String(UnicodeScalar($0)) })
    let odd = (UInt32(128)...0x10ffff).compactMap(UnicodeScalar.init).map(String.init)
      .filter(ascii.contains)
    #expect(Set(odd) == Set(equals.keys))
  }
}
