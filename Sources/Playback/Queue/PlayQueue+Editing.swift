public import MusicModel

extension PlayQueue {
  /// Removes entries; those not in the queue are passed over.
  ///
  /// Where the one that plays now is among them, the next one left takes its place; after the last
  /// one the queue is at its end, or begins anew where all are repeated.
  ///
  /// - Returns: How many were removed.
  @discardableResult
  public mutating func remove(_ ids: Set<QueueEntryID>) -> Int {
    let count = entries.count
    let removesNow = now.map { ids.contains($0.id) } ?? false
    let before = entries[..<position].reduce(0) { $0 + (ids.contains($1.id) ? 0 : 1) }
    entries.removeAll { ids.contains($0.id) }
    unshuffled?.removeAll { ids.contains($0.id) }
    position = before
    if removesNow {
      stopsAfterNow = false
      if position == entries.count, repeatMode == .all { beginAnew() }
    }
    return count - entries.count
  }

  /// Moves entries one place towards the beginning, each past one neighbour that is not moved.
  ///
  /// Entries at the beginning stay. The one that plays now goes on playing wherever it is.
  public mutating func moveUp(_ ids: Set<QueueEntryID>) {
    rearrange { entries in
      for index in entries.indices.dropFirst()
      where ids.contains(entries[index].id) && !ids.contains(entries[index - 1].id) {
        entries.swapAt(index, index - 1)
      }
    }
  }

  /// Moves entries one place towards the end, each past one neighbour that is not moved.
  public mutating func moveDown(_ ids: Set<QueueEntryID>) {
    rearrange { entries in
      for index in entries.indices.dropLast().reversed()
      where ids.contains(entries[index].id) && !ids.contains(entries[index + 1].id) {
        entries.swapAt(index, index + 1)
      }
    }
  }

  /// Moves entries, in their order, in front of another one.
  ///
  /// - Parameters:
  ///   - ids: The entries to move.
  ///   - target: The entry to stand before; nil, or one that is not in the queue, is the end. One
  ///     that is moved itself stands for the first entry after it that is not.
  public mutating func move(_ ids: Set<QueueEntryID>, before target: QueueEntryID?) {
    rearrange { entries in
      let place = target.flatMap { target in entries.firstIndex { $0.id == target } }
      let limit = place ?? entries.count
      let head = entries[..<limit].filter { !ids.contains($0.id) }
      let moved = entries.filter { ids.contains($0.id) }
      let tail = entries[limit...].filter { !ids.contains($0.id) }
      entries = head + moved + tail
    }
  }

  /// Removes everything.
  public mutating func clear() {
    entries = []
    unshuffled = unshuffled.map { _ in [] }
    beginAnew()
  }

  /// Removes what comes after the entry that plays now.
  public mutating func clearUpcoming() {
    remove(Set(upcoming.map(\.id)))
  }

  /// Removes what comes before the entry that plays now.
  public mutating func clearHistory() {
    remove(Set(history.map(\.id)))
    heard = []
  }

  /// Takes the entries and their order back as they were: an undo.
  ///
  /// What plays now goes on if it was in the queue then; otherwise what played then is now.
  /// Identities given since are not given again.
  public mutating func restore(_ earlier: PlayQueue) {
    let current = now?.id
    let last = max(lastID, earlier.lastID)
    let trail = heard
    let stops = stopsAfterNow
    let repeats = repeatMode
    self = earlier
    lastID = last
    repeatMode = repeats
    guard let current, let index = index(of: current) else { return }
    position = index
    heard = trail
    stopsAfterNow = stops
  }

  /// Changes the order of the entries; the one that plays now stays the same.
  private mutating func rearrange(_ change: (inout [QueueEntry]) -> Void) {
    let current = now?.id
    change(&entries)
    if let current, let index = index(of: current) { position = index }
  }
}
