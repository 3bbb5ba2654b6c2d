import Playback

/// Former states of the queue, so that a change of it can be taken back, and made again.
///
/// Changes are numbered together with those of the person's other data, so that of both the last
/// one can be told.
struct QueueHistory: Sendable {
  private struct State {
    var queue: PlayQueue
    var number: Int
  }

  private var former: [State] = []
  /// States that were left by taking changes back, the one to go to next last.
  private var undone: [State] = []
  /// Queues share their storage where they are alike, so this many cost little.
  private static let capacity = 50

  /// The number of the change that is taken back next; 0 when there is none.
  var nextUndo: Int { former.last?.number ?? 0 }

  /// The number of taking back the change that is made again next; 0 when there is none.
  var nextRedo: Int { undone.last?.number ?? 0 }

  /// Keeps the state before a change; what was taken back before cannot be made again then.
  mutating func append(_ queue: PlayQueue, number: Int) {
    undone = []
    former.append(State(queue: queue, number: number))
    if former.count > Self.capacity { former.removeFirst() }
  }

  /// The state before the last change; `nil` when there is none.
  mutating func undo(from queue: PlayQueue, number: Int) -> PlayQueue? {
    guard let state = former.popLast() else { return nil }
    undone.append(State(queue: queue, number: number))
    return state.queue
  }

  /// The state after the change that was taken back last; `nil` when there is none.
  mutating func redo(from queue: PlayQueue, number: Int) -> PlayQueue? {
    guard let state = undone.popLast() else { return nil }
    former.append(State(queue: queue, number: number))
    return state.queue
  }
}
