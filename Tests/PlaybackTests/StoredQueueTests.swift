import MusicModel
import Playback
import Testing

struct StoredQueueTests {
  private func again(_ queue: PlayQueue) -> PlayQueue {
    SavedQueue(SavedQueue(queue: queue, elapsed: 5).stored, seed: 3).queue
  }

  @Test func `a queue comes back with its order, its place and its modes`() {
    var queue = PlayQueue.of(6, at: 2)
    queue.repeatMode = .all
    queue.stopsAfterNow = true
    #expect(again(queue).picture == "1 2 [3] 4 5 6")
    #expect(again(queue).repeatMode == .all)
    #expect(again(queue).stopsAfterNow)
    #expect(SavedQueue(SavedQueue(queue: queue, elapsed: 5).stored, seed: 3).elapsed == 5)
  }

  @Test(arguments: [ShuffleMode.tracks, .albums])
  func `a shuffled queue comes back as it was shown and can be put in order`(mode: ShuffleMode) {
    var queue = PlayQueue.of(20, at: 4)
    queue.shuffle(mode) { AlbumID($0.rawValue / 4) }
    queue.playNext(tracks([99]))
    var restored = again(queue)
    #expect(restored.picture == queue.picture)
    #expect(restored.shuffleMode == mode)
    restored.shuffle(.off)
    queue.shuffle(.off)
    #expect(restored.picture == queue.picture)
  }

  @Test func `an ended and an empty queue come back so`() {
    var queue = PlayQueue.of(2, at: 1)
    _ = queue.next()
    #expect(again(queue).picture == "1 2 []")
    #expect(again(PlayQueue(seed: 1)).picture == "[]")
  }

  @Test func `what is no track is left out, and anything else is some queue`() {
    let entry = { (track: Int64?, order: Int?) in
      StoredQueue.Entry(track: track.map { TrackID($0) }, path: [0x2F], playOrder: order)
    }
    let stored = StoredQueue(
      entries: [entry(nil, 0), entry(7, 5), entry(8, -3), entry(9, nil), entry(8, 5)], current: 3,
      elapsed: -4, modes: "shuffle-tracks shuffle-sideways  repeat-one x")
    let saved = SavedQueue(stored, seed: 1)
    #expect(saved.queue.picture == "8 7 8 [9]")
    #expect(saved.queue.repeatMode == .one && saved.elapsed == 0)
    for current in [nil, 0, -1, 99] {
      var other = stored
      other.current = current
      #expect(SavedQueue(other, seed: 1).queue.now == nil)
    }
  }
}
