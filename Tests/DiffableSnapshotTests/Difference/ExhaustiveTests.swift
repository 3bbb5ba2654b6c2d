import DiffableSnapshot
import Testing

/// All sequences without repetition of up to a number of given identifiers.
func sequences(of ids: [String], upTo length: Int) -> [[String]] {
  guard length > 0 else { return [[]] }
  return [[]]
    + ids.flatMap { id in
      sequences(of: ids.filter { $0 != id }, upTo: length - 1).map { [id] + $0 }
    }
}

@Suite struct `every small difference` {
  @Test func `all pairs of up to four of five items apply with the least count`() throws {
    let all = sequences(of: ["a", "b", "c", "d", "e"], upTo: 4)
    #expect(all.count == 206)
    let snapshots = try all.map { try Snapshot([NaiveSection(id: "s", items: $0)]) }
    for (old, oldItems) in zip(snapshots, all) {
      for (new, newItems) in zip(snapshots, all) {
        let changes = new.difference(from: old).changes
        let before = [NaiveSection(id: "s", items: oldItems)]
        let after = [NaiveSection(id: "s", items: newItems)]
        guard perform(changes, on: before, new: after) == after,
          NaiveCounts(changes) == NaiveCounts(from: before, to: after)
        else {
          Issue.record("\(before) to \(after): \(changes)")
          return
        }
      }
    }
  }
}
