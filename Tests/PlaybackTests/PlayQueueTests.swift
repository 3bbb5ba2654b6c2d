import MusicModel
import Playback
import Testing

struct PlayQueueTests {
  @Test func `what is chosen plays now and the others come before and after it`() {
    var queue = PlayQueue.of(4, at: 2)
    #expect(queue.picture == "1 2 [3] 4")
    #expect(queue.history.map(\.track) == tracks([1, 2]))
    #expect(queue.upcoming.map(\.track) == tracks([4]))
    queue.play(tracks([7, 8]), startingAt: 99)
    #expect(queue.picture == "7 [8]")
    queue.play(tracks([]))
    #expect(queue.picture == "[]")
  }

  @Test func `tracks are added next and at the end in their own order`() {
    var queue = PlayQueue.of(2)
    queue.playNext(tracks([8, 9]))
    queue.add(tracks([3, 3]))
    #expect(queue.picture == "[1] 8 9 2 3 3")
    #expect(Set(queue.entries.map(\.id)).count == 6)
  }

  @Test func `what is added to an ended queue becomes what plays now`() {
    var queue = PlayQueue.of(1)
    #expect(queue.next() == .stop)
    #expect(queue.picture == "1 []")
    #expect(queue.add(tracks([2, 3]))?.track == TrackID(2))
    #expect(queue.picture == "1 [2] 3")
  }

  @Test func `after the last entry the queue ends, and going back plays the last one`() {
    var queue = PlayQueue.of(2, at: 1)
    #expect(queue.next() == .stop)
    #expect(queue.next() == .stop)
    #expect(queue.previous() == .play(queue.entries[1]))
  }

  @Test func `going back returns to what was heard, not to what is shown before`() {
    var queue = PlayQueue.of(9, at: 1)
    #expect(queue.jump(to: queue.id(7)) == .play(queue.entries[6]))
    #expect(queue.picture == "1 2 3 4 5 6 [7] 8 9")
    _ = queue.previous()
    #expect(queue.picture == "1 [2] 3 4 5 6 7 8 9")
    _ = queue.previous()
    #expect(queue.picture == "[1] 2 3 4 5 6 7 8 9")
    #expect(queue.previous() == .play(queue.entries[0]))
    #expect(queue.jump(to: QueueEntryID(77)) == nil)
  }

  @Test func `an entry that was heard and removed is passed over on the way back`() {
    var queue = PlayQueue.of(4)
    _ = queue.next()
    _ = queue.next()
    queue.remove(queue.ids(2))
    #expect(queue.picture == "1 [3] 4")
    _ = queue.previous()
    #expect(queue.picture == "[1] 3 4")
  }

  @Test func `repeating all begins anew, and goes back to the end`() {
    var queue = PlayQueue.of(3, at: 2)
    queue.repeatMode = .all
    #expect(queue.following == queue.entries[0])
    #expect(queue.finish() == .play(queue.entries[0]))
    #expect(queue.previous() == .play(queue.entries[2]))
  }

  @Test func `repeating one repeats by itself and yields to a person`() {
    var queue = PlayQueue.of(3)
    queue.repeatMode = .one
    #expect(queue.following == queue.now)
    #expect(queue.finish() == .play(queue.entries[0]))
    #expect(queue.next() == .play(queue.entries[1]))
  }

  @Test(arguments: RepeatMode.allCases)
  func `stopping after this stops once, with what would follow ready`(mode: RepeatMode) {
    var queue = PlayQueue.of(3)
    queue.repeatMode = mode
    queue.stopsAfterNow = true
    #expect(queue.following == nil)
    #expect(queue.finish() == .stop)
    #expect(queue.picture == (mode == .one ? "[1] 2 3" : "1 [2] 3"))
    #expect(!queue.stopsAfterNow)
  }

  @Test func `choosing another entry forgets to stop after this one`() {
    var queue = PlayQueue.of(3)
    queue.stopsAfterNow = true
    _ = queue.next()
    #expect(!queue.stopsAfterNow)
  }

  @Test func `removing what plays makes the next one left play`() {
    var queue = PlayQueue.of(5, at: 2)
    queue.remove(queue.ids(1, 3, 4))
    #expect(queue.picture == "2 [5]")
    queue.remove(queue.ids(5))
    #expect(queue.picture == "2 []")
    #expect(queue.remove([QueueEntryID(99)]) == 0)
  }

  @Test func `removing the last one that plays begins anew where all are repeated`() {
    var queue = PlayQueue.of(3, at: 2)
    queue.repeatMode = .all
    queue.remove(queue.ids(3))
    #expect(queue.picture == "[1] 2")
  }

  @Test func `entries move by one past those that are not moved, and what plays plays on`() {
    var queue = PlayQueue.of(5, at: 2)
    queue.moveUp(queue.ids(1, 3, 5))
    #expect(queue.picture == "1 [3] 2 5 4")
    queue.moveDown(queue.ids(3, 2, 4))
    #expect(queue.picture == "1 5 [3] 2 4")
  }

  @Test func `entries move in front of another one or to the end`() {
    var queue = PlayQueue.of(6, at: 1)
    queue.move(queue.ids(5, 1), before: queue.id(3))
    #expect(queue.picture == "[2] 1 5 3 4 6")
    queue.move(queue.ids(1, 2), before: nil)
    #expect(queue.picture == "5 3 4 6 [2] 1")
    queue.move(queue.ids(3, 4), before: queue.id(3))
    #expect(queue.picture == "5 3 4 6 [2] 1")
  }

  @Test func `the history and what comes are cleared by themselves`() {
    var queue = PlayQueue.of(5, at: 2)
    queue.clearUpcoming()
    #expect(queue.picture == "1 2 [3]")
    queue.clearHistory()
    #expect(queue.picture == "[3]")
    queue.clear()
    #expect(queue.picture == "[]")
  }

  @Test func `an undo brings entries and order back and lets what plays play on`() {
    var queue = PlayQueue.of(5)
    let earlier = queue
    queue.remove(queue.ids(2, 4))
    queue.moveDown(queue.ids(3))
    _ = queue.next()
    #expect(queue.picture == "1 [5] 3")
    let later = queue
    queue.restore(earlier)
    #expect(queue.picture == "1 2 3 4 [5]")
    queue.restore(later)
    #expect(queue.picture == "1 [5] 3")
  }

  @Test func `an undo of playing something else goes back to what played`() {
    var queue = PlayQueue.of(3, at: 1)
    let earlier = queue
    queue.play(tracks([8, 9]))
    let ids = Set(queue.entries.map(\.id))
    queue.restore(earlier)
    #expect(queue.picture == "1 [2] 3")
    queue.add(tracks([4]))
    #expect(ids.isDisjoint(with: queue.entries.map(\.id)))
  }

  @Test func `a hundred thousand entries are a matter of milliseconds`() {
    let many = tracks(1...100_000)
    var queue = PlayQueue(seed: 1)
    let time = ContinuousClock().measure {
      queue.play(many, startingAt: 50_000)
      queue.playNext(many)
      queue.shuffle(.tracks)
      queue.remove([queue.entries[70_000].id])
      queue.moveUp([queue.entries[90_000].id])
      _ = queue.next()
    }
    #expect(queue.entries.count == 199_999)
    // Builds for debugging on a busy machine: this only tells linear from quadratic.
    #expect(time < .seconds(20))
  }
}
