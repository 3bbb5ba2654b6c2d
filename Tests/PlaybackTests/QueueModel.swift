import MusicModel
import Playback

/// The rules of the queue without shuffling, told as plainly as possible, to hold the real one to.
struct QueueModel {
  var list: [QueueEntry] = []
  var now: QueueEntryID?
  /// Where the queue stands when nothing is now: behind these entries.
  var repeats = RepeatMode.off
  var trail: [QueueEntryID] = []

  var place: Int { list.firstIndex { $0.id == now } ?? list.count }

  mutating func go(to entry: QueueEntry?) {
    if let now, now != entry?.id { trail.append(now) }
    now = entry?.id
  }

  mutating func next() {
    if place + 1 < list.count { return go(to: list[place + 1]) }
    if repeats == .all, let first = list.first {
      now = first.id
      trail = []
    } else {
      go(to: nil)
    }
  }

  mutating func finish() {
    if repeats != .one || now == nil { next() }
  }

  mutating func previous() {
    trail.removeAll { id in !list.contains { $0.id == id } }
    if let last = trail.popLast() {
      now = last
    } else if place > 0 {
      now = list[place - 1].id
    } else if repeats == .all {
      now = list.last?.id
    }
  }

  mutating func remove(_ ids: Set<QueueEntryID>) {
    if let now, ids.contains(now) {
      let left = list[place...].first { !ids.contains($0.id) }
      let first = list.first { !ids.contains($0.id) }
      if left == nil, repeats == .all { trail = [] }
      self.now = left?.id ?? (repeats == .all ? first?.id : nil)
    }
    list.removeAll { ids.contains($0.id) }
  }

  mutating func insert(_ entries: [QueueEntry], afterNow: Bool) {
    let wasAtEnd = now == nil
    list.insert(contentsOf: entries, at: afterNow ? min(place + 1, list.count) : list.count)
    if wasAtEnd { now = entries.first?.id }
  }

  mutating func move(_ ids: Set<QueueEntryID>, before target: QueueEntryID?) {
    let moved = list.filter { ids.contains($0.id) }
    let start = list.firstIndex { $0.id == target } ?? list.count
    let anchor = list[start...].first { !ids.contains($0.id) }
    list.removeAll { ids.contains($0.id) }
    list.insert(contentsOf: moved, at: list.firstIndex { $0.id == anchor?.id } ?? list.count)
  }
}
