import Playback

/// Former states of the queue, so that a change of it can be taken back.
struct QueueHistory: Sendable {
  private var states: [PlayQueue] = []
  /// Queues share their storage where they are alike, so this many cost little.
  private static let capacity = 50

  /// Keeps a state.
  mutating func append(_ queue: PlayQueue) {
    states.append(queue)
    if states.count > Self.capacity { states.removeFirst() }
  }

  /// The last state; it is kept no longer.
  mutating func popLast() -> PlayQueue? { states.popLast() }
}
