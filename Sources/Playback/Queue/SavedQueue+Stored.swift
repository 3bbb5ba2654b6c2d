public import MusicModel

extension SavedQueue {
  /// The queue in the form in which a library keeps it, among what belongs to the person.
  ///
  /// Entries stand in the order they were added. Which ones were heard is not kept: going back goes
  /// to the entry shown before, then.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var stored: StoredQueue {
    let order = queue.unshuffled ?? queue.entries
    var places: [QueueEntryID: Int] = [:]
    if queue.unshuffled != nil {
      for (place, entry) in queue.entries.enumerated() { places[entry.id] = place }
    }
    return StoredQueue(
      entries: order.map { StoredQueue.Entry(track: $0.track, playOrder: places[$0.id]) },
      current: queue.now.flatMap { now in order.firstIndex { $0.id == now.id } },
      elapsed: elapsed, modes: QueueModes(queue).text)
  }

  /// Takes a queue from the form in which a library keeps it; anything in it is some queue.
  ///
  /// Entries that are no tracks of the library are left out. Without a current entry the queue is
  /// at its end.
  ///
  /// - Parameters:
  ///   - stored: The queue.
  ///   - seed: Where the next shuffle begins.
  public init(_ stored: StoredQueue, seed: UInt64) {
    var queue = PlayQueue(seed: seed)
    let kept = stored.entries.enumerated().filter { $1.track != nil }
    queue.add(kept.compactMap { $1.track })
    let order = queue.entries
    let current = kept.firstIndex { place, _ in place == stored.current }
    let modes = QueueModes(stored.modes)
    queue.repeatMode = modes.repeatMode
    queue.stopsAfterNow = modes.stopsAfterNow && current != nil
    if modes.shuffleMode != .off {
      queue.shuffleMode = modes.shuffleMode
      queue.unshuffled = order
      // An entry without a place comes after all that have one.
      let places = kept.map { ($1.playOrder ?? Int.max, $0) }
      queue.entries = order.indices.sorted { places[$0] < places[$1] }.map { order[$0] }
    }
    queue.position = current.flatMap { queue.index(of: order[$0].id) } ?? queue.entries.count
    self.init(queue: queue, elapsed: current == nil ? 0 : stored.elapsed)
  }
}
