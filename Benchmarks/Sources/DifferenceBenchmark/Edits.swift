import BenchmarkTable
import DiffableSnapshot

/// Edits of one kind, one by one on one snapshot.
enum EditKind: String, CaseIterable {
  case append
  case insert
  case delete
  case move
}

/// Median nanoseconds of an edit among so many items, over a number of edits.
func editTime(_ kind: EditKind, items: Int, edits: Int, rounds: Int) -> Double {
  let clock = ContinuousClock()
  var times: [Duration] = []
  for round in 0..<rounds {
    var random = Seeded(seed: UInt64(round))
    let ids: ContiguousArray<UUID> = random.ids(items)
    let fresh: ContiguousArray<UUID> = random.ids(edits)
    let order = ids.shuffled(using: &random)
    var edited = snapshot(ids)
    // The first edit builds the index, once; it is not what is measured here.
    try? edited.move(item: ids[0], after: ids[1])
    times.append(
      clock.measure {
        for edit in 0..<edits {
          let id = order[edit % order.count]
          let other = order[(edit * 7 + 1) % order.count]
          switch kind {
          case .append: try? edited.append(items: CollectionOfOne(fresh[edit]), to: 0)
          case .insert: try? edited.insert(items: CollectionOfOne(fresh[edit]), before: id)
          case .delete: edited.delete(items: CollectionOfOne(id))
          case .move: try? edited.move(item: id, before: other)
          }
        }
      })
    use(edited)
  }
  return median(times) / Double(edits)
}

/// Appends to a snapshot that starts empty and is never edited elsewhere.
func appendTime(edits: Int, rounds: Int) -> Double {
  let clock = ContinuousClock()
  var times: [Duration] = []
  for round in 0..<rounds {
    var random = Seeded(seed: UInt64(round))
    let fresh: ContiguousArray<UUID> = random.ids(edits)
    var edited = Snapshot<Int, UUID>()
    try? edited.append(section: 0)
    times.append(
      clock.measure {
        for id in fresh { try? edited.append(items: CollectionOfOne(id), to: 0) }
      })
    use(edited)
  }
  return median(times) / Double(edits)
}
