/// A queue with the place within the entry that plays now, as bytes for a file.
///
/// The form is binary, has a version and a checksum, and takes about three bytes for an entry of
/// an album. Who stores it does so whole or not at all, and so has the older file when the newer
/// one was not finished.
public struct SavedQueue: Hashable, Sendable {
  /// Why bytes are no saved queue.
  public enum Failure: Error, Hashable, Sendable {
    /// They do not begin as a saved queue does.
    case notAQueue
    /// A later version of the program wrote them.
    case newerVersion(Int)
    /// They are cut short or were changed.
    case damaged
  }

  /// The queue.
  public var queue: PlayQueue
  /// Milliseconds of the entry that plays now that were played.
  public var elapsed: Int

  /// Makes one from its parts.
  public init(queue: PlayQueue, elapsed: Int = 0) {
    self.queue = queue
    self.elapsed = max(0, elapsed)
  }
}
