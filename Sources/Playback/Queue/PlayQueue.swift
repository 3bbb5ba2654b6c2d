public import MusicModel

/// What was, is and will be played, in one list: the order shown is the order played.
///
/// Entries before `position` are the history, the one at it is now, the others come next. A
/// position behind the last entry means that the queue was played to its end. Shuffling rearranges
/// the list itself, and gives the former order back when it is turned off.
///
/// A copy costs nothing until one of the two changes, so an undo may keep the value it goes back
/// to. All mutations cost O(*n*) at most and read nothing of a track but its identity.
///
///     var queue = PlayQueue(seed: 1)
///     queue.play([a, b, c], startingAt: 1)
///     queue.now?.track    // b
///     queue.next()        // .play(the entry of c)
///     queue.next()        // .stop
///     queue.previous()    // .play(the entry of c)
public struct PlayQueue: Hashable, Sendable {
  /// All entries in the order they are shown and played.
  public internal(set) var entries: [QueueEntry] = []
  /// Index in `entries` of the one that plays now, or their count when none does.
  public internal(set) var position = 0
  /// What comes after an entry that was played to its end.
  public var repeatMode = RepeatMode.off
  /// How the entries to come were arranged.
  public internal(set) var shuffleMode = ShuffleMode.off
  /// Whether playing stops after the entry that plays now; another entry ends this.
  public var stopsAfterNow = false

  /// The order to go back to; as long as nothing is shuffled it is nil.
  var unshuffled: [QueueEntry]?
  /// Entries left behind since the queue last began anew, the latest last.
  ///
  /// It may name entries that were removed since.
  var heard: [QueueEntryID] = []
  /// The identity given last.
  var lastID: Int64 = 0
  /// Where the next shuffle begins.
  var seed: UInt64

  // Steps back through a short queue: more than anybody takes.
  static let heardLimit = 1_000

  /// Makes an empty queue; equal seeds shuffle equally.
  public init(seed: UInt64) { self.seed = seed }
}

extension PlayQueue {
  /// The entry that plays now, if the queue is not at its end.
  public var now: QueueEntry? { position < entries.count ? entries[position] : nil }

  /// The entries before the one that plays now.
  public var history: ArraySlice<QueueEntry> { entries[..<position] }

  /// The entries after the one that plays now.
  public var upcoming: ArraySlice<QueueEntry> { entries[min(position + 1, entries.count)...] }

  /// The entry that will play by itself after this one, if any.
  ///
  /// It is what `finish()` would give, so that it can be prepared ahead. O(1).
  public var following: QueueEntry? {
    guard let now, !stopsAfterNow else { return nil }
    if repeatMode == .one { return now }
    if position + 1 < entries.count { return entries[position + 1] }
    return repeatMode == .all ? entries.first : nil
  }

  /// The index of an entry, if it is in the queue.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func index(of id: QueueEntryID) -> Int? {
    entries.firstIndex { $0.id == id }
  }
}
