import MusicModel
import Playback
import SeededRandom
import Testing

/// Random operations, repeated by their seed, against a plain model and against what always holds.
struct QueuePropertyTests {
  @Test(arguments: 0..<60)
  func `the queue does what the plain model does`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var queue = PlayQueue(seed: 1)
    var model = QueueModel()
    for round in 0..<80 {
      let name = operate(&queue, &model, &random)
      let note = "seed \(seed), round \(round), \(name): \(queue.picture)"
      try #require(queue.entries == model.list, "\(note)")
      try #require(queue.now?.id == model.now, "\(note)")
    }
  }

  private func operate(
    _ queue: inout PlayQueue, _ model: inout QueueModel, _ random: inout SplitMix64
  ) -> String {
    let chosen = queue.some(&random)
    let some = queue.entries.randomElement(using: &random)?.id
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      let isNext = Bool.random(using: &random)
      let new = tracks(0..<Int.random(in: 0..<4, using: &random))
      let before = Set(queue.entries.map(\.id))
      if isNext { queue.playNext(new) } else { queue.add(new) }
      model.insert(queue.entries.filter { !before.contains($0.id) }, afterNow: isNext)
      return "insert"
    case 2:
      queue.remove(chosen)
      model.remove(chosen)
      return "remove"
    case 3:
      queue.move(chosen, before: some)
      model.move(chosen, before: some)
      return "move"
    case 4:
      _ = queue.previous()
      model.previous()
      return "previous"
    case 5:
      guard let some else { return "nothing" }
      _ = queue.jump(to: some)
      model.go(to: queue.entries.first { $0.id == some })
      return "jump"
    case 6:
      queue.repeatMode = RepeatMode.allCases.randomElement(using: &random) ?? .off
      model.repeats = queue.repeatMode
      return "repeat"
    case 7:
      let following = queue.following
      let step = queue.finish()
      model.finish()
      #expect(step == (following.map { .play($0) } ?? (queue.now.map { .play($0) } ?? .stop)))
      return "finish"
    default:
      _ = queue.next()
      model.next()
      return "next"
    }
  }

  @Test(arguments: 0..<60)
  func `whatever is done, nothing is lost, doubled or out of order`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) + 1_000)
    var queue = PlayQueue(seed: UInt64(seed))
    for round in 0..<60 {
      let before = queue
      disturb(&queue, &random)
      let note = "seed \(seed), round \(round): \(queue.picture)"
      try #require(Set(queue.entries.map(\.id)).count == queue.entries.count, "\(note)")
      try #require((0...queue.entries.count).contains(queue.position), "\(note)")
      var plain = queue
      plain.shuffle(.off)
      try #require(Set(plain.entries) == Set(queue.entries), "\(note)")
      try #require(plain.now == queue.now, "\(note)")
      let saved = SavedQueue(queue: queue, elapsed: round)
      try #require(try SavedQueue(bytes: saved.bytes) == saved)
      var undone = queue
      undone.restore(before)
      try #require(undone.entries == before.entries, "\(note)")
    }
  }

  /// An edit that may shuffle; what plays now stays unless it is removed or left.
  private func disturb(_ queue: inout PlayQueue, _ random: inout SplitMix64) {
    let chosen = queue.some(&random)
    let now = queue.now
    switch Int.random(in: 0..<9, using: &random) {
    case 0: queue.shuffle(.tracks)
    case 1: queue.shuffle(.albums) { AlbumID($0.rawValue % 3) }
    case 2: queue.shuffle(.off)
    case 3: queue.moveUp(chosen)
    case 4: queue.moveDown(chosen)
    case 5: queue.playNext(tracks(0..<3))
    case 6: queue.add(tracks(0..<5))
    case 7:
      queue.remove(chosen)
      return
    default:
      _ = queue.next()
      return
    }
    if let now { #expect(queue.now == now) }
  }
}
