public import MusicModel

/// One place in the queue: a track that will be, is or was played.
///
/// A track may stand in the queue many times; each time is an entry of its own, whose identity
/// stays the same however the queue is rearranged.
public struct QueueEntry: Hashable, Sendable, Identifiable {
  /// Identity of the entry; never used again in the same queue.
  public var id: QueueEntryID
  /// The track to play.
  public var track: TrackID

  /// Makes an entry from its parts.
  public init(id: QueueEntryID, track: TrackID) {
    self.id = id
    self.track = track
  }
}

/// Identity of an entry of the queue.
public typealias QueueEntryID = Identifier<QueueEntry>
