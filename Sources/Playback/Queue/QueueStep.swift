/// What to do after a step through the queue.
public enum QueueStep: Hashable, Sendable {
  /// Play this entry from its beginning.
  case play(QueueEntry)
  /// Play nothing: the queue is at its end, or was asked to stop here.
  case stop
}
