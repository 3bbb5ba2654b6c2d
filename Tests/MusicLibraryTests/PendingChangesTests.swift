import Testing

@testable import MusicLibrary

@Suite struct PendingChangesTests {
  private var pending = PendingChanges(settleTime: 10, patience: 50)

  private func place(_ path: String, isDeep: Bool = false) -> ScanPlace {
    ScanPlace(path: Array(path.utf8), isDeep: isDeep)
  }

  @Test mutating func `changes are handed out once they have settled, each place once`() {
    #expect(pending.due == nil)
    for time in 0..<8 { pending.note(place("/m/a"), at: Int64(time)) }
    pending.note(place("/m/b"), at: 8)
    #expect(pending.due == 18)
    #expect(pending.take(at: 17) == nil)
    #expect(pending.take(at: 18) == .places([place("/m/a"), place("/m/b")]))
    #expect(pending.due == nil)
    #expect(pending.take(at: 1_000) == nil)
  }

  @Test mutating func `changes that never stop are waited for only so long`() {
    for time in 0...60 { pending.note(place("/m/a"), at: Int64(time)) }
    #expect(pending.due == 50)
    #expect(pending.take(at: 60) == .places([place("/m/a")]))
    pending.note(place("/m/a"), at: 61)
    #expect(pending.due == 71)
  }

  @Test mutating func `what lies below a whole place is part of it`() {
    pending.note(place("/m/a/b"), at: 0)
    pending.note(place("/m/a", isDeep: true), at: 0)
    pending.note(place("/m/ab"), at: 0)
    pending.note(place("/m/a/b/c", isDeep: true), at: 0)
    pending.note(place("/m/d", isDeep: true), at: 0)
    pending.note(place("/m/d"), at: 0)
    #expect(
      pending.take(at: 10)
        == .places([
          place("/m/a", isDeep: true), place("/m/ab"), place("/m/d", isDeep: true),
        ]))
  }

  @Test mutating func `everything is everything, and so is too much`() {
    pending.note(place("/m/a"), at: 0)
    pending.noteEverything(at: 1)
    pending.note(place("/m/b"), at: 2)
    #expect(pending.take(at: 12) == .everything)
    for number in 0...20_000 { pending.note(place("/m/\(number)"), at: 20) }
    #expect(pending.take(at: 30) == .everything)
    #expect(pending.due == nil)
  }

  @Test mutating func `a place that is not ready is looked at ever more seldom`() {
    var now: Int64 = 0
    pending.note(place("/m/a"), at: now)
    now = 10
    #expect(pending.take(at: now) == .places([place("/m/a")]))
    for wait in [10, 20, 40, 80, 160, 320, 320] as [Int64] {
      pending.recheck([place("/m/a")], at: now)
      #expect(pending.due == now + wait)
      #expect(pending.take(at: now + wait - 1) == nil)
      now += wait
      #expect(pending.take(at: now) == .places([place("/m/a")]))
    }
    // Once it was ready, it is as new.
    #expect(pending.due == nil)
    pending.note(place("/m/b"), at: now)
    #expect(pending.take(at: now + 10) != nil)
    pending.recheck([place("/m/a")], at: now + 10)
    #expect(pending.due == now + 20)
  }
}
