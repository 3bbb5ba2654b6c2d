public import MusicModel

extension PlayQueue {
  /// Goes to the next entry, as a person asks for it; repeating one entry does not hold it.
  ///
  /// After the last entry the queue is at its end, or begins anew where all are repeated.
  public mutating func next() -> QueueStep {
    guard !entries.isEmpty else { return .stop }
    let isLast = position + 1 >= entries.count
    if isLast, repeatMode == .all {
      beginAnew()
    } else {
      go(to: min(position + 1, entries.count))
    }
    return step
  }

  /// Goes on after the entry that plays now was played to its end.
  ///
  /// Where it should stop after this entry, the next one is ready but not played.
  public mutating func finish() -> QueueStep {
    let stops = stopsAfterNow
    stopsAfterNow = false
    if repeatMode != .one || now == nil { _ = next() }
    return stops ? .stop : step
  }

  /// Goes back to the entry that was heard before this one.
  ///
  /// Where nothing was heard before, it is the one shown before it; the first one begins again, or
  /// goes to the last one where all are repeated.
  public mutating func previous() -> QueueStep {
    stopsAfterNow = false
    while let id = heard.popLast() {
      guard let index = index(of: id) else { continue }
      position = index
      return step
    }
    if position > 0 {
      position -= 1
    } else if repeatMode == .all {
      position = max(0, entries.count - 1)
    }
    return step
  }

  /// Goes to an entry; nil and no change when it is not in the queue.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public mutating func jump(to id: QueueEntryID) -> QueueStep? {
    guard let index = index(of: id) else { return nil }
    go(to: index)
    return step
  }

  /// Goes to the first entry and forgets what was heard before.
  public mutating func beginAnew() {
    heard = []
    position = 0
    stopsAfterNow = false
  }

  private var step: QueueStep { now.map { .play($0) } ?? .stop }

  private mutating func go(to index: Int) {
    if let now, index != position { remember(now.id) }
    position = index
    stopsAfterNow = false
  }

  private mutating func remember(_ id: QueueEntryID) {
    heard.append(id)
    // Only jumping back and forth makes it longer than the queue. Twice the limit is let in, so
    // that a step costs no shift of the whole list.
    let limit = max(Self.heardLimit, entries.count)
    if heard.count >= 2 * limit { heard.removeFirst(heard.count - limit) }
  }
}
