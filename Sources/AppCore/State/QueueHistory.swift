import Playback

/// Former states of the queue, so that a change of it can be taken back, and made again.
struct QueueHistory: Sendable {
  private var undoable: [PlayQueue] = []
  private var redoable: [PlayQueue] = []
  /// Queues share their storage where they are alike, so this many cost little.
  private static let capacity = 50

  /// Keeps the state before a change.
  mutating func append(_ queue: PlayQueue) {
    push(queue)
    redoable = []
  }

  /// The state before the last change, in the place of the present one.
  mutating func undo(_ present: PlayQueue) -> PlayQueue? {
    guard let former = undoable.popLast() else { return nil }
    redoable.append(present)
    return former
  }

  /// The state after the change that was taken back last, in the place of the present one.
  mutating func redo(_ present: PlayQueue) -> PlayQueue? {
    guard let later = redoable.popLast() else { return nil }
    push(present)
    return later
  }

  private mutating func push(_ queue: PlayQueue) {
    undoable.append(queue)
    if undoable.count > Self.capacity { undoable.removeFirst() }
  }
}
