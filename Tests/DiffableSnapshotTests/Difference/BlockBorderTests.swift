import DiffableSnapshot
import SeededRandom
import Testing

@Suite struct `borders of hash blocks` {
  static let counts = [1, 2, 15, 16, 17, 255, 256, 257, 511, 512, 513, 768, 1025]

  @Test(arguments: counts)
  func `reversed lists move all but one`(count: Int) throws {
    let changes = try changes(Array(0..<count), Array((0..<count).reversed()), PlainID.init)
    #expect(changes.movedItems.count == count - 1)
    #expect(changes.operationCount == count - 1)
  }

  @Test(arguments: counts)
  func `lists without a common item are replaced`(count: Int) throws {
    let changes = try changes(Array(0..<count), Array(count..<2 * count), PlainID.init)
    #expect(changes.deletedItems.map(\.item) == Array(0..<count))
    #expect(changes.insertedItems.map(\.item) == Array(0..<count))
  }

  @Test(arguments: counts, counts)
  func `shuffled lists of different lengths have the least count`(old: Int, new: Int) throws {
    var random = SplitMix64(seed: UInt64(old * 10_000 + new))
    let before = Array(0..<old).shuffled(using: &random)
    let after = Array(0..<new).shuffled(using: &random)
    let changes = try changes(before, after, PlainID.init)
    let kept = after.filter { $0 < old }
    var places = [Int](repeating: 0, count: old)
    for (place, item) in before.enumerated() { places[item] = place }
    #expect(changes.deletedItems.count == old - kept.count)
    #expect(changes.insertedItems.count == new - kept.count)
    #expect(changes.movedItems.count == kept.count - naiveLIS(kept.map { places[$0] }))
  }
}
