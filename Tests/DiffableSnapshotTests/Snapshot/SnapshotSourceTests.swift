import DiffableSnapshot
import Testing

struct SnapshotSourceTests {
  private typealias Source = SnapshotSource<String, Int>

  private func snapshot(_ items: [Int]) throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    try snapshot.append(section: "all", items: items)
    return snapshot
  }

  @Test func `one change is a transaction from the old to the new`() async throws {
    let source = Source(try snapshot([1, 2, 3]))
    let transaction = try #require(await source.apply(try snapshot([3, 1, 2, 4])))
    #expect(transaction.initial == (try snapshot([1, 2, 3])))
    #expect(transaction.final == (try snapshot([3, 1, 2, 4])))
    #expect(transaction.difference.changes.operationCount == 2)  // one move, one insertion
    #expect(await source.snapshot == transaction.final)
  }

  @Test func `of many at once the last stays and the transactions have no gap`() async throws {
    let snapshots = try (1...200).map { try snapshot(Array(0..<$0)) }
    let source = Source(try snapshot([]))
    let transactions = await withTaskGroup(of: Source.Transaction?.self) { group in
      for snapshot in snapshots { group.addTask { await source.apply(snapshot) } }
      var made: [Source.Transaction] = []
      for await transaction in group { if let transaction { made.append(transaction) } }
      return made
    }
    #expect(!transactions.isEmpty)
    // Each begins where another ended, from the empty one to the one that stayed.
    var sizes = Dictionary(
      uniqueKeysWithValues: transactions.map { ($0.initial.numberOfItems, $0.final) })
    var current = try snapshot([])
    while let next = sizes.removeValue(forKey: current.numberOfItems) { current = next }
    #expect(sizes.isEmpty)
    #expect(await source.snapshot == current)
    let last = try snapshot([42])
    #expect(await source.apply(last) != nil)
    #expect(await source.snapshot == last)
  }
}
